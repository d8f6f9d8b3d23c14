const HOURS_OF_YEAR = 8760

/**
 * Years whose mean the figures of a run stand for: of several whole ones without gaps; 1 where they are sums.
 *
 * @param hours - of the weather of the run
 * @param missingSteps - without energy; null: not known
 */
export function yearsInMean(hours: number, missingSteps: number | null = 0): number {
  if ((missingSteps ?? 0) > 0) return 1
  const years = Math.round(hours / 8766)
  return years > 1 && Math.abs(hours - years * HOURS_OF_YEAR) <= years * 24 ? years : 1
}
