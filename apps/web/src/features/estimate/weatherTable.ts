import type { WeatherTable } from '@duet/results'
import type { EstimateWeatherQuery } from '../../lib/gql/graphql.ts'

type RolledWeather = EstimateWeatherQuery['enviroDataRollup']

/** Hourly sums of light become means again: kWh/m² in an hour is 1000 W/m². */
const WM2_PER_KWH_M2 = 1000

/** Hours as a run takes its weather: W/m² and NaN for what is missing. */
export function weatherTable({ time, columns, units, values }: RolledWeather): WeatherTable {
  return {
    startUtcMs: Float64Array.from(time, (text) => Date.parse(text)),
    columns: Object.fromEntries(
      columns.map((name, index) => {
        const factor = units[index] === 'kWh/m²' ? WM2_PER_KWH_M2 : 1
        const column = Float64Array.from(values[index] ?? [], (value) =>
          value === null ? Number.NaN : value * factor,
        )
        return [name, column] as const
      }),
    ),
  }
}
