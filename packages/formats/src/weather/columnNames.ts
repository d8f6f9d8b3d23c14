import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from './weatherFile.ts'
import { isKnownUnit } from './weatherUnits.ts'

/**
 * Names under which files carry a column, in English, German, Spanish, French, Italian and Portuguese, without case,
 * accents, spaces and signs; units are cut before.
 */
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
    'globalirradiance',
    'globalradiation',
    'solarradiation',
    'globalstrahlung',
    'globalstrahlunghorizontal',
    'horizontalglobalstrahlung',
    'globalehorizontalstrahlung',
    'irradianciaglobalhorizontal',
    'radiacionglobalhorizontal',
    'irradianciaglobal',
    'radiacionglobal',
    'irradiacionglobalhorizontal',
    'rayonnementglobalhorizontal',
    'rayonnementglobal',
    'irradianceglobalehorizontale',
    'irradianceglobale',
    'eclairementglobalhorizontal',
    'irraggiamentoglobaleorizzontale',
    'irraggiamentoglobale',
    'radiazioneglobaleorizzontale',
    'radiazioneglobale',
    'irradianzaglobaleorizzontale',
    'radiacaoglobalhorizontal',
    'radiacaoglobal',
    'irradiacaoglobalhorizontal',
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
    'normaldirectirradiance',
    'directirradiance',
    'beamnormalirradiance',
    'direktnormalstrahlung',
    'direktenormalstrahlung',
    'direkternormalstrahlung',
    'normaldirektstrahlung',
    'direktstrahlungnormal',
    'direktstrahlung',
    'irradianciadirectanormal',
    'radiaciondirectanormal',
    'irradiaciondirectanormal',
    'irradiancianormaldirecta',
    'rayonnementdirectnormal',
    'rayonnementnormaldirect',
    'irradiancedirectenormale',
    'irradiancenormaledirecte',
    'irraggiamentodirettonormale',
    'irraggiamentonormalediretto',
    'radiazionedirettanormale',
    'irradianzadirettanormale',
    'radiacaodiretanormal',
    'irradianciadiretanormal',
    'irradiacaodiretanormal',
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
    'horizontaldiffuseirradiance',
    'diffuseirradiance',
    'diffuseradiation',
    'diffusstrahlung',
    'diffusstrahlunghorizontal',
    'diffusehorizontalstrahlung',
    'horizontaldiffusstrahlung',
    'diffusestrahlung',
    'himmelsstrahlung',
    'irradianciadifusahorizontal',
    'radiaciondifusahorizontal',
    'irradianciadifusa',
    'radiaciondifusa',
    'irradiaciondifusahorizontal',
    'rayonnementdiffushorizontal',
    'rayonnementdiffus',
    'irradiancediffusehorizontale',
    'irradiancediffuse',
    'irraggiamentodiffusoorizzontale',
    'irraggiamentodiffuso',
    'radiazionediffusaorizzontale',
    'radiazionediffusa',
    'irradianzadiffusaorizzontale',
    'radiacaodifusahorizontal',
    'radiacaodifusa',
    'irradiacaodifusahorizontal',
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
    'ambienttemperature2m',
    'lufttemperatur',
    'lufttemperatur2m',
    'umgebungstemperatur',
    'aussentemperatur',
    'temperatur',
    'temperatura',
    'temperaturadelaire',
    'temperaturaaire',
    'temperaturaambiente',
    'temperaturedelair',
    'temperatureair',
    'temperatureambiante',
    'temperaturadellaria',
    'temperaturaaria',
    'temperaturadoar',
  ],
  rh: [
    'relativeluftfeuchte',
    'relativefeuchte',
    'luftfeuchte',
    'luftfeuchtigkeit',
    'humedadrelativa',
    'humedad',
    'humiditerelative',
    'humidite',
    'umiditarelativa',
    'umidaderelativa',
    'rh',
    'rhum',
    'relhum',
    'relativehumidity',
    'humidity',
    'rh2m',
  ],
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
    'windgeschwindigkeit',
    'windgeschwindigkeit10m',
    'velocidaddelviento',
    'velocidadviento',
    'viento',
    'vitesseduvent',
    'vitessevent',
    'velocitadelvento',
    'velocitavento',
    'velocidadedovento',
    'ff',
  ],
  wind_direction: [
    'windrichtung',
    'direcciondelviento',
    'direccionviento',
    'directionduvent',
    'direzionedelvento',
    'direcaodovento',
    'winddirection10m',
    'winddirection2m',
    'winddir',
    'wdir',
    'wd',
    'wd10m',
    'wd2m',
  ],
  pw: ['pw', 'pwat', 'precipitablewater', 'totalprecipitablewater', 'tqv'],
  atmospheric_pressure: [
    'atmosphericpressure',
    'pressure',
    'pres',
    'press',
    'ap',
    'sp',
    'surfacepressure',
    'luftdruck',
    'presionatmosferica',
    'presion',
    'pressionatmospherique',
    'pression',
    'pressioneatmosferica',
    'pressaoatmosferica',
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

/** `GHI (W/m^2)` is name `ghi` with unit `W/m^2`; brackets may be round or square, or missing (`GHI W/m2`). */
export function splitNameAndUnit(header: string): {
  readonly name: string
  readonly unit?: string
} {
  const trimmed = header.trim().replace(/^"|"$/g, '')
  const match = /^(.*?)\s*[([]([^)\]]*)[)\]]\s*$/.exec(trimmed)
  if (match?.[2] !== undefined)
    return { name: plainName(match[1] ? match[1] : trimmed), unit: match[2].trim() }
  const bare = /^(.*[^\s,_])[\s,_]+(\S*\/\S+|°\S|degC)$/i.exec(trimmed)
  if (bare?.[1] && bare[2] && isKnownUnit(bare[2]))
    return { name: plainName(bare[1]), unit: bare[2] }
  return { name: plainName(trimmed) }
}

/** Without accents: `ä` is `a`, `ß` is `ss`. */
export function plainLetters(text: string): string {
  return text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

/** Lower case letters and digits alone. */
export function plainName(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** The column that a header names, undefined for one that is not used. */
export function columnOfHeader(header: string): WeatherValueColumn | undefined {
  // what stands in brackets may belong to the name, as in PVGIS' `G(h)`
  return COLUMN_BY_NAME.get(splitNameAndUnit(header).name) ?? COLUMN_BY_NAME.get(plainName(header))
}

/** Names of light on an inclined plane. */
const PLANE_NAMES =
  /^(poa|gpoa|poai|poaglobal|poairradiance|gpoairradiance|planeofarray(irradiance|global)?|globinc|gti|gi|ginc|globaltilted(irradiance)?|tiltedirradiance|inplaneirradiance|irradiancepoa|modulebenenstrahlung|einstrahlunginmodulebene|globalstrahlunggeneigt|irradiancia(en|del)?plano(inclinado)?|rayonnementplan(incline)?|irraggiamentopiano(inclinato)?)$/

/** Whether a header names light on an inclined plane. */
export function isPlaneOfArray(header: string): boolean {
  return PLANE_NAMES.test(splitNameAndUnit(header).name) || PLANE_NAMES.test(plainName(header))
}
