import type { WindStowSide } from '@duet/engine'
import type { Period } from '../components/fields/periods.ts'

/** What turns trackers: their controller, or where the weather has one the angle that was measured. */
export type TrackerRotation = 'sun' | 'measured'

/** What a controller follows: the sun, where most light is diffuse the angle that receives most, or a script. */
export type TrackingStrategy = 'sun' | 'diffuse' | 'script'

/** What slope-aware trackers turn back by: the slope of their block, one angle for all, or for each table those around it. */
export type BacktrackingBy = 'block' | 'row'

/** How the trackers of a block turn; nothing of it moves fixed tables. Angles as rotations of the axis, degrees. */
export interface TrackerControl {
  /** A new block has `sun`; absent: `measured`, as blocks were run before they said it. */
  readonly tracker_rotation?: TrackerRotation | null
  /** Absent: `sun`. */
  readonly tracking_strategy?: TrackingStrategy | null
  /** Body of a function that gives the angle of each step, JavaScript; with `script`. */
  readonly tracker_script?: string | null
  /** Of slope-aware trackers on ground that is not flat; absent: `block`. */
  readonly backtracking_by?: BacktrackingBy | null
  /** % of diffuse light from which on `diffuse` leaves the sun; absent: 80. */
  readonly diffuse_share_percentage?: number | null
  /** Wind from which on they stow, m/s; absent: never. */
  readonly wind_stow_speed?: number | null
  /** Absent: the stow angle of the table. */
  readonly wind_stow_angle?: number | null
  /** Where the weather has the direction of the wind; absent: `fixed`. */
  readonly wind_stow_side?: WindStowSide | null
  /** How long they stay after such wind, h; absent: 0. */
  readonly wind_stow_hours?: number | null
  /** Snow on the ground from which on they stand at `snow_stow_angle`, cm; absent: never. */
  readonly snow_stow_depth?: number | null
  /** Absent: the upper bound of the table. */
  readonly snow_stow_angle?: number | null
  /** Times in which they stand still, none within another; absent: none. */
  readonly stow_periods?: readonly Period[] | null
  /** What they stand off the angle asked of them; absent: 0. */
  readonly tracker_offset?: number | null
  /** Where they are stuck; absent: they turn. */
  readonly tracker_stuck_angle?: number | null
}
