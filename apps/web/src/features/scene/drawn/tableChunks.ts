import { boxOfPoints } from '../../plant/boxes.ts'
import { placeOf, type TableFrames } from '../model/tableFrames.ts'

/** Neighbouring tables that are drawn, hidden and shown in detail together. */
export interface TableChunk {
  readonly tables: Uint32Array
  /** Middle of the chunk; matrices are taken from there, so that single precision is enough far from the origin. */
  readonly centreM: readonly [number, number, number]
  /** Around all its tables, whichever way they are turned. */
  readonly radiusM: number
}

/** Few enough that near ones can be drawn module by module, many enough that far ones are few calls. */
export const TABLES_PER_CHUNK = 128

/**
 * Cuts a field into squares of about {@link TABLES_PER_CHUNK} tables.
 *
 * @param reachM - from the middle of a table to its farthest point
 */
export function tableChunks(frames: TableFrames, reachM: number): readonly TableChunk[] {
  if (frames.count === 0) return []
  const tables = Array.from({ length: frames.count }, (_, table) => table)
  const [west, south, east, north] = boxOfPoints(tables.map((table) => placeOf(frames, table)))
  const areaM2 = Math.max(1, east - west) * Math.max(1, north - south)
  const sideM = Math.sqrt((areaM2 / frames.count) * TABLES_PER_CHUNK)
  const columns = Math.floor((east - west) / sideM) + 1
  const cells = Map.groupBy(tables, (table) => {
    const [x, y] = placeOf(frames, table)
    return Math.floor((x - west) / sideM) + columns * Math.floor((y - south) / sideM)
  })
  return [...cells.values()].map((members) => chunkOf(frames, members, reachM))
}

function chunkOf(frames: TableFrames, tables: readonly number[], reachM: number): TableChunk {
  const places = tables.map((table) => placeOf(frames, table))
  const middle = (axis: 0 | 1 | 2): number => {
    const values = places.map((place) => place[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  const centreM = [middle(0), middle(1), middle(2)] as const
  const far = places.map((place) =>
    Math.hypot(place[0] - centreM[0], place[1] - centreM[1], place[2] - centreM[2]),
  )
  return { tables: Uint32Array.from(tables), centreM, radiusM: Math.max(...far) + reachM }
}

/** Matrices of a chunk's tables about its middle, [16 tables]. */
export function chunkMatrices(frames: TableFrames, chunk: TableChunk): Float32Array {
  return aboutCentre(
    [...chunk.tables].flatMap((table) => [
      ...frames.matrices.subarray(16 * table, 16 * table + 16),
    ]),
    chunk,
  )
}

/** The same matrices as seen from the middle of a chunk. */
export function aboutCentre(
  matrices: ArrayLike<number>,
  { centreM }: Pick<TableChunk, 'centreM'>,
): Float32Array {
  const out = Float32Array.from(matrices)
  for (let at = 12; at < out.length; at += 16) {
    out[at] = (matrices[at] ?? 0) - centreM[0]
    out[at + 1] = (matrices[at + 1] ?? 0) - centreM[1]
    out[at + 2] = (matrices[at + 2] ?? 0) - centreM[2]
  }
  return out
}
