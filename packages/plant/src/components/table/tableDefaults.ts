import type { TableParameters } from './tableParameters.ts'

/**
 * A one-in-portrait single-axis tracker of three strings of 26, north-south, GCR 0.35 with a 2.278 m panel.
 * Sections are those of common utility trackers: a round tube of 0.14 m, driven posts of 0.15 m.
 */
export const tableDefaults: TableParameters = {
  tracking_type: 1,
  num_tiers: 1,
  num_cols: 78,
  orientation_str: 'portrait',
  azimuth: 180,
  row_spacing: 6.5,
  tracker_pitch: 12,
  column_gap: 0.02,
  table_gap: 0.5,
  tier_gap: 0.02,
  ground_clearance: 0.6,
  torque_tube_height: 1.5,
  mast_height: 3.5,
  tilt: 25,
  stow_angle: 0,
  backtracking_enabled: true,
  track_angle_bounds: [-60, 60],
  track_azimuth_bounds: [-180, 180],
  torque_tube_enabled: true,
  torque_tube_shape: 'Round',
  torque_tube_radius: 0.07,
  torque_tube_rect_dimensions: [0.12, 0.12],
  torque_tube_rotation_radius: 0.1,
  vertical_posts_enabled: false,
  vertical_posts_shape: 'Round',
  vertical_posts_radius: 0.075,
  vertical_posts_distance: 2,
  vertical_posts_dimensions: [0.1, 0.15],
  num_post_cols: 7,
  num_post_tiers: 1,
  in_plane_racking_enabled: false,
  in_plane_racking_shape: 'Rectangular',
  in_plane_racking_dimensions: [0.04, 0.6, 0.06],
}
