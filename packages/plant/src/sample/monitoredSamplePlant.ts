import type { Site, WeatherYear } from '@duet/engine'
import type { PlantDocument } from '../document/plantDocument.ts'
import { engineBlocks, type NamedEngineBlock } from '../run/engineBlocks.ts'
import { phoenixHours } from './phoenixYear.ts'
import { rectangularPlant } from './rectangularPlant.ts'

export const MONITORED_SAMPLE_NAME = 'Phoenix monitored'
export const MONITORED_SAMPLE_ZONE = 'America/Phoenix'

/** Flat ground beside the weather of the sample. */
const SITE: Site = { latitudeDeg: 33.4436, longitudeDeg: -112.0221, altitudeM: 340 }
/** Of the weather that is measured: another year of the climate than the typical one. */
const WEATHER_SEED = 20_260_102
const COLDEST_AIR_C = -3
const DESIGNS = [
  { isTracker: true, inverterCount: 4, dcAcRatio: 1.25 },
  { isTracker: false, inverterCount: 4, dcAcRatio: 1.2 },
]

/** The monitored sample: a block of trackers and a fixed one near Phoenix, four inverters each. */
export function monitoredSamplePlant(): PlantDocument {
  return rectangularPlant(MONITORED_SAMPLE_NAME, SITE, DESIGNS)
}

/** What days of the monitored sample are made from: its blocks, and the hours of the weather that it sees. */
export function monitoredSampleParts(
  document: PlantDocument,
  fromUtcMs: number,
  toUtcMs: number,
): {
  readonly site: Site
  readonly blocks: readonly NamedEngineBlock[]
  readonly year: WeatherYear
} {
  return {
    site: SITE,
    // faults name inverters by their place; a stored design has its blocks in an order of its own
    blocks: engineBlocks(document, SITE, COLDEST_AIR_C).toSorted(
      (a, b) => Number(isTracker(b)) - Number(isTracker(a)),
    ),
    year: phoenixHours(WEATHER_SEED, fromUtcMs, toUtcMs),
  }
}

const isTracker = ({ engineBlock }: NamedEngineBlock): boolean =>
  engineBlock.mount.kind === 'singleAxis'
