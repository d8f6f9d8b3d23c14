import { localFrame, toLocalM } from '@duet/plant'
import type { PlaybackIndex } from '@duet/results/playback'
import { facingOf } from '../facing.ts'
import { type FieldPlaces, fieldPlaces } from '../tableField.ts'
import { type TableSet, tablePlaces } from '../tableSet.ts'

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
  const lowestM = tables.groundM.reduce((least, own) => (own < least ? own : least), Infinity)
  let heightSum = 0
  const places = fieldPlaces(tables, { vectors }, (table, vector) => {
    const known = (tables.groundM[table] ?? Number.NaN) - lowestM
    const groundM = Number.isFinite(known) ? known : 0
    const upM = groundM + (blockOf(tables.block[table] ?? 0)?.centre_height_m ?? 1)
    heightSum += upM
    return { upM, riseM: riseOf(vector, tables.axisTiltDeg[table] ?? 0), groundM }
  })
  const [westM, southM] = toLocalM(frame, west, south)
  const [eastM, northM] = toLocalM(frame, east, north)
  return {
    ...places,
    box: { west: westM, south: southM, east: eastM, north: northM },
    reachM: Math.max(eastM - westM, northM - southM),
    meanHeightM: heightSum / Math.max(1, tables.count),
    vectors,
  }
}

/** How much a row rises along half of its edge; it falls towards its axis azimuth, which has the low side at its right hand when it turns. */
function riseOf([, , ax = 0, ay = 0, bx = 0, by = 0]: Float32Array, axisTiltDeg: number): number {
  const isAlongAxis = ax * -by + ay * bx > 0 ? 1 : -1
  return -isAlongAxis * Math.hypot(ax, ay) * Math.tan((axisTiltDeg * Math.PI) / 180)
}
