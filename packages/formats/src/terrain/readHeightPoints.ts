import { type Crs, LNG_LAT } from '../crs/crs.ts'
import type { HeightSource } from './heightSource.ts'
import { TerrainFileError } from './terrainFileError.ts'
import { tinSource } from './tinHeights.ts'

export interface HeightPointsOptions {
  /** Absent: degrees where all places can be that. */
  readonly crs?: Crs
  /** Metres in the unit of the heights. */
  readonly unitM?: number
}

/** Names of the columns, compared without case. */
const X_NAMES = [
  'x',
  'e',
  'east',
  'easting',
  'lon',
  'lng',
  'long',
  'longitude',
  'xcoord',
  'x_coord',
  'rechtswert',
]
const Y_NAMES = ['y', 'n', 'north', 'northing', 'lat', 'latitude', 'ycoord', 'y_coord', 'hochwert']
const Z_NAMES = [
  'z',
  'h',
  'height',
  'elev',
  'elevation',
  'alt',
  'altitude',
  'level',
  'zcoord',
  'z_coord',
]

const MAX_LINES = 5_000_000

/**
 * Heights of a table of points: columns by their names, or x, y and height in this order; parted by comma, semicolon, tab or
 * spaces.
 *
 * @throws TerrainFileError that names the line and the fault
 */
export function readHeightPoints(text: string, options: HeightPointsOptions = {}): HeightSource {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > MAX_LINES) {
    throw new TerrainFileError(
      'too_large',
      `The table has more than ${MAX_LINES} lines: cut it to the site.`,
    )
  }
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'))
  const head = lines[first]
  if (head === undefined) throw new TerrainFileError('empty_file', 'The file is empty.')
  const parting = partingOf(head)
  const names = cellsOf(head, parting).map((cell) => cell.replace(/^"|"$/g, '').toLowerCase())
  const isNamed = names.some((name) => name === '' || Number.isNaN(Number(name)))
  const columns = isNamed ? namedColumns(names) : [0, 1, 2]
  const points: number[] = []
  for (let i = isNamed ? first + 1 : first; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line.trim() === '' || line.startsWith('#')) continue
    const cells = cellsOf(line, parting)
    for (const column of columns) {
      const value = numberOf(cells[column], parting)
      if (Number.isNaN(value)) {
        const cell = cells[column]
        const what =
          cell === undefined ? `has no column ${column + 1}` : `"${cell}" is not a number`
        throw new TerrainFileError(
          'damaged',
          `Line ${i + 1}: ${what}. Each line needs x, y and height.`,
        )
      }
      points.push(value)
    }
  }
  return tinSource(scaled(points, options.unitM ?? 1), options.crs ?? degreesOrAsk(points))
}

/** Tab, semicolon and comma part cells wherever they stand; spaces where there is none of them. */
function partingOf(line: string): string {
  return ['\t', ';', ','].find((parting) => line.includes(parting)) ?? ' '
}

function cellsOf(line: string, parting: string): string[] {
  const cells = parting === ' ' ? line.trim().split(/\s+/) : line.split(parting)
  return cells.map((cell) => cell.trim())
}

function numberOf(cell: string | undefined, parting: string): number {
  if (cell === undefined || cell === '') return Number.NaN
  return Number(parting === ',' ? cell : cell.replace(',', '.'))
}

function namedColumns(names: readonly string[]): number[] {
  return [
    ['x', X_NAMES],
    ['y', Y_NAMES],
    ['height', Z_NAMES],
  ].map(([what, known]) => {
    const column = names.findIndex((name) => known?.includes(name))
    if (column >= 0) return column
    throw new TerrainFileError(
      'no_heights',
      `The table has no column for ${String(what)}: its columns are ${names.join(', ')}. Name one of them ${String(known?.[0])}.`,
    )
  })
}

function scaled(points: readonly number[], unitM: number): Float64Array {
  return Float64Array.from(points, (value, i) => (i % 3 === 2 ? value * unitM : value))
}

function degreesOrAsk(points: readonly number[]): Crs {
  const isDegrees = points.every((value, i) => {
    if (i % 3 === 2) return true
    return Math.abs(value) <= (i % 3 === 0 ? 180 : 90)
  })
  if (isDegrees) return LNG_LAT
  throw new TerrainFileError(
    'unknown_crs',
    'The places are not degrees: choose the coordinate system that they are counted in.',
  )
}
