import type { WeatherFile, WeatherWarning } from '../weather/weatherFile.ts'
import { labelText } from './labelText.ts'

/**
 * Diffuse irradiance cannot exceed global. The margin is the usual one of quality control for irradiance above
 * 50 W/m² (BSRN: DHI/GHI < 1.10 at high sun), so that instruments' uncertainty is not reported.
 */
export function closureWarning({
  columns,
}: Pick<WeatherFile, 'columns'>): WeatherWarning | undefined {
  const { ghi_wm2: ghi, dhi_wm2: dhi } = columns
  if (!ghi || !dhi) return undefined
  let count = 0
  let lit = 0
  let first = -1
  for (let i = 0; i < ghi.length; i++) {
    const global = ghi[i] ?? Number.NaN
    if (!(global > 50)) continue
    lit += 1
    if ((dhi[i] ?? Number.NaN) > 1.1 * global) {
      count += 1
      if (first < 0) first = i
    }
  }
  if (count <= 0.005 * lit) return undefined
  return {
    code: 'closure',
    message: `Diffuse is more than 110 % of global irradiance in ${count.toLocaleString('en-US')} rows (${((100 * count) / lit).toFixed(1)} % of the day), first at ${labelText(columns, first)}. Check that the columns are not swapped.`,
  }
}
