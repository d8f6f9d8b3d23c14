import { type Mount, type RowRotations, type TableStructure, tableRotations } from '@duet/engine'
import {
  type Block,
  type BlockLayer,
  blockSlope,
  countRows,
  fieldInput,
  type GroundAt,
  type HeightGrid,
  heightsIn,
  type LocalFrame,
  mountInput,
  type ObstacleMesh,
  obstacleMeshes,
  type PanelParameters,
  type TableGeometry,
  type TableLayout,
  type TableParameters,
  type TablePoses,
  tableGeometry,
  tablePoses,
} from '@duet/plant'
import { type GroundLine, groundLines } from './groundLines.ts'
import {
  boxAround,
  grownBox,
  joinBoxes,
  type PlanBox,
  type PlaneGround,
  planesGround,
} from './sceneGround.ts'
import { type TableFrames, tableFrames } from './tableFrames.ts'
import type { Turning } from './tableTurn.ts'

/** Tables of one block, ready to be drawn. */
export interface SceneBlock extends Turning {
  readonly id: string
  readonly name: string
  readonly layout: TableLayout
  readonly table: TableParameters
  readonly panel: PanelParameters
  readonly geometry: TableGeometry
  readonly structure: TableStructure
  readonly frames: TableFrames
  readonly isPortrait: boolean
  /** Of tables that each turn by themselves. */
  readonly rotations: RowRotations | undefined
}

/**
 * The plant in metres: x east and y north of the project's place, z up, 0 at `baseM` above sea level.
 * It does not hold the sun: how tables are turned follows from the moment.
 */
export interface SceneModel {
  readonly blocks: readonly SceneBlock[]
  readonly tableCount: number
  readonly moduleCount: number
  readonly obstacles: readonly ObstacleMesh[]
  readonly lines: readonly GroundLine[]
  readonly terrain: HeightGrid | undefined
  readonly planes: readonly PlaneGround[]
  readonly groundAt: GroundAt
  readonly baseM: number
  /** Around tables and drawn layers; a square around the place of a project that has none. */
  readonly box: PlanBox
}

/** What the drawing needs of tables on uneven ground. */
export type StandingTables = Pick<TablePoses, 'groundM' | 'axisTiltDeg'>

/** A block with the tables that were laid out for it. */
export interface LaidOutBlock {
  readonly block: Block
  readonly layout: TableLayout & { readonly poses?: StandingTables }
  readonly table: TableParameters
  readonly panel: PanelParameters
}

export interface SceneModelInput {
  readonly blocks: readonly LaidOutBlock[]
  /** Those that are shown. */
  readonly layers: readonly BlockLayer[]
  readonly frame: LocalFrame
  readonly terrain: HeightGrid | undefined
  /** Of the project, above sea level; the scene's base where the ground is not known. */
  readonly altitudeM: number
}

/** Half a side of the view of a project without anything, m. */
const EMPTY_HALF_SIDE_M = 200

export function sceneModel(input: SceneModelInput): SceneModel {
  const { blocks, layers, frame, terrain } = input
  const planes = blocks.flatMap(planeOf)
  const { baseM, groundAt } = sceneGround(input, planes)
  const drawn = blocks.map((block) => sceneBlock(block, input, baseM, groundAt))
  const chosen = layers.filter(({ type }) => type === 'shading').map(({ id }) => id)
  const lines = groundLines(layers, frame, groundAt)
  const boxes = [
    ...planes.map(({ box }) => box),
    ...lines.flatMap(({ points }) => {
      const plan = points.flatMap(([x, y]) => [x, y])
      return boxAround(plan) ?? []
    }),
  ]
  return {
    blocks: drawn,
    tableCount: drawn.reduce((sum, { layout }) => sum + layout.count, 0),
    moduleCount: drawn.reduce(
      (sum, { layout, geometry }) => sum + layout.count * geometry.modulesPerTable,
      0,
    ),
    obstacles: obstacleMeshes(layers, chosen, frame, groundAt),
    lines,
    terrain,
    planes,
    groundAt,
    baseM,
    box: joinBoxes(boxes) ?? grownBox({ west: 0, south: 0, east: 0, north: 0 }, EMPTY_HALF_SIDE_M),
  }
}

function planeOf({ block, layout }: LaidOutBlock): PlaneGround[] {
  const box = boxAround(layout.cornersM)
  return box === undefined ? [] : [{ box, slope: blockSlope(block) }]
}

/** Terrain where there is one: its height in the middle of the plant is the base; else the planes of the blocks. */
function sceneGround(
  { terrain, frame, altitudeM }: SceneModelInput,
  planes: readonly PlaneGround[],
): Pick<SceneModel, 'baseM' | 'groundAt'> {
  if (terrain === undefined) return { baseM: altitudeM, groundAt: planesGround(planes) }
  const box = joinBoxes(planes.map((plane) => plane.box))
  const heightAt = heightsIn(terrain, frame)
  const middle = box
    ? heightAt((box.west + box.east) / 2, (box.south + box.north) / 2)
    : heightAt(0, 0)
  const baseM = Number.isFinite(middle) ? middle : altitudeM
  return {
    baseM,
    groundAt: (x, y) => {
      const height = heightAt(x, y) - baseM
      return Number.isFinite(height) ? height : 0
    },
  }
}

function sceneBlock(
  { block, layout, table, panel }: LaidOutBlock,
  { terrain, frame }: SceneModelInput,
  baseM: number,
  groundAt: GroundAt,
): SceneBlock {
  const geometry = tableGeometry(table, panel)
  const { field } = fieldInput(table, panel, layout, [])
  const { mount } = mountInput(table, block)
  const slope = blockSlope(block)
  const poses = layout.poses ?? (terrain && tablePoses(layout, terrain, frame, { table, panel }))
  const groundM = Float64Array.from(field.eastM, (east, i) => {
    const posed = (poses?.groundM[i] ?? Number.NaN) - baseM
    return Number.isFinite(posed) ? posed : groundAt(east, field.northM[i] ?? 0)
  })
  const axisTiltDeg = poses?.axisTiltDeg.map((tilt) => (Number.isFinite(tilt) ? tilt : 0))
  const frames = tableFrames({
    layout,
    geometry,
    mount,
    slope,
    axisHeightM: geometry.centreHeightM - field.structure.planeOffsetM,
    groundM,
    ...(axisTiltDeg && { axisTiltDeg }),
  })
  const groundCoverRatio = coverRatio(geometry, layout)
  return {
    id: block.id,
    name: block.name,
    layout,
    table,
    panel,
    geometry,
    structure: field.structure,
    frames,
    mount,
    slope,
    groundCoverRatio,
    isPortrait: table.orientation_str === 'portrait',
    rotations: tableRotations({
      field: { ...field, groundM, ...(axisTiltDeg && { axisTiltDeg }) },
      mount,
      slope,
      ...(groundCoverRatio !== undefined && {
        rows: {
          pitchM: geometry.rowPitchM,
          collectorWidthM: geometry.widthM,
          centreHeightM: geometry.centreHeightM,
        },
      }),
    }),
  }
}

/** A single row never turns back, and neither do rows without a distance. */
function coverRatio({ gcr }: TableGeometry, layout: TableLayout): number | undefined {
  return countRows(layout).rows > 1 && Number.isFinite(gcr) && gcr > 0 ? gcr : undefined
}

/** Kind of the mounting in words. */
export function mountName({ kind }: Mount): string {
  switch (kind) {
    case 'fixed':
      return 'Fixed tilt'
    case 'singleAxis':
      return 'Single-axis tracker'
    case 'dualAxis':
      return 'Dual-axis tracker'
  }
}
