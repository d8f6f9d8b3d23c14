import type { LoadedRun } from '../loadRun.ts'
import { type OnSeries, type PlantRun, simulatePlant } from '../simulatePlant.ts'
import { startProgress } from '../terminal/progress.ts'

/** `simulatePlant`, with its progress on the terminal. */
export function shownRun({ plan, weather }: LoadedRun, onSeries?: OnSeries): PlantRun {
  const total = plan.blocks.length * weather.airC.length
  const progress = startProgress({ doing: 'simulating', things: 'steps', total })
  try {
    return simulatePlant(plan, weather, (block, range, series) => {
      onSeries?.(block, range, series)
      progress.done(range.to - range.from)
    })
  } finally {
    progress.end()
  }
}
