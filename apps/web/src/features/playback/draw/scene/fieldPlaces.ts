import { localFrame, toLocalM } from '@duet/plant'
import type { PlaybackIndex } from '@duet/results/playback'
import { facingOf } from '../facing.ts'
import { type TableSet, tablePlaces } from '../tableSet.ts'
import type { FieldPlaces } from './tableField.ts'

/** Where the tables of a plant stand in metres, and the square around them. */
export interface PlacedField extends FieldPlaces {
  readonly box: {
    readonly west: number
    readonly south: number
    readonly east: number
    readonly north: number
  }
  /** Its longer side. */
  readonly reachM: number
  /** Of the middles of the tables, mean. */
  readonly meanHeightM: number
  /** As `tablePlaces` has them. */
  readonly vectors: Float32Array
}

/** East, north and up about the middle of the plant; up from its lowest ground. */
export function placedField(index: PlaybackIndex, tables: TableSet): PlacedField {
  const [west, south, east, north] = tables.bounds
  const frame = localFrame((west + east) / 2, (south + north) / 2)
  const blockOf = (block: number): PlaybackIndex['blocks'][number] | undefined =>
    index.blocks[block]
  const { vectors } = tablePlaces(
    tables,
    (lng, lat) => toLocalM(frame, lng, lat),
    (block) => facingOf(blockOf(block)?.mount ?? { kind: 'dualAxis' }),
    (block) => blockOf(block)?.table_width_m ?? 0,
  )
  const { count } = tables
  const lowestM = tables.groundM.reduce((least, own) => (own < least ? own : least), Infinity)
  const places = {
    count,
    middle: new Float32Array(3 * count),
    along: new Float32Array(3 * count),
    across: new Float32Array(2 * count),
    of: new Float32Array(3 * count),
  }
  let heightSum = 0
  for (let table = 0; table < count; table++) {
    const [x = 0, y = 0, ax = 0, ay = 0, bx = 0, by = 0] = vectors.subarray(
      6 * table,
      6 * table + 6,
    )
    const block = tables.block[table] ?? 0
    const known = (tables.groundM[table] ?? Number.NaN) - lowestM
    const groundM = Number.isFinite(known) ? known : 0
    const heightM = blockOf(block)?.centre_height_m ?? 1
    const z = groundM + heightM
    heightSum += z
    places.middle.set([x, y, z], 3 * table)
    places.along.set(
      [ax, ay, riseOf([ax, ay], [bx, by], tables.axisTiltDeg[table] ?? 0)],
      3 * table,
    )
    places.across.set([bx, by], 2 * table)
    places.of.set([tables.unit[table] ?? 0, block, groundM], 3 * table)
  }
  const [westM, southM] = toLocalM(frame, west, south)
  const [eastM, northM] = toLocalM(frame, east, north)
  return {
    ...places,
    box: { west: westM, south: southM, east: eastM, north: northM },
    reachM: Math.max(eastM - westM, northM - southM),
    meanHeightM: heightSum / Math.max(1, count),
    vectors,
  }
}

type Plan = readonly [number, number]

/** How much a row rises along half of its edge; it falls towards its axis azimuth, which has the low side at its right hand when it turns. */
function riseOf([ax, ay]: Plan, [bx, by]: Plan, axisTiltDeg: number): number {
  const isAlongAxis = ax * -by + ay * bx > 0 ? 1 : -1
  return -isAlongAxis * Math.hypot(ax, ay) * Math.tan((axisTiltDeg * Math.PI) / 180)
}
