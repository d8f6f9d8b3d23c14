import { RAD_TO_DEG } from '@duet/units'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import type { LocalFrame } from '../layout/localFrame.ts'
import { type HeightAt, heightsIn } from './heightAt.ts'
import type { HeightGrid } from './heightGrid.ts'
import { postPlace, type TableLine, type TablePost, tableLine, tablePosts } from './tablePosts.ts'

/** How the tables of a layout stand on the ground: plain arrays, free to cross a thread. */
export interface TablePoses {
  /**
   * [count] Ground that the middle of the table is measured from, m above sea level: its pivot, or the middle of its modules,
   * lies the table's own height above. NaN where the ground is not known.
   */
  readonly groundM: Float64Array<ArrayBuffer>
  /** [count] Tilt along the row, degrees; positive when the table falls towards `axisAzimuthDeg`. 0 for tables on one mast. */
  readonly axisTiltDeg: Float64Array<ArrayBuffer>
  /** [count] Tilt of the ground across the row, degrees; positive when it falls to the right of one who looks along the axis. */
  readonly crossTiltDeg: Float64Array<ArrayBuffer>
  /** Trackers: azimuth of the axis. Fixed tables: 90° left of where they face. 0 to below 360. */
  readonly axisAzimuthDeg: number
  /** Tables that stand where no height is known. */
  readonly unknownCount: number
  /** Tables whose row is steeper than its axis may be. */
  readonly limitedCount: number
}

export interface TablePosesOptions {
  readonly table: TableParameters
  readonly panel: PanelParameters
  /** Steepest tilt of a row, rise over run. */
  readonly axisLimit?: number
}

/** Steepest row that a table is built for, rise over run (D-02 step 7). */
export const DEFAULT_AXIS_LIMIT = 0.15

/**
 * Poses of tables on uneven ground (D-02 step 7): the row's line is the straight line that fits the ground under its posts
 * best, its tilt limited, lifted until no post is shorter than on level ground.
 */
export function tablePoses(
  layout: TableLayout,
  grid: HeightGrid,
  frame: LocalFrame,
  { table, panel, axisLimit = DEFAULT_AXIS_LIMIT }: TablePosesOptions,
): TablePoses {
  const posts = tablePosts(table, panel)
  const { rowPitchM } = tableGeometry(table, panel)
  const heightAt = heightsIn(grid, frame)
  const axisAzimuthDeg = axisAzimuth(table)
  const groundM = new Float64Array(layout.count)
  const axisTiltDeg = new Float64Array(layout.count)
  const crossTiltDeg = new Float64Array(layout.count)
  let unknownCount = 0
  let limitedCount = 0
  for (let i = 0; i < layout.count; i++) {
    const line = tableLine(layout, i)
    const way = wayOf(line, axisAzimuthDeg)
    const row = rowLine(line, posts, heightAt, axisLimit)
    groundM[i] = row.middleM
    axisTiltDeg[i] = -way * Math.atan(row.rise) * RAD_TO_DEG
    crossTiltDeg[i] = way * crossTilt(line, rowPitchM, heightAt)
    if (Number.isNaN(row.middleM)) unknownCount++
    if (row.isLimited) limitedCount++
  }
  return { groundM, axisTiltDeg, crossTiltDeg, axisAzimuthDeg, unknownCount, limitedCount }
}

/** The line that a row follows: height over its middle as of level ground there, and rise towards the row's last end. */
export interface RowLine {
  readonly middleM: number
  readonly rise: number
  readonly isLimited: boolean
}

export function rowLine(
  line: TableLine,
  posts: readonly TablePost[],
  heightAt: HeightAt,
  axisLimit: number,
): RowLine {
  const groundM = posts.map((post) => heightAt(...postPlace(line, post)))
  const fitted = slopeOf(posts, groundM)
  const rise = Math.min(axisLimit, Math.max(-axisLimit, fitted))
  const middleM = posts.reduce(
    (most, { alongM }, i) => Math.max(most, (groundM[i] ?? Number.NaN) - rise * alongM),
    Number.NEGATIVE_INFINITY,
  )
  return { middleM, rise, isLimited: rise !== fitted && !Number.isNaN(fitted) }
}

/** Slope along the row that fits heights best; 0 for a single post. The posts lie evenly about the middle. */
function slopeOf(posts: readonly TablePost[], groundM: readonly number[]): number {
  let products = 0
  let squares = 0
  posts.forEach(({ alongM }, i) => {
    products += alongM * (groundM[i] ?? Number.NaN)
    squares += alongM * alongM
  })
  return squares === 0 ? 0 : products / squares
}

/** Fall of the ground to the right of the row, degrees, half a pitch to either side; 0 where one side is not known. */
function crossTilt(line: TableLine, pitchM: number, heightAt: HeightAt): number {
  const reachM = pitchM > 0 ? pitchM / 2 : 1
  const side = (acrossM: number): number =>
    heightAt(...postPlace(line, { alongM: 0, acrossM, nominalM: 0 }))
  const fallM = side(reachM) - side(-reachM)
  return Number.isNaN(fallM) ? 0 : Math.atan2(fallM, 2 * reachM) * RAD_TO_DEG
}

/** 1: the layout counts the row's ends along the axis, −1: against it. */
function wayOf({ alongEast, alongNorth }: TableLine, axisAzimuthDeg: number): 1 | -1 {
  const axis = axisAzimuthDeg / RAD_TO_DEG
  return alongEast * Math.sin(axis) + alongNorth * Math.cos(axis) >= 0 ? 1 : -1
}

function axisAzimuth({ tracking_type, azimuth }: TableParameters): number {
  const turned = tracking_type === 0 ? azimuth - 90 : azimuth
  return ((turned % 360) + 360) % 360
}
