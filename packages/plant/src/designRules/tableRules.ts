import { minimumHeightM } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { BlockFacts } from './blockFacts.ts'
import { type DesignRule, errorIf, isAbove, rule, shown, warningIf } from './rule.ts'

/** Less clear ground between rows does not let people pass (D-03). */
const NARROW_GAP_M = 0.3

/** Of one table and its neighbours. */
export const tableRules: readonly DesignRule<BlockFacts>[] = [
  rule({
    code: 'tracker_hits_ground',
    title: 'Height of trackers',
    figures: ({ table, parts: { panel } }) =>
      table && panel && table.tracking_type !== 0
        ? [
            {
              height_m: table[heightField(table)],
              minimum_m: minimumHeightM(table, panel),
            },
          ]
        : [],
    severity: (f) => errorIf(isAbove(f.minimum_m, f.height_m)),
    message: (f, { table }) =>
      `${table?.tracking_type === 2 ? 'Mast height' : 'Torque tube height'} must be at least ${leastMetres(f.minimum_m)}`,
    path: (_, { table }) => (table ? `table.${heightField(table)}` : null),
  }),
  rule({
    code: 'row_gap_negative',
    title: 'Overlapping rows',
    figures: rowGap,
    severity: (f) => errorIf(isAbove(0, f.gap_m)),
    message: (f) =>
      `Row spacing must be at least ${leastMetres(f.pitch_m - f.gap_m)}, else the tables overlap`,
    path: 'table.row_spacing',
  }),
  rule({
    code: 'row_gap_narrow',
    title: 'Narrow gap between rows',
    figures: rowGap,
    severity: (f) => warningIf(isAbove(NARROW_GAP_M, f.gap_m) && !isAbove(0, f.gap_m)),
    message: (f) => `Only ${shown(Math.max(0, f.gap_m), 2)} m are clear between rows`,
    path: 'table.row_spacing',
  }),
  rule({
    code: 'post_conflict',
    title: 'Posts beside the table',
    figures: ({ table, geometry }) =>
      table && geometry && table.tracking_type === 0 && table.vertical_posts_enabled
        ? [
            {
              post_span_m: (table.num_post_tiers - 1) * table.vertical_posts_distance,
              depth_m: geometry.planDepthM,
            },
          ]
        : [],
    severity: (f) => errorIf(isAbove(f.post_span_m, f.depth_m)),
    message: (f) =>
      `The posts stand ${shown(f.post_span_m, 2)} m apart across the row, the table is ${shown(f.depth_m, 2)} m deep: the outer ones stand beside it`,
    path: 'table.vertical_posts_distance',
  }),
  rule({
    code: 'tube_conflict',
    title: 'Torque tube against the modules',
    figures: ({ table }) =>
      table && table.tracking_type !== 0 && table.torque_tube_enabled
        ? [
            {
              tube_half_height_m:
                table.torque_tube_shape === 'Round'
                  ? table.torque_tube_radius
                  : table.torque_tube_rect_dimensions[1] / 2,
              rotation_radius_m: table.torque_tube_rotation_radius,
            },
          ]
        : [],
    severity: (f) => errorIf(isAbove(f.tube_half_height_m, f.rotation_radius_m)),
    message: (f) =>
      `The torque tube reaches ${shown(f.tube_half_height_m, 3)} m from its axis, the modules lie ${shown(f.rotation_radius_m, 3)} m from it: the tube cuts them`,
    path: 'table.torque_tube_rotation_radius',
  }),
  rule({
    code: 'turning_room',
    title: 'Room to turn',
    figures: ({ table, geometry }) =>
      table && geometry && table.tracking_type === 2
        ? [
            {
              needed_m: Math.hypot(geometry.lengthM, geometry.widthM),
              available_m: Math.min(geometry.slotPitchM, geometry.rowPitchM),
            },
          ]
        : [],
    severity: (f) => warningIf(isAbove(f.needed_m, f.available_m)),
    message: (f) =>
      `Trackers turn within ${shown(f.needed_m, 2)} m but stand ${shown(f.available_m, 2)} m apart: one that is stuck meets its neighbour`,
    path: (_, { table }) =>
      table && table.tracker_pitch <= table.row_spacing
        ? 'table.tracker_pitch'
        : 'table.row_spacing',
  }),
]

const heightField = ({ tracking_type }: TableParameters): 'mast_height' | 'torque_tube_height' =>
  tracking_type === 2 ? 'mast_height' : 'torque_tube_height'

function rowGap({ geometry }: BlockFacts) {
  return geometry ? [{ gap_m: geometry.clearGapM, pitch_m: geometry.rowPitchM }] : []
}

/** Rounded up, so that what is named is enough. */
const leastMetres = (lengthM: number): string =>
  `${(Math.ceil(lengthM * 1000 - 1e-6) / 1000).toFixed(3)} m`
