import type { Field } from '@duet/engine'
import { DEG_TO_RAD, mean, RAD_TO_DEG } from '@duet/units'
import type { Block } from '../block/block.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import type { LocalFrame } from '../layout/localFrame.ts'
import { gridMesh } from '../terrain/gridMesh.ts'
import { type BoundsM, type HeightAt, heightsIn } from '../terrain/heightAt.ts'
import type { HeightGrid } from '../terrain/heightGrid.ts'
import { type MeanPlane, meanPlane } from '../terrain/meanPlane.ts'
import { wholeGround } from '../terrain/surroundings.ts'
import { type TablePoses, tablePoses } from '../terrain/tablePoses.ts'
import { tableLine } from '../terrain/tablePosts.ts'
import { TRACED_GROUND_REACH_M } from '../terrain/terrainHorizon.ts'
import type { Assumption } from './assumption.ts'
import type { BlockParts } from './blockParts.ts'
import { type GroundAt, planeHeight } from './obstacleMeshes.ts'

/** Heights that a block may stand on, and its tables. */
export interface TerrainInput {
  readonly grid: HeightGrid
  readonly layout: TableLayout
}

/** The ground of a block as the engine sees it. */
export interface GroundInput {
  /** The plane that tracking and the light of long rows take. */
  readonly slope: { readonly tiltDeg: number; readonly azimuthDeg: number }
  /** Heights about the plane's at the origin of the project. */
  readonly heightAt: GroundAt
  /** Of the tables one by one; absent on a plane. */
  readonly tables?: Pick<Field, 'groundM' | 'axisTiltDeg' | 'terrain'>
  readonly assumptions: readonly Assumption[]
}

/** How closely the traced ground follows the heights, m. */
const MESH_TOLERANCE_M = 0.25

/**
 * Level ground, one slope, or terrain: then every table stands on its own height and tilt (D-02 step 7), and their mean slope
 * stands for the block where one plane is asked for.
 */
export function groundInput(
  block: Block,
  parts: BlockParts,
  frame: LocalFrame,
  terrain: TerrainInput | undefined,
): GroundInput {
  switch (block.terrain_type) {
    case 'flat':
      return planeGround({ tiltDeg: 0, azimuthDeg: 0 }, [])
    case 'slope':
      return planeGround(blockSlope(block), [])
    case 'dem':
      return terrain
        ? terrainGround(block, parts, frame, terrain)
        : planeGround(blockSlope(block), [
            withoutHeights(
              'Terrain heights are not used: the block lies in one plane of its slope fields.',
            ),
          ])
  }
}

/** The plane of a block by its fields. Level ground has no slope, whatever the slope fields still hold. */
export function blockSlope(
  block: Pick<Block, 'terrain_type' | 'slope_tilt' | 'slope_azimuth'>,
): GroundInput['slope'] {
  if (block.terrain_type === 'flat') return { tiltDeg: 0, azimuthDeg: 0 }
  return { tiltDeg: block.slope_tilt, azimuthDeg: (block.slope_azimuth + 360) % 360 }
}

function planeGround(slope: GroundInput['slope'], assumptions: readonly Assumption[]): GroundInput {
  return { slope, heightAt: planeHeight(slope.tiltDeg, slope.azimuthDeg), assumptions }
}

function withoutHeights(reason: string): Assumption {
  return { field: 'terrain_type', value: 'slope', unit: '', reason }
}

function terrainGround(
  block: Block,
  { table, panel }: BlockParts,
  frame: LocalFrame,
  { grid, layout }: TerrainInput,
): GroundInput {
  const poses = tablePoses(layout, grid, frame, { table, panel })
  if (poses.unknownCount === layout.count) {
    const reason = 'The terrain does not reach the block: it lies in one plane of its slope fields.'
    return planeGround(blockSlope(block), [withoutHeights(reason)])
  }
  const known = heightsIn(grid, frame)
  const places = middles(layout)
  const plane = groundPlane(places, tableGeometry(table, panel).rowPitchM, known)
  const onPlane = planeHeight(plane.tiltDeg, plane.azimuthDeg)
  const heightAt: GroundAt = (eastM, northM) => {
    const heightM = known(eastM, northM) - plane.originHeightM
    return Number.isNaN(heightM) ? onPlane(eastM, northM) : heightM
  }
  // masts of two axes stand by themselves: each sees the whole sky
  if (table.tracking_type === 2) {
    const slope = { tiltDeg: plane.tiltDeg, azimuthDeg: plane.azimuthDeg }
    return { slope, heightAt, assumptions: terrainAssumptions(poses, slope) }
  }
  const slope = rowSlope(poses, plane)
  const assumptions = terrainAssumptions(poses, slope)
  const whole = wholeGround(grid, frame, boundsAround(layout))
  return {
    slope,
    heightAt,
    tables: {
      ...standingTables(poses, plane, places, onPlane),
      ...(whole && {
        terrain: gridMesh(
          whole,
          frame,
          boundsAround(layout),
          MESH_TOLERANCE_M,
          plane.originHeightM,
        ),
      }),
    },
    assumptions,
  }
}

/**
 * The slope that the rows have as they stand: along them the mean tilt of the tables, which may be less than the ground's, and
 * across them that of the plane.
 */
function rowSlope(poses: TablePoses, plane: MeanPlane): GroundInput['slope'] {
  const axis = poses.axisAzimuthDeg * DEG_TO_RAD
  const fall = Math.tan(plane.tiltDeg * DEG_TO_RAD)
  const fallRight = fall * Math.sin((plane.azimuthDeg - poses.axisAzimuthDeg) * DEG_TO_RAD)
  const fallAlong = Math.tan(meanTiltDeg(poses) * DEG_TO_RAD)
  const east = fallAlong * Math.sin(axis) + fallRight * Math.cos(axis)
  const north = fallAlong * Math.cos(axis) - fallRight * Math.sin(axis)
  return {
    tiltDeg: Math.atan(Math.hypot(east, north)) * RAD_TO_DEG,
    azimuthDeg: (Math.atan2(east, north) * RAD_TO_DEG + 360) % 360,
  }
}

/** Of the tables on known ground. */
function meanTiltDeg({ axisTiltDeg }: TablePoses): number {
  const known = axisTiltDeg.filter((tiltDeg) => !Number.isNaN(tiltDeg))
  return mean(known)
}

/** Heights and tilts of the tables; those beside the terrain stand on the plane of the others. */
function standingTables(
  poses: TablePoses,
  plane: MeanPlane,
  { eastM, northM }: Places,
  onPlane: GroundAt,
): { readonly groundM: Float64Array; readonly axisTiltDeg: Float64Array } {
  const usualTiltDeg = meanTiltDeg(poses)
  const isUnknown = (i: number): boolean => Number.isNaN(poses.groundM[i] ?? Number.NaN)
  return {
    groundM: Float64Array.from(poses.groundM, (heightM, i) =>
      isUnknown(i) ? onPlane(eastM[i] ?? 0, northM[i] ?? 0) : heightM - plane.originHeightM,
    ),
    axisTiltDeg: Float64Array.from(poses.axisTiltDeg, (tiltDeg, i) =>
      isUnknown(i) ? usualTiltDeg : tiltDeg,
    ),
  }
}

interface Places {
  readonly eastM: Float64Array
  readonly northM: Float64Array
}

function middles(layout: TableLayout): Places {
  const eastM = new Float64Array(layout.count)
  const northM = new Float64Array(layout.count)
  for (let i = 0; i < layout.count; i++) {
    const line = tableLine(layout, i)
    eastM[i] = line.eastM
    northM[i] = line.northM
  }
  return { eastM, northM }
}

/** Half the side of the square about a table whose corners count, where the rows have no pitch, m. */
const LEAST_REACH_M = 1

/** The plane of the ground under the tables: by squares about them, so that one row, or one table, has a plane too. */
function groundPlane({ eastM, northM }: Places, pitchM: number, known: HeightAt): MeanPlane {
  const reachM = Math.max(LEAST_REACH_M, pitchM / 2)
  const east: number[] = []
  const north: number[] = []
  eastM.forEach((middleM, i) => {
    for (const [x, y] of SQUARE) {
      east.push(middleM + x * reachM)
      north.push((northM[i] ?? 0) + y * reachM)
    }
  })
  return meanPlane(
    east,
    north,
    east.map((x, i) => known(x, north[i] ?? 0)),
  )
}

const SQUARE = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

function boundsAround({ cornersM }: TableLayout): BoundsM {
  const bounds = {
    minEastM: Infinity,
    minNorthM: Infinity,
    maxEastM: -Infinity,
    maxNorthM: -Infinity,
  }
  for (let i = 0; i < cornersM.length; i += 2) {
    const east = cornersM[i] ?? 0
    const north = cornersM[i + 1] ?? 0
    bounds.minEastM = Math.min(bounds.minEastM, east - TRACED_GROUND_REACH_M)
    bounds.maxEastM = Math.max(bounds.maxEastM, east + TRACED_GROUND_REACH_M)
    bounds.minNorthM = Math.min(bounds.minNorthM, north - TRACED_GROUND_REACH_M)
    bounds.maxNorthM = Math.max(bounds.maxNorthM, north + TRACED_GROUND_REACH_M)
  }
  return bounds
}

function terrainAssumptions(poses: TablePoses, slope: GroundInput['slope']): Assumption[] {
  const list: Assumption[] = [
    {
      field: 'terrain_plane',
      value: Math.round(slope.tiltDeg * 100) / 100,
      unit: '°',
      reason:
        'Mean slope of the rows: trackers are turned by it, and each table stands on its own ground.',
    },
  ]
  if (poses.unknownCount > 0) {
    const reason = 'Tables where the terrain has no height: they stand on the plane of the others.'
    list.push({ field: 'terrain_heights', value: poses.unknownCount, unit: 'tables', reason })
  }
  if (poses.limitedCount > 0) {
    const reason = 'Tables whose row is steeper than 15 %: their axis keeps that tilt.'
    list.push({ field: 'terrain_axis_limit', value: poses.limitedCount, unit: 'tables', reason })
  }
  return list
}
