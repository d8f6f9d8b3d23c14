import type { Position } from 'geojson'
import type { LayerOf } from '../layers/blockLayer.ts'
import { lineToLocalM, polygonToLocalM } from './geometryM.ts'
import {
  joinTables,
  type LayoutWarning,
  type PlacedTables,
  type TableLayout,
} from './layoutTables.ts'
import type { LocalFrame } from './localFrame.ts'
import { orientedRings, type RingM } from './polygonM.ts'
import { fromRowAxes, type RowAxes, toRowAxes } from './rowAxes.ts'

export interface ExplicitTablesInput {
  readonly blockId: string
  readonly frame: LocalFrame
  readonly axes: RowAxes
  readonly table: {
    readonly lengthM: number
    readonly depthM: number
    readonly gapM: number
    readonly pitchM: number
  }
}

/** A drawn line and a table of the design may differ by this share of the table's length (D-01). */
const LENGTH_TOLERANCE = 0.05

/** As-built tables from `panels` layers: each line is the centre line of a table, or of a whole row of them. */
export function tablesFromPanels(
  input: ExplicitTablesInput,
  layers: readonly LayerOf<'panels'>[],
): TableLayout {
  const { lengthM, depthM, gapM } = input.table
  const tables: ExplicitTable[] = []
  let misfits = 0
  for (const layer of layers) {
    for (const line of layer.geojson.geometry.coordinates) {
      const points = lineToLocalM(input.frame, line)
      const [x0 = 0, y0 = 0] = points
      const dx = (points.at(-2) ?? 0) - x0
      const dy = (points.at(-1) ?? 0) - y0
      const lineM = Math.hypot(dx, dy)
      if (lineM === 0) continue
      const count = Math.max(1, Math.round((lineM + gapM) / (lengthM + gapM)))
      const stepM = (lineM + gapM) / count
      if (Math.abs(stepM - gapM - lengthM) > LENGTH_TOLERANCE * lengthM) misfits++
      const along = [dx / lineM, dy / lineM] as const
      const axes: RowAxes = { along, across: [-along[1], along[0]] }
      const [u0, v0] = toRowAxes(axes, x0, y0)
      const key = `${layer.id}|${placeKey(line[0])}|${placeKey(line.at(-1))}`
      for (let i = 0; i < count; i++) {
        const middleM = u0 + (i + 0.5) * stepM - gapM / 2
        const rect = { u: middleM - lengthM / 2, v: v0 - depthM / 2, lengthM, depthM }
        tables.push({ key: `${key}|${i}`, corners: rectangle(axes, rect) })
      }
    }
  }
  const message = `${misfits} lines of the panels layers differ by more than 5 % from whole tables of ${lengthM.toFixed(2)} m.`
  const warnings: LayoutWarning[] = misfits > 0 ? [{ code: 'LINE_LENGTH', message }] : []
  return numberTables(input, 'panels', tables, warnings)
}

/** Tables from `frame` layers: each polygon is one table; the box around it where it has not four corners. */
export function tablesFromFrames(
  input: ExplicitTablesInput,
  layers: readonly LayerOf<'frame'>[],
): TableLayout {
  let boxed = 0
  const tables = layers.map((layer): ExplicitTable => {
    const [ring = new Float64Array()] = orientedRings(
      polygonToLocalM(input.frame, layer.geojson.geometry.coordinates).slice(0, 1),
    )
    if (ring.length === 8) return { key: layer.id, corners: [...ring] }
    boxed++
    return { key: layer.id, corners: boundingBox(input.axes, ring) }
  })
  const message = `${boxed} frames have not four corners: the box around them is used.`
  const warnings: LayoutWarning[] = boxed > 0 ? [{ code: 'FRAME_SHAPE', message }] : []
  return numberTables(input, 'frame', tables, warnings)
}

/** Four corners, [x0, y0 ... x3, y3]. */
type Corners = readonly number[]

interface ExplicitTable {
  /** Stays while other tables come and go: of a frame its layer, of a line its layer and its ends. */
  readonly key: string
  readonly corners: Corners
}

/** A point by itself, to about 0.1 m. */
function placeKey([longitude = 0, latitude = 0]: Position = []): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`
}

/** Numbers rows (a new one where the next table is more than half a pitch on) and the tables in them. */
function numberTables(
  input: ExplicitTablesInput,
  source: 'panels' | 'frame',
  tables: readonly ExplicitTable[],
  warnings: readonly LayoutWarning[],
): TableLayout {
  const placed = tables
    .map((table) => ({ ...table, centre: toRowAxes(input.axes, ...centre(table.corners)) }))
    .sort((a, b) => a.centre[1] - b.centre[1])
  let row = 0
  let rowV = placed[0]?.centre[1] ?? 0
  const numbered = placed.map(({ key, corners, centre: [u, v] }) => {
    if (v - rowV > input.table.pitchM / 2) row++
    rowV = v
    return { key, corners, row, u }
  })
  numbered.sort((a, b) => a.row - b.row || a.u - b.u)
  let slot = 0
  const slots = numbered.map((table, i) => {
    slot = numbered[i - 1]?.row === table.row ? slot + 1 : 0
    return slot
  })
  const part: PlacedTables = {
    grid: 0,
    row: numbered.map((table) => table.row),
    slot: slots,
    cornersM: Float64Array.from(numbered.flatMap(({ corners }) => corners)),
  }
  const layout = joinTables(input.blockId, source, [part], [source], warnings)
  return { ...layout, tableKeys: distinct(numbered.map(({ key }) => key)) }
}

/** Tables on the same place, as files sometimes have them, are counted. */
function distinct(keys: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return keys.map((key) => {
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    return times === 0 ? key : `${key}|${times}`
  })
}

function centre(corners: Corners): [number, number] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = corners
  return [(x0 + x1 + x2 + x3) / 4, (y0 + y1 + y2 + y3) / 4]
}

interface Rectangle {
  readonly u: number
  readonly v: number
  readonly lengthM: number
  readonly depthM: number
}

function rectangle(axes: RowAxes, { u, v, lengthM, depthM }: Rectangle): number[] {
  return [
    ...fromRowAxes(axes, u, v),
    ...fromRowAxes(axes, u + lengthM, v),
    ...fromRowAxes(axes, u + lengthM, v + depthM),
    ...fromRowAxes(axes, u, v + depthM),
  ]
}

function boundingBox(axes: RowAxes, ring: RingM): number[] {
  const us: number[] = []
  const vs: number[] = []
  for (let i = 0; i < ring.length; i += 2) {
    const [u, v] = toRowAxes(axes, ring[i] ?? 0, ring[i + 1] ?? 0)
    us.push(u)
    vs.push(v)
  }
  const u = Math.min(...us)
  const v = Math.min(...vs)
  return rectangle(axes, { u, v, lengthM: Math.max(...us) - u, depthM: Math.max(...vs) - v })
}
