import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from './weatherFile.ts'

/** Names under which files carry a column, without case, spaces and signs; units in brackets are cut before. */
const NAMES: { readonly [Name in WeatherValueColumn]: readonly string[] } = {
  ghi_wm2: [
    'ghi',
    'ghiwm2',
    'gh',
    'global',
    'globalhorizontal',
    'globalhorizontalirradiance',
    'globalhorizontalirradianceghi',
    'globalhorizontalradiation',
    'globhor',
    'globhoriz',
    'ggh',
    'ghor',
    'allskysfcswdwn',
  ],
  dni_wm2: [
    'dni',
    'dniwm2',
    'dn',
    'gbn',
    'dnimeas',
    'bn',
    'beam',
    'directnormal',
    'directnormalirradiance',
    'directnormalirradiancedni',
    'directnormalradiation',
    'beamnormal',
    'beamnor',
    'allskysfcswdni',
  ],
  dhi_wm2: [
    'dhi',
    'dhiwm2',
    'dif',
    'dh',
    'df',
    'gdh',
    'diffuse',
    'diffhor',
    'gdif',
    'diffhoriz',
    'horizdiff',
    'diffusehorizontal',
    'diffusehorizontalirradiance',
    'diffusehorizontalirradiancedhi',
    'diffusehorizontalirradiancedif',
    'diffusehorizontalradiation',
    'allskysfcswdiff',
  ],
  temp_c: [
    'tempc',
    'temp',
    'tdry',
    'tamb',
    'ta',
    't2m',
    'temperature',
    'tempair',
    'airtemp',
    'airtemperature',
    'ambienttemp',
    'ambienttemperature',
    'temperatureambient',
    'drybulb',
    'drybulbtemperature',
  ],
  rh: ['rh', 'rhum', 'relhum', 'relativehumidity', 'humidity', 'rh2m'],
  windspeed: [
    'windspeed',
    'windspeed10m',
    'windspeed2m',
    'wspd',
    'ws',
    'wind',
    'windvel',
    'windvelocity',
    'ws10m',
    'ws2m',
    'wspeed',
    'ff',
  ],
  wind_direction: ['winddirection10m', 'winddirection2m', 'winddir', 'wdir', 'wd', 'wd10m', 'wd2m'],
  pw: ['pw', 'pwat', 'precipitablewater', 'totalprecipitablewater', 'tqv'],
  atmospheric_pressure: [
    'atmosphericpressure',
    'pressure',
    'pres',
    'press',
    'ap',
    'sp',
    'surfacepressure',
    'stationpressure',
    'ps',
  ],
  albedo: ['albedo', 'alb', 'surfacealbedo', 'groundalbedo', 'albedodaily', 'allskysrfalb'],
  tracker_angle: ['trackerangle', 'trackerrotation', 'trackerposition'],
}

const COLUMN_BY_NAME: ReadonlyMap<string, WeatherValueColumn> = new Map(
  WEATHER_VALUE_COLUMNS.flatMap((column) =>
    [...NAMES[column], column.replaceAll('_', '')].map((name) => [name, column] as const),
  ),
)

/** `GHI (W/m^2)` is name `ghi` with unit `W/m^2`; brackets may be round or square. */
export function splitNameAndUnit(header: string): {
  readonly name: string
  readonly unit?: string
} {
  const trimmed = header.trim().replace(/^"|"$/g, '')
  const match = /^(.*?)\s*[([]([^)\]]*)[)\]]\s*$/.exec(trimmed)
  const name = plainName(match?.[1] ? match[1] : trimmed)
  return match?.[2] === undefined ? { name } : { name, unit: match[2].trim() }
}

/** Lower case letters and digits alone. */
export function plainName(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The column that a header names, undefined for one that is not used. */
export function columnOfHeader(header: string): WeatherValueColumn | undefined {
  return COLUMN_BY_NAME.get(splitNameAndUnit(header).name)
}
