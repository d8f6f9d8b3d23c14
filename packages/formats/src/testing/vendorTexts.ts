import { HOUR_MS } from '@duet/units'
import { hoursOfYear } from './weatherTexts.ts'

/**
 * The invented year of `weatherTexts.ts` in the layouts of vendors, in the year 2019: every hour, all columns that the
 * layout has.
 */
const HOURS = hoursOfYear()
const YEAR = 2019
const ZONE_H = -7
const startMs = (index: number): number => Date.UTC(YEAR, 0, 1) + index * HOUR_MS

/** Local standard time of the end of each hour as UTC, ISO 8601. */
const endUtc = (index: number): string =>
  new Date(startMs(index + 1) - ZONE_H * HOUR_MS).toISOString()

export function nasaPowerLines(standard: 'LST' | 'UTC' = 'LST'): readonly string[] {
  const clockH = standard === 'UTC' ? 0 : ZONE_H
  return [
    '-BEGIN HEADER-',
    'NASA/POWER Source Native Resolution Hourly Data ',
    `Dates (month/day/year): 01/01/2019 through 12/31/2019 in ${standard}`,
    'Location: latitude  40.0   longitude -105.0 ',
    'elevation from MERRA-2: Average for 0.5 x 0.625 degree lat/lon region = 1600.0 meters',
    'The value for missing source data that cannot be computed is: -999 ',
    'parameter(s): ',
    'ALLSKY_SFC_SW_DWN      CERES SYN1deg All Sky Surface Shortwave Downward Irradiance (Wh/m^2) ',
    'ALLSKY_SFC_SW_DNI      CERES SYN1deg All Sky Surface Shortwave Downward Direct Normal Irradiance (Wh/m^2) ',
    'T2M                    MERRA-2 Temperature at 2 Meters (C) ',
    'PS                     MERRA-2 Surface Pressure (kPa) ',
    'WS10M                  MERRA-2 Wind Speed at 10 Meters (m/s) ',
    'WD10M                  MERRA-2 Wind Direction at 10 Meters (Degrees) ',
    '-END HEADER-',
    'YEAR,MO,DY,HR,ALLSKY_SFC_SW_DWN,ALLSKY_SFC_SW_DNI,T2M,PS,WS10M,WD10M',
    ...HOURS.map((hour, index) => {
      const at = new Date(startMs(index) + (clockH - ZONE_H) * HOUR_MS)
      const time = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours()]
      const wind = [hour.wind, hour.direction]
      return [...time, hour.ghi, hour.dni, hour.temp, hour.pressure / 10, ...wind].join(',')
    }),
  ]
}

export function nasaPowerJson(): string {
  const keyOf = (index: number): string =>
    new Date(startMs(index)).toISOString().slice(0, 13).replace(/[-T]/g, '')
  const series = (value: (index: number) => number) =>
    Object.fromEntries(HOURS.map((_, index) => [keyOf(index), value(index)]))
  return JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-105, 40, 1600] },
    properties: {
      parameter: {
        ALLSKY_SFC_SW_DWN: series((i) => HOURS[i]?.ghi ?? 0),
        T2M: series((i) => (i === 5 ? -999 : (HOURS[i]?.temp ?? 0))),
        PS: series((i) => (HOURS[i]?.pressure ?? 0) / 10),
      },
    },
    header: { title: 'NASA/POWER', time_standard: 'LST', fill_value: -999 },
    parameters: {
      ALLSKY_SFC_SW_DWN: { units: 'Wh/m^2' },
      T2M: { units: 'C' },
      PS: { units: 'kPa' },
    },
  })
}

export function solcastLines(): readonly string[] {
  return [
    'air_temp,albedo,dhi,dni,ghi,clearsky_ghi,precipitable_water,relative_humidity,surface_pressure,wind_direction_10m,wind_speed_10m,period_end,period',
    ...HOURS.map((hour, index) =>
      [
        hour.temp,
        0.2,
        hour.dhi,
        hour.dni,
        hour.ghi,
        1000,
        hour.pw * 10,
        hour.rh,
        hour.pressure,
        hour.direction,
        hour.wind,
        endUtc(index).replace('.000Z', '+00:00'),
        'PT60M',
      ].join(','),
    ),
  ]
}

export function solcastJson(): string {
  return JSON.stringify({
    estimated_actuals: HOURS.map((hour, index) => ({
      ghi: hour.ghi,
      dni: hour.dni,
      dhi: hour.dhi,
      air_temp: hour.temp,
      surface_pressure: hour.pressure,
      period_end: endUtc(index).replace('.000Z', '.0000000Z'),
      period: 'PT60M',
    })),
  })
}

/** As Vaisala (3TIER) writes it: labels at the end of the hour, put right by `#Hour shift`. */
export function pvsystCsvLines(): readonly string[] {
  return [
    '#TMY hourly data',
    '#;',
    '#Site;Test site',
    '#Data Source;Vaisala 3TIER',
    '#Time step;Hour',
    '#Latitude;40.0',
    '#Longitude;-105.0',
    '#Altitude;1600',
    '#Time Zone;-7',
    '#Hour shift;-1',
    'Year;Month;Day;Hour;Minute;GHI;DHI;Temp;WindVel',
    ';;;;;W/m2;W/m2;deg.C;m/sec',
    ...HOURS.map(({ month, day, hour, ...at }) =>
      [YEAR, month, day, hour + 1, 0, at.ghi, at.dhi, at.temp, at.wind].join(';'),
    ),
  ]
}

export function plantPredictJson(): string {
  return JSON.stringify(
    HOURS.map((hour, index) => ({
      index: index + 1,
      timestamp: new Date(startMs(index)).toISOString().slice(0, 19),
      global_horizontal_irradiance: hour.ghi,
      diffuse_horizontal_irradiance: hour.dhi,
      temperature: hour.temp,
      pressure: hour.pressure,
      wind_direction: hour.direction,
    })),
  )
}

export function camsLines(days = 365): readonly string[] {
  return [
    '# Coding: utf-8',
    '# Title: CAMS Radiation Service v4.6 all-sky irradiation (derived from satellite data).',
    '# Latitude (positive North, ISO 19115): 40.0000',
    '# Longitude (positive East, ISO 19115): -105.0000',
    '# Altitude (m): 1600.00',
    '# Summarization (integration) period: 0 year 0 month 0 day 1 h 0 min 0 s',
    '# Observation period;TOA;Clear sky GHI;GHI;BHI;DHI;BNI;Reliability',
    ...HOURS.slice(0, days * 24).map((hour, index) => {
      const text = (at: number): string =>
        new Date(startMs(at) - ZONE_H * HOUR_MS).toISOString().replace('.000Z', '.0')
      const values = [1300, 1000, hour.ghi, 0, hour.dhi, hour.dni, 1]
      return [`${text(index)}/${text(index + 1)}`, ...values].join(';')
    }),
  ]
}
