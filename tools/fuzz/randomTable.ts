import {
  completeComponent,
  minimumHeightM,
  type PanelParameters,
  type TableParameters,
  tableGeometry,
} from '@duet/plant'
import type { Random } from './random.ts'

/** `small`: of few modules and few turns, whose factors are soon traced; `shaded`: such ones in deep shade of each other. */
export type TableSize = 'any' | 'small' | 'shaded'

/** A table of any kind with a panel on it, its rows apart and its edges off the ground. */
export function randomTable(
  random: Random,
  panel: PanelParameters,
  size: TableSize,
): TableParameters {
  const any = randomShape(random)
  const small = size === 'any' ? any : { ...any, ...smallShape(random, any) }
  const shape = size === 'shaded' ? { ...small, ...shadedShape(random) } : small
  const table = completeComponent('table', {
    ...shape,
    ...randomStructure(random),
    ...randomPosts(random, shape.tracking_type ?? 0),
  })
  const { widthM, planDepthM } = tableGeometry(table, panel)
  // rows of trackers pass each other flat; the floor is what the layout takes as apart
  const leastPitchM = Math.max(planDepthM, 0.2) * 1.02 + 0.02
  return {
    ...table,
    row_spacing:
      leastPitchM +
      widthM *
        (size === 'shaded'
          ? random.between(0.01, 0.3)
          : random.pick([0.05, random.between(0.2, 4)])),
    tracker_pitch: tableGeometry(table, panel).lengthM + random.between(0.2, 8),
    ground_clearance: random.between(0.1, 3),
    torque_tube_height: minimumHeightM(table, panel) + random.between(0, 1),
    mast_height: widthM / 2 + random.between(0.3, 3),
  }
}

function randomShape(random: Random): Partial<TableParameters> {
  const [least, most] = [random.between(-90, -1), random.between(1, 90)]
  return {
    tracking_type: random.pick([0, 0, 1, 1, 1, 2]),
    num_tiers: random.whole(1, 4),
    num_cols: random.chance(0.2) ? random.whole(1, 2) : random.whole(3, 30),
    orientation_str: random.pick(['portrait', 'landscape']),
    azimuth: random.pick([180, 0, 90, -90, random.between(-180, 180)]),
    column_gap: random.pick([0, 0.1 * random.share()]),
    table_gap: random.between(0.01, 3),
    tier_gap: random.pick([0, 0.2 * random.share()]),
    tilt: random.pick([0, 90, random.between(0, 60)]),
    stow_angle: random.pick([0, random.between(-90, 90)]),
    backtracking_enabled: random.chance(0.6),
    track_angle_bounds: random.pick([
      [-60, 60],
      [0, 0],
      [least, most],
    ] as const),
    track_azimuth_bounds: random.pick([
      [-180, 180],
      [-random.between(0, 180), random.between(0, 180)],
    ] as const),
  }
}

function smallShape(
  random: Random,
  { num_tiers = 1, num_cols = 3 }: Partial<TableParameters>,
): Partial<TableParameters> {
  const middleDeg = random.between(-60, 60)
  return {
    tracking_type: random.pick([0, 0, 1]),
    num_tiers: Math.min(2, num_tiers),
    num_cols: Math.min(8, num_cols),
    track_angle_bounds: [middleDeg - 4, middleDeg + 5],
    stow_angle: middleDeg,
  }
}

/** Tables that stand steep and do not turn out of each other's shade. */
function shadedShape(random: Random): Partial<TableParameters> {
  const steepDeg = random.between(25, 55)
  const turnDeg = steepDeg * random.pick([-1, 1])
  return {
    tilt: steepDeg,
    azimuth: random.pick([180, 0, random.between(-180, 180)]),
    backtracking_enabled: false,
    track_angle_bounds: [turnDeg - 4, turnDeg + 5],
    stow_angle: turnDeg,
  }
}

function randomStructure(random: Random): Partial<TableParameters> {
  const radiusM = random.between(0.03, 0.15)
  return {
    torque_tube_enabled: random.chance(0.7),
    torque_tube_shape: random.pick(['Round', 'Rectangular']),
    torque_tube_radius: radiusM,
    torque_tube_rect_dimensions: [random.between(0.05, 0.2), random.between(0.05, 0.2)],
    torque_tube_rotation_radius: radiusM + 0.1 * random.share(),
    in_plane_racking_enabled: random.chance(0.3),
    in_plane_racking_dimensions: [
      random.between(0.02, 0.08),
      random.between(0.3, 2),
      random.between(0.02, 0.1),
    ],
  }
}

/** Fixed tables stand on two or more rows of round posts, trackers on one. */
function randomPosts(
  random: Random,
  tracking: TableParameters['tracking_type'],
): Partial<TableParameters> {
  return {
    vertical_posts_enabled: random.chance(0.5),
    vertical_posts_shape: tracking === 0 ? 'Round' : random.pick(['Round', 'Rectangular']),
    vertical_posts_radius: random.between(0.03, 0.15),
    vertical_posts_dimensions: [random.between(0.05, 0.2), random.between(0.05, 0.2)],
    vertical_posts_distance: random.between(0.5, 3),
    num_post_cols: random.whole(2, 9),
    num_post_tiers: tracking === 0 ? random.whole(2, 3) : 1,
  }
}
