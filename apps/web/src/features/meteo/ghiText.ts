import { periodText, type WeatherTotals } from '@duet/weather'
import { formatUnit, MISSING } from '../../lib/format.ts'

type Totals = Pick<WeatherTotals, 'ghi_kwh_m2' | 'day_count' | 'whole_years' | 'missing_row_count'>

/** Of a dataset whose file cannot be read any more. */
export const DAMAGED = 'File damaged or lost: delete the dataset and import it again'

/** The sum of GHI, of several years with the mean of one: `3,654 kWh/m² (1,827 kWh/m² a year)`. */
export function ghiText({ ghi_kwh_m2, whole_years }: Totals): string {
  if (ghi_kwh_m2 === null) return MISSING
  const sum = formatUnit(ghi_kwh_m2, 'kWh/m²')
  return whole_years > 1 ? `${sum} (${formatUnit(ghi_kwh_m2 / whole_years, 'kWh/m²')} a year)` : sum
}

/** `GHI of one year`; a part of a year is named as such. */
export function ghiLabel(totals: Totals, type: string): string {
  return `GHI of ${periodText(totals, type === 'TMY')}`
}
