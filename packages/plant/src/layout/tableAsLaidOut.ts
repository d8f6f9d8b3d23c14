import { DEG_TO_RAD, mean } from '@duet/units'
import type { Block } from '../block/block.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { BlockLayer, LayerOf } from '../layers/blockLayer.ts'
import { type FramePlane, framePlane, planesApartDeg } from './framePlane.ts'
import { lineToLocalM } from './geometryM.ts'
import { guideGroups } from './guideGroups.ts'
import { layersOfBlock } from './layersOfBlock.ts'
import type { LayoutWarning } from './layoutTables.ts'
import type { LocalFrame } from './localFrame.ts'
import { azimuthAlongDeg, lineAzimuthDeg, meanAzimuthDeg, meanLineDeg } from './rowDirection.ts'

export interface TableAsLaidOutInput {
  readonly block: Pick<Block, 'id' | 'row_direction'>
  readonly layers: readonly BlockLayer[]
  readonly table: TableParameters
  readonly panel: PanelParameters
  readonly frame: LocalFrame
}

export interface TableAsLaidOut {
  readonly table: TableParameters
  readonly warnings: readonly LayoutWarning[]
}

/** Differences below this are drawing, not design, degrees. */
const SAME_DEG = 0.05
/** Tables this far from the mean of their block are reported, degrees. */
const SPREAD_DEG = 1

/**
 * The table component as the layers of the block lay it out: explicit tables and guide lines may turn it, frames may tilt and lift it.
 * A block has one orientation, so it is the mean of its tables; tables that differ from it are reported.
 */
export function tableAsLaidOut(input: TableAsLaidOutInput): TableAsLaidOut {
  const frames = layersOfBlock(input, 'frame')
  if (frames.length > 0) return byFrames(input, frames)
  const panels = layersOfBlock(input, 'panels')
  if (panels.length > 0) return byPanels(input, panels)
  return byGuideLines(input)
}

function byFrames(
  { table, panel, frame }: TableAsLaidOutInput,
  layers: readonly LayerOf<'frame'>[],
): TableAsLaidOut {
  const planes = layers.map((layer) => framePlane(layer, frame))
  const turned = {
    ...table,
    azimuth: frameAzimuth(table, planes),
    ...(table.tracking_type === 0 && { tilt: meanOf(planes, 'tiltDeg') ?? table.tilt }),
  }
  const heightM = meanOf(planes, 'heightM')
  const lifted = heightM === undefined ? turned : atHeight(turned, panel, heightM)
  return { table: lifted, warnings: table.tracking_type === 0 ? planeSpread(planes, turned) : [] }
}

/** Fixed tables face where their planes do; else, as trackers, their longer side is the row. */
function frameAzimuth(table: TableParameters, planes: readonly FramePlane[]): number {
  const faces = planes.flatMap(({ facesDeg }) =>
    facesDeg === undefined ? [] : [{ azimuthDeg: facesDeg, weight: 1 }],
  )
  const facesDeg = meanAzimuthDeg(faces)
  if (faces.length > 0 && facesDeg !== undefined) {
    // of an axis either end may be meant
    const azimuthDeg = table.tracking_type === 0 ? facesDeg : azimuthAlongDeg(table, facesDeg)
    return nearly(table.azimuth, azimuthDeg)
  }
  const sides = planes.flatMap(({ alongDeg }) =>
    alongDeg === undefined ? [] : [{ azimuthDeg: alongDeg, weight: 1 }],
  )
  const alongDeg = sides.length > 0 ? meanLineDeg(sides) : undefined
  if (alongDeg === undefined) return table.azimuth
  return nearly(table.azimuth, azimuthAlongDeg(table, alongDeg))
}

function planeSpread(
  planes: readonly FramePlane[],
  { tilt, azimuth }: TableParameters,
): LayoutWarning[] {
  const apart = planes.filter(({ tiltDeg = tilt, facesDeg = azimuth }) => {
    const ofBlock = { tiltDeg: tilt, facesDeg: azimuth }
    return planesApartDeg({ tiltDeg, facesDeg }, ofBlock) > SPREAD_DEG
  })
  if (apart.length === 0) return []
  const message = `${apart.length} frames lie more than ${SPREAD_DEG}° off the mean of the block (tilt ${tilt.toFixed(1)}°, azimuth ${azimuth.toFixed(1)}°), which a simulation takes for all.`
  return [{ code: 'ROW_DIRECTION', message }]
}

function byPanels(
  { table, frame }: TableAsLaidOutInput,
  layers: readonly LayerOf<'panels'>[],
): TableAsLaidOut {
  const lines = layers.flatMap((layer) =>
    layer.geojson.geometry.coordinates.flatMap((line) => {
      const points = lineToLocalM(frame, line)
      const azimuthDeg = lineAzimuthDeg(points)
      const [x = 0, y = 0] = points
      const weight = Math.hypot((points.at(-2) ?? 0) - x, (points.at(-1) ?? 0) - y)
      return azimuthDeg === undefined ? [] : [{ azimuthDeg, weight }]
    }),
  )
  return turnedTo(table, lines, 'lines of the panels layers')
}

function byGuideLines(input: TableAsLaidOutInput): TableAsLaidOut {
  const groups = guideGroups(input).flatMap(({ alongDeg, areaM2 }) =>
    alongDeg === undefined ? [] : [{ azimuthDeg: alongDeg, weight: areaM2 }],
  )
  const [largest] = groups.toSorted((a, b) => b.weight - a.weight)
  return largest === undefined
    ? { table: input.table, warnings: [] }
    : turnedTo(input.table, groups, 'groups of perimeters', largest.azimuthDeg)
}

/** The table with its rows along the mean of the lines, or along the given direction. */
function turnedTo(
  table: TableParameters,
  lines: readonly { readonly azimuthDeg: number; readonly weight: number }[],
  what: string,
  chosenDeg: number | undefined = lines.length > 0 ? meanLineDeg(lines) : undefined,
): TableAsLaidOut {
  if (chosenDeg === undefined) return { table, warnings: [] }
  const azimuth = nearly(table.azimuth, azimuthAlongDeg(table, chosenDeg))
  const apart = lines.filter(({ azimuthDeg }) => lineTurnDeg(azimuthDeg, chosenDeg) > SPREAD_DEG)
  const message = `${apart.length} ${what} run more than ${SPREAD_DEG}° off azimuth ${azimuth.toFixed(1)}°, which a simulation takes for all tables.`
  return {
    table: { ...table, azimuth },
    warnings: apart.length > 0 ? [{ code: 'ROW_DIRECTION', message }] : [],
  }
}

function lineTurnDeg(a: number, b: number): number {
  const turn = Math.abs(a - b) % 180
  return Math.min(turn, 180 - turn)
}

/** The middle of the modules at this height above the ground. */
function atHeight(
  table: TableParameters,
  panel: PanelParameters,
  heightM: number,
): TableParameters {
  const { widthM, centreHeightM } = tableGeometry(table, panel)
  const byM = heightM - centreHeightM
  switch (table.tracking_type) {
    case 0: {
      const clearance = heightM - (widthM / 2) * Math.sin(table.tilt * DEG_TO_RAD)
      return { ...table, ground_clearance: Math.max(0, clearance) }
    }
    case 1:
      return { ...table, torque_tube_height: Math.max(0, table.torque_tube_height + byM) }
    case 2:
      return { ...table, mast_height: Math.max(0, table.mast_height + byM) }
  }
}

function meanOf(planes: readonly FramePlane[], name: 'tiltDeg' | 'heightM'): number | undefined {
  const values = planes.flatMap((plane) => plane[name] ?? [])
  if (values.length === 0) return undefined
  return mean(values)
}

/** The first where both are the same but for drawing. */
function nearly(designDeg: number, drawnDeg: number): number {
  return Math.abs(((drawnDeg - designDeg + 540) % 360) - 180) < SAME_DEG ? designDeg : drawnDeg
}
