import type { WeatherValueColumn, WeatherWarning } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { Stamp } from '../rows/rowStore.ts'
import { readStampText } from '../rows/stampText.ts'

export type PvgisColumn = Extract<
  WeatherValueColumn,
  | 'ghi_wm2'
  | 'dni_wm2'
  | 'dhi_wm2'
  | 'temp_c'
  | 'rh'
  | 'windspeed'
  | 'wind_direction'
  | 'atmospheric_pressure'
>

/** Names of PVGIS for what is used; pressure is in Pa. `G(i)` and `Gd(i)` are horizontal only where the slope is 0. */
export const PVGIS_CELLS: Readonly<Record<string, PvgisColumn>> = {
  'G(h)': 'ghi_wm2',
  'Gb(n)': 'dni_wm2',
  'Gd(h)': 'dhi_wm2',
  'G(i)': 'ghi_wm2',
  'Gd(i)': 'dhi_wm2',
  T2m: 'temp_c',
  RH: 'rh',
  WS10m: 'windspeed',
  WD10m: 'wind_direction',
  SP: 'atmospheric_pressure',
}

/** `20180101:0010`, UTC. */
export function pvgisStamp(text: string, out: Stamp): string | undefined {
  return readStampText(text, 'YMD', out)
}

/** Series on an inclined plane cannot be turned back into horizontal and normal irradiance. */
export function refuseInclinedPlane(
  names: readonly string[],
  slope: string | undefined,
  line: number,
  log: ProblemLog,
): void {
  const isPlane = names.some((name) => name === 'Gb(i)' || name === 'G(i)')
  if (!isPlane) return
  if (Number.parseFloat(slope ?? '') !== 0) {
    log.fail({
      code: 'inclined_plane',
      line,
      message: `The file holds irradiance on an inclined plane (slope ${slope ?? 'unknown'}). Download the series from PVGIS again with slope 0, or download the typical year.`,
    })
  }
  if (!names.includes('G(i)') && !names.includes('Gd(i)')) {
    log.fail({
      code: 'no_irradiance',
      line,
      message: 'The file has no column of irradiance that is known.',
    })
  }
}

/** The shift of the labels that centres an interval on the instant of the satellite's image, whole minutes. */
export function irradianceOffset(hours: string | number | undefined): {
  readonly labelShiftMin?: number
  readonly warnings?: readonly WeatherWarning[]
} {
  const shift = Math.round(Number(hours ?? 0) * 60)
  if (!Number.isFinite(shift) || shift === 0) return {}
  const message = `PVGIS states that irradiance is ${shift} minutes ${shift > 0 ? 'after' : 'before'} the time of its row; the times were moved by that.`
  return { labelShiftMin: shift, warnings: [{ code: 'irradiance_time_offset', message }] }
}
