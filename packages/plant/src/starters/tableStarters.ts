import { tableDefaults } from '../components/table/tableDefaults.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { Starter } from './starter.ts'

/** Of two modules of 2.278 m in portrait; other tables keep its ground cover ratio, 0.40. */
const FIXED: TableParameters = {
  ...tableDefaults,
  tracking_type: 0,
  num_tiers: 2,
  num_cols: 26,
  azimuth: 180,
  tilt: 20,
  row_spacing: 11.4,
  ground_clearance: 0.8,
  torque_tube_enabled: false,
  vertical_posts_enabled: true,
  num_post_cols: 6,
  num_post_tiers: 2,
}

/** A. P. Dobos, PVWatts Version 5 Manual (2014), section 3: of one-axis trackers 0.3 to 0.6, by default 0.4. */
const TRACKER_COVER = 'Ground cover ratio 0.40, the default of PVWatts (NREL/TP-6A20-62641)'
const FIXED_COVER = 'Ground cover ratio 0.40, usual of early design'
const STRINGS = 'strings of 26 modules, the 1500 V class'

export const TRACKER_1P: Starter<'table'> = {
  name: 'Single-axis tracker 1P x 78',
  parameters: tableDefaults,
  source: `Ground cover ratio 0.35, within 0.3 to 0.6 of NREL/TP-6A20-62641; three ${STRINGS}`,
}

export const FIXED_2P: Starter<'table'> = {
  name: 'Fixed tilt 2P x 26, 20° south',
  parameters: FIXED,
  source: `${FIXED_COVER}; two ${STRINGS}`,
}

/** Sizes are of modules of 2.278 m by 1.134 m. */
export const TABLE_STARTERS: readonly Starter<'table'>[] = [
  TRACKER_1P,
  {
    name: 'Single-axis tracker 2P x 52',
    parameters: {
      ...tableDefaults,
      num_tiers: 2,
      num_cols: 52,
      row_spacing: 11.4,
      // 0.4 m above ground at 60°
      torque_tube_height: 2.4,
    },
    source: `${TRACKER_COVER}; four ${STRINGS}`,
  },
  FIXED_2P,
  {
    name: 'Fixed tilt 3L x 26, 20° south',
    parameters: {
      ...FIXED,
      orientation_str: 'landscape',
      num_tiers: 3,
      row_spacing: 8.6,
      num_post_cols: 9,
    },
    source: `${FIXED_COVER}; three ${STRINGS}`,
  },
  {
    name: 'Fixed tilt 4L x 13, 20° south',
    parameters: {
      ...FIXED,
      orientation_str: 'landscape',
      num_tiers: 4,
      num_cols: 13,
      row_spacing: 11.5,
    },
    source: `${FIXED_COVER}; two ${STRINGS}`,
  },
]
