import { roundedPlace } from './coverage.ts'
import type { FetchRequest } from './providerTypes.ts'

/** `PVGIS TMY 38.0000 23.7000.json`; of a series with its years: `NASA POWER 2018-2020 38.0000 23.7000.csv`. */
export function fileName(what: string, request: FetchRequest, extension: 'json' | 'csv'): string {
  const { latitude, longitude } = roundedPlace(request)
  const first = request.years[0]
  const last = request.years.at(-1)
  const years = first === undefined ? [] : [first === last ? `${first}` : `${first}-${last}`]
  return `${[what, ...years, latitude.toFixed(4), longitude.toFixed(4)].join(' ')}.${extension}`
}
