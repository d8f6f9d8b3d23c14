import { DUET_UNITS, DUET_WEATHER_MARK } from './duetLayout.ts'
import { WEATHER_LABEL_COLUMNS, WEATHER_VALUE_COLUMNS, type WeatherFile } from './weatherFile.ts'

const ROWS_PER_PIECE = 1000

/**
 * Weather as the product's own CSV, in pieces of text: metadata in `#` lines, then the specification's columns.
 * Numbers are written in full, so that reading the text back gives the same values.
 */
export function* writeWeatherCsv(
  weather: Pick<WeatherFile, 'metadata' | 'columns' | 'rowCount'>,
): Generator<string, void, undefined> {
  const names = WEATHER_VALUE_COLUMNS.filter((name) => weather.columns[name] !== undefined)
  const columns = [...WEATHER_LABEL_COLUMNS, ...names].map(
    (name) => weather.columns[name] ?? new Float64Array(0),
  )
  yield `${headerLines(weather, names).join('\n')}\n`
  for (let from = 0; from < weather.rowCount; from += ROWS_PER_PIECE) {
    const to = Math.min(weather.rowCount, from + ROWS_PER_PIECE)
    let piece = ''
    for (let row = from; row < to; row++) {
      piece += `${columns.map((column) => cellText(column[row])).join(',')}\n`
    }
    yield piece
  }
}

function headerLines(
  { metadata }: Pick<WeatherFile, 'metadata'>,
  names: readonly (keyof typeof DUET_UNITS)[],
): readonly string[] {
  const site = [
    ['latitude', metadata.latitude],
    ['longitude', metadata.longitude],
    ['altitude_m', metadata.altitude_m],
  ].filter(([, value]) => value !== undefined)
  return [
    DUET_WEATHER_MARK,
    `# source: ${metadata.source}`,
    `# type: ${metadata.type}`,
    ...site.map(([name, value]) => `# ${name}: ${value}`),
    `# local_time_zone: ${metadata.local_time_zone}`,
    `# time_interval: ${metadata.time_interval}`,
    `# interval_alignment: ${metadata.interval_alignment}`,
    `# units: ${names.map((name) => `${name} ${DUET_UNITS[name]}`).join('; ')}`,
    [...WEATHER_LABEL_COLUMNS, ...names].join(','),
  ]
}

function cellText(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : String(value)
}
