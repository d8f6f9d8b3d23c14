/** 0 fixed tilt, 1 single axis, 2 dual axis. */
export type TrackingType = 0 | 1 | 2
export type Orientation = 'portrait' | 'landscape'
export type ProfileShape = 'Rectangular' | 'Round'

/** A mounting structure and the spacing of its rows. Lengths in m, angles in degrees. */
export interface TableParameters {
  readonly tracking_type: TrackingType
  /** Modules across the row. */
  readonly num_tiers: number
  /** Modules along the row. */
  readonly num_cols: number
  readonly orientation_str: Orientation
  /** Fixed tilt: where the modules face. Tracker: direction of the axis. 0 north, 90 east, 180 south. */
  readonly azimuth: number
  /** Centre to centre of neighbour rows, horizontal, across the rows. */
  readonly row_spacing: number
  /** Dual axis: centre to centre of neighbour trackers along the row. */
  readonly tracker_pitch: number
  /** Between neighbour modules along the row. */
  readonly column_gap: number
  /** Between neighbour tables along the row. */
  readonly table_gap: number
  /** Between neighbour modules across the row. */
  readonly tier_gap: number

  /** Fixed tilt: from the ground to the lowest edge of the modules. */
  readonly ground_clearance: number
  /** Single axis: from the ground to the centre of the tube. */
  readonly torque_tube_height: number
  /** Dual axis: from the ground to the pivot. */
  readonly mast_height: number

  /** Fixed tilt from horizontal. */
  readonly tilt: number
  /** Rotation at night and in a stow condition. */
  readonly stow_angle: number
  readonly backtracking_enabled: boolean
  /** [min, max]: rotation of a single axis, elevation tilt of a dual axis. */
  readonly track_angle_bounds: readonly [number, number]
  /** [min, max] azimuth of a dual axis. */
  readonly track_azimuth_bounds: readonly [number, number]

  readonly torque_tube_enabled: boolean
  readonly torque_tube_shape: ProfileShape
  readonly torque_tube_radius: number
  /** [width, height]. */
  readonly torque_tube_rect_dimensions: readonly [number, number]
  /** From the axis of rotation to the plane of the modules. */
  readonly torque_tube_rotation_radius: number

  readonly vertical_posts_enabled: boolean
  readonly vertical_posts_shape: ProfileShape
  readonly vertical_posts_radius: number
  /** Between the tiers of posts, across the row. */
  readonly vertical_posts_distance: number
  /** [width, height] of the section. */
  readonly vertical_posts_dimensions: readonly [number, number]
  /** Posts along one table. */
  readonly num_post_cols: number
  /** Posts across one table. */
  readonly num_post_tiers: number

  readonly in_plane_racking_enabled: boolean
  readonly in_plane_racking_shape: ProfileShape
  /** [width, length, depth] of a rail. */
  readonly in_plane_racking_dimensions: readonly [number, number, number]
}
