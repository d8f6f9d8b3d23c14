import { type Box, isInBox } from './coverage.ts'
import type { Place } from './providerTypes.ts'

/** A family of NSRDB files: the satellites that see a part of the earth. */
interface NsrdbRegion {
  readonly name: string
  readonly box: Box
  readonly tmy: { readonly endpoint: string; readonly names: string }
  readonly series: {
    readonly endpoint: string
    readonly firstYear: number
    readonly lastYear: number
  }
}

/** As the Developer Network lists them; where the service is asked itself, its answer counts. */
const REGIONS: readonly NsrdbRegion[] = [
  {
    name: 'GOES, the Americas',
    box: { south: -60, north: 60, west: -175, east: -22 },
    tmy: { endpoint: 'nsrdb-GOES-tmy-v4-0-0-download', names: 'tmy' },
    series: { endpoint: 'nsrdb-GOES-aggregated-v4-0-0-download', firstYear: 1998, lastYear: 2023 },
  },
  {
    name: 'Meteosat, Europe, Africa and the Near East',
    box: { south: -60, north: 65, west: -16, east: 60 },
    tmy: { endpoint: 'nsrdb-msg-v1-0-0-tmy-download', names: 'tmy-2022' },
    series: { endpoint: 'nsrdb-msg-v1-0-0-download', firstYear: 2005, lastYear: 2022 },
  },
  {
    name: 'Himawari, East Asia and Oceania',
    box: { south: -60, north: 60, west: 85, east: -170 },
    tmy: { endpoint: 'himawari-tmy-download', names: 'tmy-2020' },
    series: { endpoint: 'himawari-download', firstYear: 2016, lastYear: 2020 },
  },
]

export const nsrdbRegionsAt = (place: Place): readonly NsrdbRegion[] =>
  REGIONS.filter(({ box }) => isInBox(place, box))
