import { writeWeatherCsv } from '@duet/formats'
import { type SampleWeather, sampleWeather } from '@duet/plant'

/** The sample's year as a weather file; between its hours straight lines where the step is five minutes. */
export function loadWeatherCsv(stepMin: 5 | 60): string {
  const hourly = sampleWeather()
  if (stepMin === 60) return [...writeWeatherCsv(hourly)].join('')
  const weather = finer(hourly, 60 / stepMin)
  return [...writeWeatherCsv(weather)].join('')
}

type FinerWeather = Omit<SampleWeather, 'metadata'> & {
  readonly metadata: Omit<SampleWeather['metadata'], 'time_interval'> & {
    readonly time_interval: 'FiveMinutes'
  }
}

function finer({ rowCount, metadata, columns }: SampleWeather, parts: number): FinerWeather {
  const spread = (values: Float64Array, valueAt: (row: number, part: number) => number) =>
    Float64Array.from({ length: values.length * parts }, (_, i) =>
      valueAt(Math.floor(i / parts), i % parts),
    )
  const copied = (values: Float64Array) => spread(values, (row) => values[row] ?? 0)
  /** The mean of an hour stands in its middle. */
  const line = (values: Float64Array) =>
    spread(values, (row, part) => {
      const place = (part + 0.5) / parts - 0.5
      const here = values[row] ?? 0
      const there = values[place < 0 ? row - 1 : row + 1] ?? here
      return here + Math.abs(place) * (there - here)
    })
  return {
    rowCount: rowCount * parts,
    metadata: { ...metadata, time_interval: 'FiveMinutes' },
    columns: {
      year: copied(columns.year),
      month: copied(columns.month),
      day: copied(columns.day),
      hour: copied(columns.hour),
      minute: spread(columns.minute, (_row, part) => (part * 60) / parts),
      ghi_wm2: line(columns.ghi_wm2),
      dni_wm2: line(columns.dni_wm2),
      dhi_wm2: line(columns.dhi_wm2),
      temp_c: line(columns.temp_c),
      rh: line(columns.rh),
      windspeed: line(columns.windspeed),
    },
  }
}
