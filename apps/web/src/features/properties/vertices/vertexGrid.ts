import {
  azimuthDeg,
  type BlockLayer,
  distanceM,
  type LocalFrame,
  toLngLat,
  validateLayer,
} from '@duet/plant'
import type { Geometry, Position } from 'geojson'
import { shownUnit, shownValue, storedValue } from '../../../lib/shownUnits.ts'
import { pointAtAzimuth } from '../../drawing/tools/drawTool.ts'
import {
  geometryWithHeights,
  pointToPosition,
  positionToM,
  withGeometry,
} from '../../drawing/tools/layerEdits.ts'
import { closed, partsOf, type VertexRef, withLines } from '../../drawing/tools/vertices.ts'

/** Corners as degrees, as metres east and north of the project, or as lengths and bearings of the edges from them. */
export type VertexMode = 'degrees' | 'metres' | 'edges'

export interface VertexRow {
  readonly ref: VertexRef
  /** From 1 in its ring or line. */
  readonly number: number
  /** Shown numbers, in the order of the columns; undefined where the row has none. */
  readonly cells: readonly (number | undefined)[]
}

export interface VertexColumn {
  readonly title: string
  readonly unit: string
  readonly decimals: number
}

const COLUMNS: Readonly<Record<VertexMode, readonly VertexColumn[]>> = {
  degrees: [
    { title: 'Longitude', unit: '°', decimals: 8 },
    { title: 'Latitude', unit: '°', decimals: 8 },
  ],
  metres: [
    { title: 'East', unit: 'm', decimals: 3 },
    { title: 'North', unit: 'm', decimals: 3 },
  ],
  edges: [
    { title: 'Length', unit: 'm', decimals: 3 },
    { title: 'Bearing', unit: '°', decimals: 4 },
  ],
}

const HEIGHT: VertexColumn = { title: 'Height', unit: 'm', decimals: 3 }

function pointsOf(layer: BlockLayer) {
  const geometry = geometryWithHeights(layer)
  const isRing = geometry.type === 'Polygon'
  const parts = partsOf(geometry).map((part) => (isRing ? part.slice(0, -1) : part))
  return { geometry, parts, isRing }
}

export function vertexColumns(layer: BlockLayer, mode: VertexMode): readonly VertexColumn[] {
  const hasHeights = pointsOf(layer)
    .parts.flat()
    .some((position) => position.length > 2)
  const columns = hasHeights ? [...COLUMNS[mode], HEIGHT] : COLUMNS[mode]
  return columns.map((column) => ({ ...column, unit: shownUnit(column.unit) }))
}

export function vertexRows(
  layer: BlockLayer,
  mode: VertexMode,
  frame: LocalFrame,
): readonly VertexRow[] {
  const { parts, isRing } = pointsOf(layer)
  return parts.flatMap((positions, part) =>
    positions.map((position, index) => {
      const next = positions[index + 1] ?? (isRing ? positions[0] : undefined)
      const stored = [...place(position, next, mode, frame), ...position.slice(2, 3)]
      const cells = stored.map((cell, at) =>
        cell === undefined ? undefined : shownValue(cell, unitOf(mode, at)),
      )
      return { ref: { part, index }, number: index + 1, cells }
    }),
  )
}

const unitOf = (mode: VertexMode, column: number): string => (COLUMNS[mode][column] ?? HEIGHT).unit

function place(
  position: Position,
  next: Position | undefined,
  mode: VertexMode,
  frame: LocalFrame,
): readonly (number | undefined)[] {
  if (mode === 'degrees') return position.slice(0, 2)
  const at = positionToM(frame, position)
  if (mode === 'metres') return at
  if (next === undefined) return [undefined, undefined]
  const to = positionToM(frame, next)
  const bearing = azimuthDeg(at, to)
  return [distanceM(at, to), bearing > 360 - LEAST_TURN_DEG ? 0 : bearing]
}

/** What the table shows of a bearing. */
const LEAST_TURN_DEG = 5e-5

/** A number for a cell: the row's place in the table, and the column's. */
export interface CellEdit {
  readonly row: number
  readonly column: number
  readonly value: number
}

/** A changed layer, or why it cannot be changed so. */
export type VertexChange = { readonly layer: BlockLayer } | { readonly problem: string }

/**
 * Writes numbers into cells. A length or a bearing moves the corner at the end of its edge. Rows below the last one
 * are new points of the last ring or line.
 */
export function setCells(
  layer: BlockLayer,
  mode: VertexMode,
  frame: LocalFrame,
  edits: readonly CellEdit[],
): VertexChange {
  const { geometry, parts, isRing } = pointsOf(layer)
  const changed: Position[][] = parts.map((part) => part.map((position) => [...position]))
  const refs = changed.flatMap((part, number) =>
    part.map((_at, index) => ({ part: number, index })),
  )
  const last = changed.length - 1
  for (const [row, values] of byRow(edits, mode)) {
    const ref = refs[row] ?? appended(changed, last)
    const part = changed[ref.part] ?? []
    const own = part[ref.index] ?? []
    const height = values.get(2)
    if (height !== undefined) own[2] = height
    if (mode === 'edges') setEdge(part, ref.index, values, { isRing, frame })
    else if (mode === 'degrees') {
      part[ref.index] = [
        values.get(0) ?? own[0] ?? 0,
        values.get(1) ?? own[1] ?? 0,
        ...own.slice(2),
      ]
    } else {
      const [east, north] = positionToM(frame, own)
      const to = toLngLat(frame, values.get(0) ?? east, values.get(1) ?? north)
      part[ref.index] = [...to, ...own.slice(2)]
    }
  }
  return withPoints(layer, geometry, changed)
}

/** Stored values by row and column. */
function byRow(
  edits: readonly CellEdit[],
  mode: VertexMode,
): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const rows = new Map<number, Map<number, number>>()
  for (const { row, column, value } of edits.toSorted((a, b) => a.row - b.row)) {
    const known = rows.get(row) ?? new Map<number, number>()
    rows.set(row, known.set(column, storedValue(value, unitOf(mode, column))))
  }
  return rows
}

/** A new point where the last one of the part is. */
function appended(parts: Position[][], part: number): VertexRef {
  const points = parts[part] ?? []
  return { part, index: points.push([...(points.at(-1) ?? [0, 0])]) - 1 }
}

function setEdge(
  part: Position[],
  index: number,
  values: ReadonlyMap<number, number>,
  { isRing, frame }: { readonly isRing: boolean; readonly frame: LocalFrame },
): void {
  const end = index + 1 < part.length ? index + 1 : isRing ? 0 : undefined
  const [from, before] = [part[index], end === undefined ? undefined : part[end]]
  if (end === undefined || from === undefined || before === undefined) return
  if (!values.has(0) && !values.has(1)) return
  const [start, stop] = [positionToM(frame, from), positionToM(frame, before)]
  const length = values.get(0) ?? distanceM(start, stop)
  const azimuth = values.get(1) ?? azimuthDeg(start, stop)
  const to = pointToPosition(frame, pointAtAzimuth(start, length, azimuth))
  part[end] = [...to, ...before.slice(2)]
}

/** A new point halfway to the next one; after the last point of a line as far beyond it. Its height is between too. */
export function insertAfter(
  layer: BlockLayer,
  { part, index }: VertexRef,
  frame: LocalFrame,
): VertexChange {
  const { geometry, parts, isRing } = pointsOf(layer)
  const points = parts[part] ?? []
  const own = points[index] ?? []
  const next = points[index + 1] ?? (isRing ? points[0] : undefined)
  const before = points[index - 1] ?? own
  const share = next === undefined ? -1 : 0.5
  const [at, other] = [positionToM(frame, own), positionToM(frame, next ?? before)]
  const [height, otherHeight = height] = [own[2], next?.[2]]
  const added = [
    ...toLngLat(frame, at[0] + share * (other[0] - at[0]), at[1] + share * (other[1] - at[1])),
    ...(height === undefined ? [] : [(height + (otherHeight ?? height)) / 2]),
  ]
  const changed = parts.map((one, n) => (n === part ? one.toSpliced(index + 1, 0, added) : one))
  return withPoints(layer, geometry, changed)
}

export function deleteRow(layer: BlockLayer, { part, index }: VertexRef): VertexChange {
  const { geometry, parts, isRing } = pointsOf(layer)
  const fewest = isRing ? 3 : 2
  if ((parts[part]?.length ?? 0) <= fewest) {
    return { problem: 'A shape keeps at least 3 corners, a line 2 points.' }
  }
  const changed = parts.map((one, at) => (at === part ? one.toSpliced(index, 1) : one))
  return withPoints(layer, geometry, changed)
}

function withPoints(
  layer: BlockLayer,
  geometry: Geometry,
  parts: readonly (readonly Position[])[],
): VertexChange {
  const whole = geometry.type === 'Polygon' ? parts.map(closed) : parts
  const next = withGeometry(layer, withLines(geometry, whole))
  const problem = validateLayer(next)[0]?.message
  return problem === undefined ? { layer: next } : { problem }
}
