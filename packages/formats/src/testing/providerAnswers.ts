import { HOUR_MS, MINUTE_MS } from '@duet/units'
import { clearSky } from './clearSky.ts'

/** Answers of weather providers in the form that they document, made of a clear sky; for servers that stand in for them. */
export interface ProviderPlace {
  readonly latitude: number
  readonly longitude: number
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Years of the months of the typical year, as PVGIS chooses them. */
const TYPICAL_YEARS = [2018, 2007, 2009, 2013, 2008, 2006, 2011, 2010, 2020, 2006, 2007, 2016]

/** Hours of years, the start of each, UTC. */
function hoursOf(first: number, last: number): readonly Date[] {
  const startMs = Date.UTC(first, 0, 1)
  const count = (Date.UTC(last + 1, 0, 1) - startMs) / HOUR_MS
  return Array.from({ length: count }, (_, hour) => new Date(startMs + hour * HOUR_MS))
}

/** A year of the hours of a typical one, month by month of its own year; 8760. */
const typicalHours = (): readonly Date[] =>
  hoursOf(2001, 2001).map((time) => {
    const year = TYPICAL_YEARS[time.getUTCMonth()] ?? 2001
    return new Date(Date.UTC(year, time.getUTCMonth(), time.getUTCDate(), time.getUTCHours()))
  })

const pvgisTime = (time: Date, minute: number): string =>
  `${time.getUTCFullYear()}${two(time.getUTCMonth() + 1)}${two(time.getUTCDate())}:${two(time.getUTCHours())}${two(minute)}`

/** PVGIS 5.3 `tmy`, `outputformat=json`. */
export function pvgisTmyJson(place: ProviderPlace): string {
  const hourly = typicalHours().map((time) => {
    const sky = clearSky(place, time.getTime())
    return {
      'time(UTC)': pvgisTime(time, 0),
      T2m: sky.airC,
      RH: sky.humidity,
      'G(h)': sky.ghi,
      'Gb(n)': sky.dni,
      'Gd(h)': sky.dhi,
      'IR(h)': 330,
      WS10m: sky.wind,
      WD10m: sky.windDirection,
      SP: 97_000,
    }
  })
  return JSON.stringify({
    inputs: {
      location: { ...place, elevation: 250 },
      meteo_data: {
        radiation_db: 'PVGIS-SARAH3',
        meteo_db: 'ERA5',
        year_min: 2005,
        year_max: 2023,
        use_horizon: false,
      },
    },
    outputs: {
      months_selected: TYPICAL_YEARS.map((year, month) => ({ month: month + 1, year })),
      tmy_hourly: hourly,
    },
    meta: {},
  })
}

/** PVGIS 5.3 `seriescalc` of a level plane, `components=1`. */
export function pvgisSeriesJson(place: ProviderPlace, first: number, last: number): string {
  const hourly = hoursOf(first, last).map((time) => {
    const sky = clearSky(place, time.getTime() + 10 * MINUTE_MS)
    return {
      time: pvgisTime(time, 10),
      'Gb(i)': Number((sky.ghi - sky.dhi).toFixed(2)),
      'Gd(i)': sky.dhi,
      'Gr(i)': 0,
      H_sun: sky.heightDeg,
      T2m: sky.airC,
      WS10m: sky.wind,
      Int: 0,
    }
  })
  return JSON.stringify({
    inputs: {
      location: { ...place, elevation: 250 },
      meteo_data: {
        radiation_db: 'PVGIS-SARAH3',
        meteo_db: 'ERA5',
        year_min: first,
        year_max: last,
      },
      mounting_system: {
        fixed: {
          slope: { value: 0, optimal: false },
          azimuth: { value: 0, optimal: false },
          type: 'free-standing',
        },
      },
      pv_module: { technology: 'c-Si', peak_power: null, system_loss: null },
    },
    outputs: { hourly },
    meta: {},
  })
}

/** NSRDB download of a point, SAM CSV; `name` is a year, or `tmy`. */
export function nsrdbCsv(place: ProviderPlace, name: string): string {
  const zone = Math.round(place.longitude / 15)
  const hours = name.startsWith('tmy') ? typicalHours() : hoursOf(Number(name), Number(name))
  const rows = hours.map((local) => {
    const sky = clearSky(place, local.getTime() + HOUR_MS / 2 - zone * HOUR_MS)
    return [
      local.getUTCFullYear(),
      local.getUTCMonth() + 1,
      local.getUTCDate(),
      local.getUTCHours(),
      30,
      sky.ghi,
      sky.dni,
      sky.dhi,
      sky.airC,
      sky.humidity,
      sky.wind,
      sky.windDirection,
      970,
      0.2,
      1.4,
    ].join(',')
  })
  return [
    'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation,Local Time Zone,DHI Units,DNI Units,GHI Units,Temperature Units,Pressure Units,Relative Humidity Units,Precipitable Water Units,Wind Direction Units,Wind Speed Units,Version',
    `NSRDB,145809,-,-,-,${place.latitude},${place.longitude},${zone},250,${zone},w/m2,w/m2,w/m2,c,mbar,%,cm,Degrees,m/s,4.0.0`,
    'Year,Month,Day,Hour,Minute,GHI,DNI,DHI,Temperature,Relative Humidity,Wind Speed,Wind Direction,Pressure,Surface Albedo,Precipitable Water',
    ...rows,
    '',
  ].join('\n')
}

/** Answer of `nsrdb_data_query.json` for the Americas. */
export function nsrdbQueryJson(place: ProviderPlace, baseUrl: string): string {
  const link = (endpoint: string, year: string): object => ({
    year,
    interval: 60,
    link: `${baseUrl}/api/nsrdb/v2/solar/${endpoint}.csv?names=${year}&wkt=POINT(${place.longitude}%20${place.latitude})&interval=60&api_key=yourapikey&email=youremail`,
  })
  return JSON.stringify({
    inputs: {},
    outputs: [
      {
        name: 'nsrdb-GOES-aggregated-v4-0-0',
        displayName: 'USA & Americas (30, 60min / 4km / 1998-2023)',
        type: 'satellite',
        links: ['2020', '2021', '2022', '2023'].map((year) =>
          link('nsrdb-GOES-aggregated-v4-0-0-download', year),
        ),
      },
      {
        name: 'nsrdb-GOES-tmy-v4-0-0',
        displayName: 'USA & Americas Typical Meteorological Year (60min / 4km)',
        type: 'satellite',
        links: ['tmy-2022', 'tmy-2023'].map((year) => link('nsrdb-GOES-tmy-v4-0-0-download', year)),
      },
    ],
    errors: [],
    status: 200,
    version: '2.0.0',
  })
}

/** NASA POWER hourly CSV of a point and a year, UTC. */
export function nasaPowerCsv(place: ProviderPlace, year: number): string {
  const rows = hoursOf(year, year).map((time) => {
    const sky = clearSky(place, time.getTime() + HOUR_MS / 2)
    return [
      time.getUTCFullYear(),
      time.getUTCMonth() + 1,
      time.getUTCDate(),
      time.getUTCHours(),
      sky.ghi,
      sky.dni,
      sky.dhi,
      sky.airC,
      sky.humidity,
      sky.wind,
      sky.windDirection,
      97,
      0.2,
    ].join(',')
  })
  return [
    '-BEGIN HEADER-',
    'NASA/POWER Source Native Resolution Hourly Data ',
    `Dates (month/day/year): 01/01/${year} through 12/31/${year} in UTC`,
    `Location: latitude  ${place.latitude}   longitude ${place.longitude} `,
    'elevation from MERRA-2: Average for 0.5 x 0.625 degree lat/lon region = 310.38 meters',
    'The value for missing source data that cannot be computed or is outside of the sources availability range: -999 ',
    'parameter(s): ',
    'ALLSKY_SFC_SW_DWN     CERES SYN1deg All Sky Surface Shortwave Downward Irradiance (Wh/m^2) ',
    'ALLSKY_SFC_SW_DNI     CERES SYN1deg All Sky Surface Shortwave Downward Direct Normal Irradiance (Wh/m^2) ',
    'ALLSKY_SFC_SW_DIFF    CERES SYN1deg All Sky Surface Shortwave Diffuse Irradiance (Wh/m^2) ',
    'T2M                   MERRA-2 Temperature at 2 Meters (C) ',
    'RH2M                  MERRA-2 Relative Humidity at 2 Meters (%) ',
    'WS10M                 MERRA-2 Wind Speed at 10 Meters (m/s) ',
    'WD10M                 MERRA-2 Wind Direction at 10 Meters (Degrees) ',
    'PS                    MERRA-2 Surface Pressure (kPa) ',
    'ALLSKY_SRF_ALB        CERES SYN1deg All Sky Surface Albedo (dimensionless) ',
    '-END HEADER-',
    'YEAR,MO,DY,HR,ALLSKY_SFC_SW_DWN,ALLSKY_SFC_SW_DNI,ALLSKY_SFC_SW_DIFF,T2M,RH2M,WS10M,WD10M,PS,ALLSKY_SRF_ALB',
    ...rows,
    '',
  ].join('\n')
}

const SOLCAST_HEAD =
  'air_temp,albedo,dhi,dni,ghi,precipitable_water,relative_humidity,surface_pressure,wind_direction_10m,wind_speed_10m,period_end,period'

/** Solcast radiation and weather as CSV; labels are the ends of periods of an hour, UTC. */
export function solcastCsv(place: ProviderPlace, fromMs: number, toMs: number): string {
  const rows = Array.from({ length: (toMs - fromMs) / HOUR_MS }, (_, hour) =>
    solcastRow(place, new Date(fromMs + hour * HOUR_MS)),
  )
  return [SOLCAST_HEAD, ...rows, ''].join('\r\n')
}

export const solcastTmyCsv = (place: ProviderPlace): string =>
  [SOLCAST_HEAD, ...typicalHours().map((time) => solcastRow(place, time)), ''].join('\r\n')

function solcastRow(place: ProviderPlace, start: Date): string {
  const sky = clearSky(place, start.getTime() + HOUR_MS / 2)
  const end = new Date(start.getTime() + HOUR_MS).toISOString().replace('.000Z', '+00:00')
  return [
    sky.airC,
    0.2,
    sky.dhi,
    sky.dni,
    sky.ghi,
    14,
    sky.humidity,
    970,
    sky.windDirection,
    sky.wind,
    end,
    'PT60M',
  ].join(',')
}

/** `WeatherDataResult` of SolarAnywhere when it is done; times carry the offset of local standard time. */
export function solarAnywhereJson(place: ProviderPlace, name: string, offsetH: number): string {
  const isTypical = /T[GD]Y/.test(name)
  const hours = isTypical ? typicalHours() : hoursOf(Number(name), Number(name))
  const sign = offsetH < 0 ? '-' : '+'
  const zone = `${sign}${two(Math.abs(offsetH))}:00`
  const periods = hours.map((local) => {
    const sky = clearSky(place, local.getTime() + HOUR_MS / 2 - offsetH * HOUR_MS)
    return {
      StartTime: local.toISOString().replace('.000Z', zone),
      GlobalHorizontalIrradiance_WattsPerMeterSquared: sky.ghi,
      DirectNormalIrradiance_WattsPerMeterSquared: sky.dni,
      DiffuseHorizontalIrradiance_WattsPerMeterSquared: sky.dhi,
      AmbientTemperature_DegreesC: sky.airC,
      RelativeHumidity_Percent: sky.humidity,
      WindSpeed_MetersPerSecond: sky.wind,
      Albedo_Unitless: 0.2,
    }
  })
  return JSON.stringify({
    Status: 'Done',
    WeatherDataResults: [
      {
        Status: 'Success',
        WeatherSourceInformation: {
          Latitude: String(place.latitude),
          Longitude: String(place.longitude),
          Elevation_Meters: '250',
          WeatherDataSource: isTypical ? 'SolarAnywhereTGY3_7' : 'SolarAnywhere3_7',
        },
        WeatherDataPeriods: { TimeResolution_Minutes: 60, WeatherDataPeriods: periods },
      },
    ],
  })
}
