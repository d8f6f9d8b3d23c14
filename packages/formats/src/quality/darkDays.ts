import type { WeatherFile, WeatherWarning } from '../weather/weatherFile.ts'
import { labelText } from './labelText.ts'

/** Between these latitudes each day has light. */
const POLAR_LATITUDE_DEG = 65
/** Longer than any night of that band, with a margin for rows that are missing. */
const DARK_H = 48

/** Irradiance that stays 0 for days: a logger that failed, or a period without data. */
export function darkDaysWarning({
  columns,
  metadata,
  stepS,
}: Pick<WeatherFile, 'columns' | 'metadata' | 'stepS'>): WeatherWarning | undefined {
  const light = columns.ghi_wm2 ?? columns.dhi_wm2
  if (!light || Math.abs(metadata.latitude ?? 0) > POLAR_LATITUDE_DEG) return undefined
  const least = (DARK_H * 3600) / stepS
  let total = 0
  let first = -1
  let from = 0
  for (let i = 0; i <= light.length; i++) {
    if (i < light.length && (light[i] ?? 0) <= 1) continue
    if (i - from >= least) {
      total += i - from
      if (first < 0) first = from
    }
    from = i + 1
  }
  if (first < 0) return undefined
  const days = Math.round((total * stepS) / 86_400)
  return {
    code: 'dark_days',
    message: `Irradiance stays 0 for ${days} days in all, from ${labelText(columns, first)} on. The instrument may have failed; leave these rows out or use another source.`,
  }
}
