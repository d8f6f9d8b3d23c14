/** Fewer days say nothing of a year. */
const LEAST_DAYS = 360

/** Mean of a year, kWh/m², from the sums of its days; null where less than a year has values. */
export function annualGhi(days: readonly (number | null)[]): number | null {
  const known = days.filter((day) => day !== null)
  if (known.length < LEAST_DAYS) return null
  return (known.reduce((sum, day) => sum + day, 0) / known.length) * 365
}
