import type { RuledPlant } from './runRules.ts'

/** Every day of a plant with its sums and its rows, for one who looks at the readings of that day. */
export function daysOfPlant({ plant, results }: RuledPlant): string {
  const lines = results.flatMap(({ day, events }) => [
    `${day.date}  expected ${day.model_kwh.toFixed(2)}  measured ${day.sensor_kwh.toFixed(2)}  residual ${day.residual_kwh.toFixed(2)}  over ${day.over_kwh.toFixed(2)} kWh`,
    ...events.map(
      ({ timestamp, duration_s, event_type, hierarchy_id, allocated_delta }) =>
        `    ${timestamp.slice(0, 16)}Z  ${(duration_s / 3600).toFixed(2)} h  ${event_type} ${hierarchy_id}  ${allocated_delta.toFixed(2)} kWh`,
    ),
  ])
  return [`${plant.name} (${plant.file})`, ...lines].join('\n')
}
