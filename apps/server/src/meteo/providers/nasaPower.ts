import { roundedPlace } from './coverage.ts'
import { type IsLastOfHead, joinedFile } from './csvParts.ts'
import { fileName } from './fileName.ts'
import { type ProviderHttp, urlWith } from './providerHttp.ts'
import { type FetchRequest, type WeatherProvider, yearsOf } from './providerTypes.ts'

const TITLE = 'NASA POWER'
/** Hourly values of sunlight begin here. */
const FIRST_YEAR = 2001
const MAX_YEARS = 10
/** At most fifteen may be asked for at once. */
const PARAMETERS = [
  'ALLSKY_SFC_SW_DWN',
  'ALLSKY_SFC_SW_DNI',
  'ALLSKY_SFC_SW_DIFF',
  'T2M',
  'RH2M',
  'WS10M',
  'WD10M',
  'PS',
  'ALLSKY_SRF_ALB',
]

/** NASA POWER, hourly values of a point; CSV, one request a year. https://power.larc.nasa.gov/docs/services/api/ */
export function createNasaPower(
  http: ProviderHttp,
  baseUrl: string,
  now: () => Date,
): WeatherProvider {
  return {
    source: 'nasapower',
    title: TITLE,
    coverage: 'The whole earth; sunlight in cells of 1°, air in cells of 0.5° x 0.625°.',
    licence: 'Free to use with the source named (NASA open data)',
    attribution:
      'NASA Langley Research Center POWER Project, funded through the NASA Earth Science Directorate Applied Science Program',
    infoUrl: 'https://power.larc.nasa.gov',
    offersAt: async () => ({
      offers: [
        {
          id: 'nasapower-hourly',
          name: 'Hourly series',
          type: 'Sequential',
          timeInterval: 'OneHour',
          years: yearsOf(FIRST_YEAR, now().getUTCFullYear() - 1),
          maxYears: MAX_YEARS,
          resolution: 'sunlight 1° (about 110 km), air 0.5° x 0.625°',
          distanceKm: 78,
          columns: [
            'ghi_wm2',
            'dni_wm2',
            'dhi_wm2',
            'temp_c',
            'rh',
            'windspeed',
            'wind_direction',
            'atmospheric_pressure',
            'albedo',
          ],
        },
      ],
    }),
    fetch: (request) => {
      const calls = request.years.map((year) => ({
        title: TITLE,
        url: yearUrl(baseUrl, request, year),
        secrets: [],
      }))
      return joinedFile(http, fileName(TITLE, request, 'csv'), calls, afterHeader())
    },
  }
}

/** The names of the columns stand behind the line that ends the header. */
function afterHeader(): IsLastOfHead {
  let isAfterHeader = false
  return (line, index) => {
    if (index === 0) isAfterHeader = false
    const isNames = isAfterHeader
    if (line.startsWith('-END HEADER-')) isAfterHeader = true
    return isNames
  }
}

function yearUrl(baseUrl: string, request: FetchRequest, year: number): URL {
  const { latitude, longitude } = roundedPlace(request)
  return urlWith(`${baseUrl}/api/temporal/hourly/point`, {
    parameters: PARAMETERS.join(','),
    community: 'RE',
    latitude: String(latitude),
    longitude: String(longitude),
    start: `${year}0101`,
    end: `${year}1231`,
    format: 'CSV',
    'time-standard': 'UTC',
  })
}
