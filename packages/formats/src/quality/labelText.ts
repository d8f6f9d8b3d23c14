import type { WeatherColumns } from '../weather/weatherFile.ts'

/** `2021-09-06 24:00`: the label of a row, for messages. */
export function labelText(columns: WeatherColumns, row: number): string {
  const { year, month, day, hour, minute } = columns
  return `${year[row]}-${two(month[row])}-${two(day[row])} ${two(hour[row])}:${two(minute[row])}`
}

function two(value: number | undefined): string {
  return String(value ?? 0).padStart(2, '0')
}
