import type { WeatherFile, WeatherWarning } from './weatherFile.ts'

/** Where global irradiance stands alone. */
export function missingLight({ columns }: Pick<WeatherFile, 'columns'>): readonly WeatherWarning[] {
  if (columns.dni_wm2 || columns.dhi_wm2) return []
  const message =
    'Of GHI, DNI and DHI only GHI is present; the others have to be modelled, which adds uncertainty.'
  return [{ code: 'column_missing', message }]
}
