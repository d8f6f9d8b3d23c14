import { zoneOfTables } from '@duet/engine'
import {
  blockLayout,
  type LocalFrame,
  localFrame,
  runBlockInput,
  type TableLayout,
  toLngLat,
} from '@duet/plant'
import type { PlantTables } from './plantTables.ts'

/** The outline of a table in plan, at rest: its first edge runs along the row. */
export interface TableFeature {
  readonly type: 'Feature'
  readonly geometry: { readonly type: 'Polygon'; readonly coordinates: [number[][]] }
  readonly properties: {
    /** Places in the index. */
    readonly block: number
    readonly unit: number
    /** Of the ground under its middle above sea level, m; absent: not known. */
    readonly ground_m?: number
    /** Fall of its row towards the axis azimuth, on terrain. */
    readonly axis_tilt_deg?: number
  }
}

/** All tables of a plant, block by block. */
export function* tableFeatures(plant: PlantTables): Generator<TableFeature> {
  const { longitude, latitude } = plant.document.project
  const frame = localFrame(longitude, latitude)
  for (const [block, { id, firstUnit, hasZones }] of plant.blocks.entries()) {
    const layout = blockLayout(plant.document, id)
    if (!layout) continue
    const { zone, groundM, axisTiltDeg } = placesOf(plant, id, layout, hasZones)
    for (let table = 0; table < layout.count; table++)
      yield {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [ringOf(layout, table, frame)] },
        properties: {
          block,
          unit: firstUnit + (zone?.[table] ?? 0),
          ...(groundM && { ground_m: rounded(groundM[table] ?? 0, 100) }),
          ...(axisTiltDeg && { axis_tilt_deg: rounded(axisTiltDeg[table] ?? 0, 100) }),
        },
      }
  }
}

interface TablePlaces {
  readonly zone?: Int32Array | undefined
  readonly groundM?: Float64Array | undefined
  readonly axisTiltDeg?: Float64Array | undefined
}

/** What the run knew of the tables of a block. */
function placesOf(
  { manifest, terrain }: PlantTables,
  id: string,
  layout: TableLayout,
  hasZones: boolean,
): TablePlaces {
  if (!manifest || (!hasZones && !terrain)) return {}
  const { block } = runBlockInput(manifest, id, layout, terrain)
  return {
    zone: hasZones ? zoneOfTables(block) : undefined,
    groundM: block.field?.groundM,
    axisTiltDeg: block.field?.axisTiltDeg,
  }
}

/** About a centimetre. */
const DEGREE_PARTS = 1e7

function ringOf({ cornersM }: TableLayout, table: number, frame: LocalFrame): number[][] {
  const corner = (i: number): number[] => {
    const at = 8 * table + 2 * (i % 4)
    return toLngLat(frame, cornersM[at] ?? 0, cornersM[at + 1] ?? 0).map((degrees) =>
      rounded(degrees, DEGREE_PARTS),
    )
  }
  return [0, 1, 2, 3, 4].map(corner)
}

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts
