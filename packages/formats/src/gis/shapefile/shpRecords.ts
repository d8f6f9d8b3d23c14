import type { Geometry, Position } from 'geojson'
import { GisFileError } from '../file/gisFileError.ts'
import { polygonsOfRings } from '../file/rings.ts'

/** One record of a .shp file. */
export interface ShpRecord {
  /** As the file counts, from 1. */
  readonly number: number
  /** Null: a record without a shape. */
  readonly geometry: Geometry | null
  /** Name of a kind of shape that is not read. */
  readonly unread?: string
}

const HEADER_BYTES = 100
const MAGIC = 9994
const RECORD_HEAD_BYTES = 8

/**
 * The records of a main file of shapes (ESRI, "Shapefile Technical Description", 1998): points, lines and areas, plain, with
 * heights (Z) or with measures (M, which are dropped).
 * @throws GisFileError damaged
 */
export function shpRecords(filename: string, bytes: Uint8Array): readonly ShpRecord[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < HEADER_BYTES || view.getInt32(0) !== MAGIC) {
    throw new GisFileError('damaged', `${filename} does not start like a .shp file.`)
  }
  const records: ShpRecord[] = []
  let at = HEADER_BYTES
  while (at + RECORD_HEAD_BYTES <= view.byteLength) {
    const number = view.getInt32(at)
    const lengthBytes = 2 * view.getInt32(at + 4)
    const start = at + RECORD_HEAD_BYTES
    if (lengthBytes < 4 || start + lengthBytes > view.byteLength) {
      throw new GisFileError(
        'damaged',
        `${filename} is cut short: record ${number} is not whole. Send the file again.`,
      )
    }
    records.push(
      readRecord(
        filename,
        number,
        new DataView(bytes.buffer, bytes.byteOffset + start, lengthBytes),
      ),
    )
    at = start + lengthBytes
  }
  return records
}

/** What the numbers of the kinds mean; heights are kinds 10 higher, measures 20 higher. */
const KINDS: Readonly<Record<number, 'point' | 'line' | 'area' | 'points'>> = {
  1: 'point',
  3: 'line',
  5: 'area',
  8: 'points',
}
const MULTIPATCH = 31

function readRecord(filename: string, number: number, view: DataView): ShpRecord {
  const code = view.getInt32(0, true)
  if (code === 0) return { number, geometry: null }
  if (code === MULTIPATCH) return { number, geometry: null, unread: 'MultiPatch' }
  const kind = KINDS[code % 10]
  const hasZ = code > 10 && code < 20
  if (kind === undefined || code > 28) return { number, geometry: null, unread: `kind ${code}` }
  try {
    return { number, geometry: READERS[kind](view, hasZ) }
  } catch (cause) {
    throw new GisFileError('damaged', `${filename}: record ${number} does not hold what it says.`, {
      cause,
    })
  }
}

const READERS: Readonly<
  Record<'point' | 'line' | 'area' | 'points', (view: DataView, hasZ: boolean) => Geometry>
> = {
  point: (view, hasZ) => ({
    type: 'Point',
    coordinates: hasZ ? [...pair(view, 4), view.getFloat64(20, true)] : pair(view, 4),
  }),
  points: (view, hasZ) => ({
    type: 'MultiPoint',
    coordinates: positions(view, 40, view.getInt32(36, true), hasZ),
  }),
  line: (view, hasZ) => ({ type: 'MultiLineString', coordinates: parts(view, hasZ) }),
  area: (view, hasZ) => ({
    type: 'MultiPolygon',
    coordinates: polygonsOfRings(parts(view, hasZ)),
  }),
}

function parts(view: DataView, hasZ: boolean): Position[][] {
  const partCount = view.getInt32(36, true)
  const pointCount = view.getInt32(40, true)
  if (partCount < 0 || partCount > pointCount) throw new RangeError(`${partCount} parts`)
  const starts = Array.from({ length: partCount }, (_, i) => view.getInt32(44 + 4 * i, true))
  const all = positions(view, 44 + 4 * partCount, pointCount, hasZ)
  return starts.map((start, i) => all.slice(start, starts[i + 1] ?? pointCount))
}

/** Points one after another; heights follow them, after their two extremes. */
function positions(view: DataView, at: number, count: number, hasZ: boolean): Position[] {
  if (count < 0 || at + 16 * count > view.byteLength) throw new RangeError(`${count} points`)
  const heightsAt = at + 16 * count + 16
  return Array.from({ length: count }, (_, i) => {
    const plane = pair(view, at + 16 * i)
    return hasZ ? [...plane, view.getFloat64(heightsAt + 8 * i, true)] : plane
  })
}

function pair(view: DataView, at: number): [number, number] {
  return [view.getFloat64(at, true), view.getFloat64(at + 8, true)]
}
