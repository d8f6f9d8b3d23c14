import { roundedPlace } from './coverage.ts'
import type { FetchRequest } from './providerTypes.ts'

/** `pvgis-tmy_38.0000_23.7000.json`; years of a series: `pvgis-era5_2018-2020_...`. */
export function fileName(request: FetchRequest, extension: 'json' | 'csv'): string {
  const { latitude, longitude } = roundedPlace(request)
  const first = request.years[0]
  const last = request.years.at(-1)
  const years = first === undefined ? [] : [first === last ? `${first}` : `${first}-${last}`]
  const what = request.datasetId.replaceAll(':', '-').replace(/-download\b/, '')
  return `${[what, ...years, latitude.toFixed(4), longitude.toFixed(4)].join('_')}.${extension}`
}
