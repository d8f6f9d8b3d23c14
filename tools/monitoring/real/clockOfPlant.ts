import { clockSpans, dayShifts, type PlantDay } from '@duet/monitoring'
import type { RuledPlant } from './runRules.ts'

/** By how much the power of clear days is late beside the model, and when that changes. */
export function clockOfPlant({ plant, days }: RuledPlant): string {
  const shifts = dayShifts({
    startUtcMs: joined(days, ({ startUtcMs }) => startUtcMs),
    stepS: plant.stepS,
    values: joined(days, ({ readings }) => readings.get('inv-1') ?? readings.get('mtr')),
    reference: joined(days, ({ expected }) => expected[0]?.acW),
    longitudeDeg: plant.site.longitudeDeg,
  })
  const spans = clockSpans(shifts)
  if (spans.length === 0) return 'too few clear days'
  return spans
    .map(
      ({ minutes, fromUtcMs }, at) =>
        `${Math.round(minutes)}${at > 0 ? ` from ${dateOf(fromUtcMs)}` : ''}`,
    )
    .join(', ')
}

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)

function joined(
  days: readonly PlantDay[],
  of: (day: PlantDay) => Float64Array | undefined,
): Float64Array {
  return Float64Array.from(
    days.flatMap((day) => [...(of(day) ?? new Float64Array(day.startUtcMs.length).fill(NaN))]),
  )
}
