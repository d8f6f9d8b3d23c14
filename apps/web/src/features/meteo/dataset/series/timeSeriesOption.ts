import type { TimeLine } from '../../../../ui/charts/timeLines.ts'
import { columnShort } from '../../weatherTexts.ts'
import type { TimeSeries } from './timeSeriesParts.ts'

/** A column has the same colour whatever else is shown. */
const COLORS: Readonly<Record<string, number>> = {
  ghi_wm2: 1,
  dni_wm2: 0,
  dhi_wm2: 4,
  temp_c: 3,
  windspeed: 2,
  wind_direction: 7,
  rh: 6,
  pw: 7,
  atmospheric_pressure: 5,
  albedo: 2,
  tracker_angle: 5,
  snow_depth: 4,
  rain: 0,
  pm2_5: 6,
  pm10: 3,
}

/** Columns of weather as lines. */
export const timeLinesOf = (series: readonly TimeSeries[]): readonly TimeLine[] =>
  series.map(({ column, unit, points }) => ({
    name: columnShort(column),
    unit,
    points,
    color: COLORS[column],
    isDots: column === 'wind_direction',
    isFromZero: unit === 'W/m²',
  }))
