import { type Box, isInBox, roundedPlace } from './coverage.ts'
import { fileName } from './fileName.ts'
import { type ProviderHttp, urlWith } from './providerHttp.ts'
import {
  type DatasetOffer,
  type FetchRequest,
  type Place,
  type ProviderFile,
  type WeatherProvider,
  yearsOf,
} from './providerTypes.ts'

const TITLE = 'PVGIS'
/** What PVGIS 5.3 holds. */
const YEARS = yearsOf(2005, 2023)
/** The disc of Meteosat at 0°, as CM SAF SARAH-3 is given out. */
const SARAH3: Box = { south: -65, north: 65, west: -65, east: 65 }

const SERIES_COLUMNS = ['ghi_wm2', 'dhi_wm2', 'temp_c', 'windspeed']
const TMY_COLUMNS = [
  'ghi_wm2',
  'dni_wm2',
  'dhi_wm2',
  'temp_c',
  'rh',
  'windspeed',
  'wind_direction',
  'atmospheric_pressure',
]

const DATABASES: ReadonlyMap<string, string> = new Map([
  ['pvgis-sarah3', 'PVGIS-SARAH3'],
  ['pvgis-era5', 'PVGIS-ERA5'],
])

/** PVGIS 5.3, tools `tmy` and `seriescalc`; JSON. https://re.jrc.ec.europa.eu */
export function createPvgis(http: ProviderHttp, baseUrl: string): WeatherProvider {
  return {
    source: 'pvgis',
    title: TITLE,
    coverage:
      'Land everywhere (ERA5, about 28 km); Europe, Africa, Central Asia and parts of South America by satellite (SARAH-3, about 5 km). Nothing over the sea.',
    licence: 'Free reuse with the source named (European Commission, decision 2011/833/EU)',
    attribution: 'PVGIS © European Union, 2001-2026',
    infoUrl: 'https://joint-research-centre.ec.europa.eu/pvgis',
    offersAt: async (place) => ({ offers: offersAt(place) }),
    fetch: (request) => pvgisFile(http, baseUrl, request),
  }
}

function offersAt(place: Place): readonly DatasetOffer[] {
  const hasSatellite = isInBox(place, SARAH3)
  const satellite = { resolution: 'about 5 km (satellite)', distanceKm: 3 }
  const reanalysis = { resolution: 'about 28 km (ERA5 reanalysis)', distanceKm: 20 }
  const hourly = { timeInterval: 'OneHour', years: YEARS } as const
  const series = {
    ...hourly,
    type: 'Sequential',
    maxYears: YEARS.length,
    columns: SERIES_COLUMNS,
  } as const
  const tmy: DatasetOffer = {
    ...hourly,
    ...(hasSatellite ? satellite : reanalysis),
    id: 'pvgis-tmy',
    name: 'Typical year',
    type: 'TMY',
    maxYears: 0,
    columns: TMY_COLUMNS,
  }
  const sarah3: DatasetOffer = {
    ...series,
    ...satellite,
    id: 'pvgis-sarah3',
    name: 'Hourly series, SARAH-3 (satellite)',
  }
  const era5: DatasetOffer = {
    ...series,
    ...reanalysis,
    id: 'pvgis-era5',
    name: 'Hourly series, ERA5 (reanalysis)',
  }
  return hasSatellite ? [tmy, sarah3, era5] : [tmy, era5]
}

/** One request holds all years. */
function pvgisFile(http: ProviderHttp, baseUrl: string, request: FetchRequest): ProviderFile {
  const tool = DATABASES.has(request.datasetId) ? 'seriescalc' : 'tmy'
  const url = urlWith(`${baseUrl}/${tool}`, queryOf(request))
  return {
    filename: fileName(DATABASES.get(request.datasetId) ?? 'PVGIS TMY', request, 'json'),
    totalParts: 1,
    content: async function* (onPart, signal) {
      yield* await http.open({ title: TITLE, url, secrets: [] }, signal)
      onPart()
    },
  }
}

/** Shading by the terrain is DUET's own: the horizon of PVGIS is left out. */
function queryOf(request: FetchRequest): Readonly<Record<string, string>> {
  const { latitude, longitude } = roundedPlace(request)
  const place = {
    lat: String(latitude),
    lon: String(longitude),
    usehorizon: '0',
    outputformat: 'json',
  }
  const database = DATABASES.get(request.datasetId)
  if (database === undefined) return place
  return {
    ...place,
    raddatabase: database,
    startyear: String(request.years[0]),
    endyear: String(request.years.at(-1)),
    pvcalculation: '0',
    angle: '0',
    aspect: '0',
    components: '1',
  }
}
