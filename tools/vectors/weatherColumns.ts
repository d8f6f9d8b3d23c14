import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from '@duet/formats'

/** Names under which the reference files carry what the product stores; of several instruments the first is taken. */
const NAMES: Readonly<Record<WeatherValueColumn, RegExp>> = {
  ghi_wm2: /^(ghi(_\d)?|global [^[]*\[W\/m\^2\])$/i,
  dni_wm2: /^(dni(_\d)?|direct [^[]*\[W\/m\^2\]|DNI \(W\/m\^2\)\))$/i,
  dhi_wm2: /^(dhi(_\d)?|diffuse [^[]*\[W\/m\^2\])$/i,
  temp_c: /^(temp_air(_\d)?|DryBulb|(air )?temperature( @ 2m)? \[deg C\])$/i,
  rh: /^(relative_humidity(_\d)?|RHum|rel(ative)? humidity \[%\])$/i,
  windspeed: /^(wind_speed(_\d)?|Wspd|avg wind speed @ [^[]*\[m\/s\])$/i,
  wind_direction: /^(wind_direction(_\d)?|Wdir|avg wind direction @ [^[]*\[deg from N\])$/i,
  pw: /^(precipitable_water|Pwat)$/,
  atmospheric_pressure: /^((atmospheric_)?pressure|station pressure \[mBar\])$/i,
  albedo: /^albedo$/,
  tracker_angle: /^tracker_angle$/,
  snow_depth: /^snow_?depth/i,
  rain: /^(rain|liquid_precipitation_depth)/i,
  pm2_5: /^pm2_5$/,
  pm10: /^pm10$/,
}

/** What the reference files have one of the product's units as, per kind: TMY2 has tenths and mm, most pressures are in hPa. */
const UNITS: Readonly<Record<string, Readonly<Partial<Record<WeatherValueColumn, number>>>>> = {
  epw: {},
  pvgis_tmy: {},
  pvgis_hourly: {},
  tmy2: { temp_c: 10, windspeed: 10, pw: 10, atmospheric_pressure: 0.01 },
}
const HECTOPASCAL: Readonly<Partial<Record<WeatherValueColumn, number>>> = {
  atmospheric_pressure: 0.01,
}

/** A column of a reference file and the one of the product that it is held against. */
export interface ColumnPair {
  readonly reference: string
  readonly column: WeatherValueColumn
  /** Reference unit over product unit. */
  readonly scale: number
}

/** The columns of a reference file that are weather of the product, each once. */
export function columnPairs(kind: string, names: readonly string[]): readonly ColumnPair[] {
  const units = UNITS[kind] ?? HECTOPASCAL
  return WEATHER_VALUE_COLUMNS.flatMap((column) => {
    const reference = names.find((name) => NAMES[column].test(name) && !/accumulated/i.test(name))
    return reference === undefined ? [] : [{ reference, column, scale: units[column] ?? 1 }]
  })
}
