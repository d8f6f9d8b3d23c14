import { degreesToRadians } from '@duet/units'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { TableLayout } from '../layout/layoutTables.ts'

/** Places where a table stands on the ground, measured from its middle; the first end of the row lies at negative `alongM`. */
export interface TablePost {
  readonly alongM: number
  /** Positive to the left of one who looks along the row's corners, as the layout counts them. */
  readonly acrossM: number
  /** Top of the post above level ground under the table's middle: the tube, or the modules' plane over this post. */
  readonly nominalM: number
}

/** Posts along a table that says none: one at each end of four equal parts. */
const USUAL_POST_COLUMNS = 4

/** Posts of a table, column by column along its row, in each from the right of the row to its left. */
export function tablePosts(table: TableParameters, panel: PanelParameters): TablePost[] {
  const geometry = tableGeometry(table, panel)
  if (table.tracking_type === 2) {
    return [{ alongM: 0, acrossM: 0, nominalM: table.mast_height }]
  }
  const columns = table.num_post_cols >= 2 ? table.num_post_cols : USUAL_POST_COLUMNS
  const tiers = table.tracking_type === 1 ? 1 : Math.max(1, table.num_post_tiers)
  const rise = table.tracking_type === 0 ? Math.tan(degreesToRadians(table.tilt)) : 0
  const baseM = table.tracking_type === 1 ? table.torque_tube_height : geometry.centreHeightM
  // a fixed table faces to the right of the row's axis: its plane rises to the left of it
  const upSide = table.tracking_type === 0 ? risingSide(table) : 0
  return Array.from({ length: columns * tiers }, (_, i) => {
    const acrossM = ((i % tiers) - (tiers - 1) / 2) * table.vertical_posts_distance
    return {
      alongM: ((Math.floor(i / tiers) + 0.5) / columns - 0.5) * geometry.lengthM,
      acrossM,
      nominalM: baseM + upSide * acrossM * rise,
    }
  })
}

/**
 * 1: the plane of a fixed table rises to the left of its row as the layout counts it, −1: to the right. The layout takes the
 * heading of a row in [0°, 180°), the table faces its azimuth.
 */
function risingSide({ azimuth }: TableParameters): 1 | -1 {
  const heading = (((azimuth + 90) % 180) + 180) % 180
  const left = heading - 90
  return Math.cos(degreesToRadians(left - azimuth)) > 0 ? -1 : 1
}

/** Middle of a table and the unit vector along its row, from its first end to its last. */
export interface TableLine {
  readonly eastM: number
  readonly northM: number
  readonly alongEast: number
  readonly alongNorth: number
}

export function tableLine(layout: TableLayout, table: number): TableLine {
  const c = (i: number): number => layout.cornersM[8 * table + i] ?? 0
  const startEast = (c(0) + c(6)) / 2
  const startNorth = (c(1) + c(7)) / 2
  const endEast = (c(2) + c(4)) / 2
  const endNorth = (c(3) + c(5)) / 2
  const lengthM = Math.hypot(endEast - startEast, endNorth - startNorth) || 1
  return {
    eastM: (startEast + endEast) / 2,
    northM: (startNorth + endNorth) / 2,
    alongEast: (endEast - startEast) / lengthM,
    alongNorth: (endNorth - startNorth) / lengthM,
  }
}

/** Place of a post of a table in plan. */
export function postPlace(line: TableLine, { alongM, acrossM }: TablePost): [number, number] {
  return [
    line.eastM + alongM * line.alongEast - acrossM * line.alongNorth,
    line.northM + alongM * line.alongNorth + acrossM * line.alongEast,
  ]
}
