import type { WeatherType } from '../weather/file/weatherFile.ts'
import type { PlainTime } from '../weather/readers/plainMapping.ts'

/** The year that PVsyst writes for a year that is none. */
const PVSYST_YEAR = /^\s*\d{1,2}[-/.]\d{1,2}[-/.](19)?90\b/

/** Whether the rows are those of a typical year, by their dates and what stands above them; a person decides. */
export function guessSeriesType(
  remarks: string,
  rows: readonly (readonly string[])[],
  time: PlainTime | undefined,
): WeatherType {
  if (time?.kind === 'parts' || time?.kind === 'months')
    return time.year === undefined ? 'TMY' : 'Sequential'
  const dates = rows.map((row) => row[Number(time?.columns[0]) - 1] ?? '')
  const isOfPvsyst = /^\W*pvsyst\b/i.test(remarks)
  return isOfPvsyst && dates.length > 0 && dates.every((date) => PVSYST_YEAR.test(date))
    ? 'TMY'
    : 'Sequential'
}
