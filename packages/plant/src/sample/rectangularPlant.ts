import type { Site } from '@duet/engine'
import type { PlantComponent, PlantDocument } from '../document/plantDocument.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { createLayer } from '../layers/createLayer.ts'
import { localFrame, toLngLat } from '../layout/localFrame.ts'
import { towardsEquatorDeg } from '../starters/fixedTableAt.ts'
import { samplePlant } from './samplePlant.ts'

/** What a block of a made-up plant is. */
export interface BlockDesign {
  readonly isTracker: boolean
  readonly inverterCount: number
  /** Wanted; the rows of the block make it nearly so. */
  readonly dcAcRatio: number
}

/** Of the sample's tables, modules of 550 W: kW of a table, its length, spacing of rows, and depth of a row, m. */
const TRACKER = { kw: 42.9, lengthM: 90.8, spacingM: 6.5, depthM: 4 }
const FIXED = { kw: 28.6, lengthM: 30.8, spacingM: 11.4, depthM: 6 }
const INVERTER_KW = 250
const ROWS_AT_MOST = 16
/** Free ground between blocks, m. */
const GAP_M = 40
const NOW = '2026-01-01T00:00:00.000Z'

/** A plant document of rectangles with the parts of the sample plant, rows towards the equator. */
export function rectangularPlant(
  name: string,
  site: Site,
  designs: readonly BlockDesign[],
): PlantDocument {
  const sample = samplePlant()
  const project = {
    name,
    latitude: site.latitudeDeg,
    longitude: site.longitudeDeg,
    altitude_m: site.altitudeM,
  }
  const [trackerBlock, fixedBlock] = sample.blocks
  if (!trackerBlock || !fixedBlock) throw new RangeError('the sample plant has two blocks')
  const layers: BlockLayer[] = []
  let eastM = 0
  const blocks = designs.map((design, index) => {
    const id = `block-${index + 1}`
    const size = rectangleM(design)
    layers.push(rectangle(`${id}-field`, id, site, eastM, size))
    eastM += size.eastM + GAP_M
    return {
      ...(design.isTracker ? trackerBlock : fixedBlock),
      id,
      name: `${design.isTracker ? 'Trackers' : 'Fixed'} ${index + 1}`,
      created_at: NOW,
      updated_at: NOW,
      pv_system_start_date: null,
      num_inverters: design.inverterCount,
      modules_per_string: 26,
    }
  })
  const components = sample.components.map((component) => towardsEquator(component, site))
  return { ...sample, project, blocks, block_layers: layers, components }
}

function towardsEquator(component: PlantComponent, site: Site): PlantComponent {
  const { kind, parameters } = component
  if (kind !== 'table' || !('tracking_type' in parameters) || parameters.tracking_type !== 0) {
    return component
  }
  return {
    ...component,
    parameters: { ...parameters, azimuth: towardsEquatorDeg(site.latitudeDeg) },
  }
}

interface SizeM {
  readonly eastM: number
  readonly northM: number
}

/** Trackers stand in rows from north to south, fixed tables in rows from east to west. */
function rectangleM({ isTracker, inverterCount, dcAcRatio }: BlockDesign): SizeM {
  const { kw, lengthM, spacingM, depthM } = isTracker ? TRACKER : FIXED
  const tables = Math.max(2, Math.round((inverterCount * INVERTER_KW * dcAcRatio) / kw))
  const slots = Math.ceil(tables / ROWS_AT_MOST)
  const rows = Math.ceil(tables / slots)
  const across = (rows - 1) * spacingM + depthM
  const along = slots * lengthM + 1
  return isTracker ? { eastM: across, northM: along } : { eastM: along, northM: across }
}

function rectangle(
  id: string,
  blockId: string,
  site: Site,
  westM: number,
  { eastM, northM }: SizeM,
): BlockLayer {
  const frame = localFrame(site.longitudeDeg, site.latitudeDeg)
  const corners = [
    [westM, 0],
    [westM + eastM, 0],
    [westM + eastM, northM],
    [westM, northM],
    [westM, 0],
  ].map(([east = 0, north = 0]) =>
    toLngLat(frame, east, north).map((deg) => Math.round(deg * 1e9) / 1e9),
  )
  return createLayer({
    id,
    projectId: 'study',
    blockId,
    name: 'Field',
    createdAt: NOW,
    type: 'perimeter',
    geojson: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [corners] },
    },
  })
}
