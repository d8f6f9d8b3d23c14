import { type NamedRows, nominalLabelMin } from './rowStore.ts'

/** The distance between rows of a typical year that occurs most, minutes; undefined for a single row. */
export function commonStepMin(rows: NamedRows): number | undefined {
  const counts = new Map<number, number>()
  let best: number | undefined
  for (let i = 1; i < rows.count; i++) {
    const step = nominalLabelMin(rows, i) - nominalLabelMin(rows, i - 1)
    if (step <= 0) continue
    const count = (counts.get(step) ?? 0) + 1
    counts.set(step, count)
    if (best === undefined || count > (counts.get(best) ?? 0)) best = step
  }
  return best
}
