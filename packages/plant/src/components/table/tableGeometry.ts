import { degreesToRadians } from '@duet/units'
import { panelDimensionsM } from '../panel/cellLayout.ts'
import type { PanelParameters } from '../panel/panelParameters.ts'
import type { TableParameters } from './tableParameters.ts'

/** The size of one table with a panel on it, and how tables repeat. */
export interface TableGeometry {
  /** One module, along and across the row. */
  readonly moduleAlongM: number
  readonly moduleAcrossM: number
  readonly modulesPerTable: number
  /** Along the row, gaps between columns included. */
  readonly lengthM: number
  /** Of the module plane across the row, gaps between tiers included (D-02 W). */
  readonly widthM: number
  /** Horizontal depth: W·cos(tilt) when fixed, W (flat) for trackers. */
  readonly planDepthM: number
  /** Centre to centre of neighbour rows, horizontal (D-03). */
  readonly rowPitchM: number
  /** Centre to centre of neighbour tables along the row. */
  readonly slotPitchM: number
  /** Ground cover ratio, W / row pitch. */
  readonly gcr: number
  /** Between neighbour rows in plan; negative: they overlap. */
  readonly clearGapM: number
  /** Centre of the module plane above the ground, at rest (tracker flat). */
  readonly centreHeightM: number
}

export function tableGeometry(table: TableParameters, panel: PanelParameters): TableGeometry {
  const { lengthM: panelLengthM, widthM: panelWidthM } = panelDimensionsM(panel)
  const isPortrait = table.orientation_str === 'portrait'
  const moduleAlongM = isPortrait ? panelWidthM : panelLengthM
  const moduleAcrossM = isPortrait ? panelLengthM : panelWidthM
  const lengthM = table.num_cols * moduleAlongM + (table.num_cols - 1) * table.column_gap
  const tierGapM = table.num_tiers > 1 ? table.tier_gap : 0
  const widthM = table.num_tiers * moduleAcrossM + (table.num_tiers - 1) * tierGapM
  const planDepthM =
    table.tracking_type === 0 ? widthM * Math.cos(degreesToRadians(table.tilt)) : widthM
  return {
    moduleAlongM,
    moduleAcrossM,
    modulesPerTable: table.num_tiers * table.num_cols,
    lengthM,
    widthM,
    planDepthM,
    rowPitchM: table.row_spacing,
    slotPitchM: table.tracking_type === 2 ? table.tracker_pitch : lengthM + table.table_gap,
    gcr: widthM / table.row_spacing,
    clearGapM: table.row_spacing - planDepthM,
    centreHeightM: centreHeightM(table, widthM),
  }
}

function centreHeightM(table: TableParameters, widthM: number): number {
  const offsetM = planeOffsetM(table)
  switch (table.tracking_type) {
    case 0:
      return table.ground_clearance + (widthM / 2) * Math.sin(degreesToRadians(table.tilt))
    case 1:
      return table.torque_tube_height + offsetM
    case 2:
      return table.mast_height + offsetM
  }
}

/** From the axis of rotation to the module plane, along its normal. */
function planeOffsetM(table: TableParameters): number {
  return table.torque_tube_enabled ? table.torque_tube_rotation_radius : 0
}

/**
 * Lowest axis of a tracker above the ground, a tube or the head of a mast: at the steepest angle allowed the lower edge of the
 * plane just meets the ground, h = (W/2)·sin|θ| − r·cos θ with r the rotation radius; never less than
 * what keeps the tube itself above the ground.
 */
export function minimumHeightM(table: TableParameters, panel: PanelParameters): number {
  const { widthM } = tableGeometry(table, panel)
  const [minDeg, maxDeg] = table.track_angle_bounds
  const steepestRad = degreesToRadians(Math.max(Math.abs(minDeg), Math.abs(maxDeg)))
  const planeM = (widthM / 2) * Math.sin(steepestRad) - planeOffsetM(table) * Math.cos(steepestRad)
  return Math.max(planeM, tubeReachM(table), 0)
}

/** How far the tube reaches below its centre; a rectangular one turns, so its diagonal counts. */
function tubeReachM(table: TableParameters): number {
  if (!table.torque_tube_enabled) return 0
  if (table.torque_tube_shape === 'Round') return table.torque_tube_radius
  const [widthM, heightM] = table.torque_tube_rect_dimensions
  return Math.hypot(widthM, heightM) / 2
}
