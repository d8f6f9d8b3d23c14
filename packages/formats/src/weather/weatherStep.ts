import { nominalLabelMin, type RowStore } from './rowStore.ts'
import { labelMs } from './sequentialAxis.ts'
import type { WeatherType } from './weatherFile.ts'

/** The distance between rows that occurs most, minutes; undefined for a single row. */
export function commonStepMin(rows: RowStore, type: WeatherType): number | undefined {
  const counts = new Map<number, number>()
  let best: number | undefined
  for (let i = 1; i < rows.count; i++) {
    const step = distanceMin(rows, i, type)
    if (step <= 0) continue
    const count = (counts.get(step) ?? 0) + 1
    counts.set(step, count)
    if (best === undefined || count > (counts.get(best) ?? 0)) best = step
  }
  return best
}

function distanceMin(rows: RowStore, row: number, type: WeatherType): number {
  if (type === 'Sequential') return (labelMs(rows, row) - labelMs(rows, row - 1)) / 60_000
  return nominalLabelMin(rows, row) - nominalLabelMin(rows, row - 1)
}
