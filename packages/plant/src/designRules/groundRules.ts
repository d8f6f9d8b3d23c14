import { distanceKm } from '@duet/units'
import { crossingErrors, positionsOf } from '../layers/layerGeometry.ts'
import { perimeterRingsM } from '../layout/layerRings.ts'
import { layersOfBlock } from '../layout/layersOfBlock.ts'
import type { LayoutWarning } from '../layout/layoutTables.ts'
import type { RingM } from '../layout/polygonM.ts'
import { boxOf } from '../shapes/box.ts'
import type { BlockFacts } from './blockFacts.ts'
import { commonGroundM2, LEAST_OVERLAP_M2 } from './commonGround.ts'
import { type DesignRule, errorIf, isAbove, rule, shown, stepped, warningIf } from './rule.ts'
import { tablePairs } from './tablePairs.ts'

/** Layers that tables stand on. */
const LAND = ['perimeter', 'panels', 'frame'] as const

/** Of the ground of one block and the tables on it. */
export const groundRules: readonly DesignRule<BlockFacts>[] = [
  rule({
    code: 'self_crossing',
    title: 'Outline that crosses itself',
    figures: ({ layers }) =>
      layers.flatMap((layer) =>
        crossingErrors(layer.geojson.geometry).map(({ message, path }) => ({
          layer_id: layer.id,
          layer: layer.name,
          message,
          path,
        })),
      ),
    severity: () => 'error',
    message: (f) => `Layer ${f.layer}: ${f.message}`,
    path: (f) => `layers.${f.layer_id}.${f.path}`,
  }),
  rule({
    code: 'block_without_tables',
    title: 'Block without tables',
    figures: ({ layout, layers, geometry }) => {
      if (layers.length === 0) return [{ tables: 0, why: 'A block needs at least 1 layer' }]
      // rows that overlap are the reason then, and reported as that
      if (!layout || (geometry && geometry.clearGapM < 0)) return []
      const problem = layout.warnings.find(({ code }) => NO_LAYOUT.has(code))
      return [{ tables: layout.count, why: problem?.message ?? NO_ROW }]
    },
    severity: (f) => errorIf(f.tables === 0),
    message: (f) => f.why,
    path: (_, facts) => landPath(facts),
  }),
  rule({
    code: 'layout',
    title: 'Doubts about the layout',
    figures: ({ layout }) =>
      (layout?.warnings ?? [])
        .filter(({ code }) => !NO_LAYOUT.has(code))
        .map(({ code, message }) => ({ doubt: code.toLowerCase(), message })),
    severity: () => 'warning',
    message: (f) => f.message,
    path: (_, facts) => landPath(facts),
  }),
  rule({
    code: 'perimeter_union',
    title: 'Perimeters of one block overlap',
    figures: perimetersTwice,
    severity: (f) => warningIf(isAbove(f.overlap_m2, LEAST_OVERLAP_M2)),
    message: (f) =>
      `Perimeters ${f.layer} and ${f.other_layer} have ${shown(f.overlap_m2, 0)} m² in common: the ground counts once`,
    path: (f) => `layers.${f.other_layer_id}`,
  }),
  rule({
    code: 'tables_collide',
    title: 'Tables collide',
    figures: ({ layout }) =>
      layout && layout.source !== 'perimeter' ? [{ table_pairs: tablePairs(layout.cornersM) }] : [],
    severity: (f) => errorIf(f.table_pairs > 0),
    message: (f) => `${f.table_pairs} pairs of tables of the block stand into each other`,
    path: (_, { layers, layout }) => {
      const layer = layers.find(({ type }) => type === layout?.source)
      return layer ? `layers.${layer.id}` : null
    },
  }),
  rule({
    code: 'far_from_project',
    title: 'Far from the place of the project',
    figures: ({ design, layers }) => {
      const distances = layers
        .flatMap(({ geojson }) => positionsOf(geojson.geometry))
        .map(([longitude = 0, latitude = 0]) => distanceKm(design.project, { longitude, latitude }))
      const nearest = distances.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
      return [{ distance_km: nearest }]
    },
    // the sun is 0.1° off and the plane 4 mm at 10 km; the sun is 1° off at 100 km
    severity: (f) => stepped(f.distance_km, { warning: 10, error: 100 }),
    message: (f) =>
      `The block lies ${shown(f.distance_km, f.distance_km < 100 ? 1 : 0)} km from the place of the project, whose sun and weather it gets`,
    path: (_, { layers }) => (layers[0] ? `layers.${layers[0].id}` : null),
  }),
]

/** Why a layout was not made. */
const NO_LAYOUT: ReadonlySet<LayoutWarning['code']> = new Set([
  'ROWS_OVERLAP',
  'TABLES_OVERLAP',
  'TOO_MANY_TABLES',
])
const NO_ROW = 'The block must hold at least 1 row of tables'

function landPath({ layers }: BlockFacts): string | null {
  const land = layers.find(({ type }) => LAND.some((one) => one === type))
  return land ? `layers.${land.id}` : null
}

/** Each two perimeters of a block with the ground that they share. */
function perimetersTwice({ block, design, frame, layout }: BlockFacts) {
  const drawn = layersOfBlock({ block, layers: design.block_layers }, 'perimeter').map((layer) => {
    const rings: readonly RingM[] = perimeterRingsM(layer, frame)
    return { layer, rings, box: boxOf(rings) }
  })
  return drawn.flatMap((one, index) =>
    drawn.slice(index + 1).map((other) => ({
      tables: layout?.count ?? 0,
      overlap_m2: commonGroundM2(one, other),
      layer: one.layer.name,
      layer_id: one.layer.id,
      other_layer: other.layer.name,
      other_layer_id: other.layer.id,
    })),
  )
}
