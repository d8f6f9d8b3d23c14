import type { WeatherFile, WeatherWarning } from '../weather/weatherFile.ts'
import { closureWarning } from './closure.ts'
import { darkDaysWarning } from './darkDays.ts'
import { rangeWarnings } from './physicalRanges.ts'
import { timeLabelWarning } from './timeLabel.ts'

/** Doubts about the values of weather that was read; none of them stops an import. */
export function checkWeather(weather: Omit<WeatherFile, 'warnings'>): readonly WeatherWarning[] {
  return [
    ...missingColumns(weather),
    ...rangeWarnings(weather),
    closureWarning(weather),
    darkDaysWarning(weather),
    timeLabelWarning(weather),
  ].filter((warning) => warning !== undefined)
}

function missingColumns({ columns }: Pick<WeatherFile, 'columns'>): readonly WeatherWarning[] {
  const parts = [columns.ghi_wm2, columns.dni_wm2, columns.dhi_wm2].filter(
    (column) => column !== undefined,
  )
  if (parts.length > 1) return []
  const message =
    'Of GHI, DNI and DHI only GHI is present; the others have to be modelled, which adds uncertainty.'
  return [{ code: 'column_missing', message }]
}
