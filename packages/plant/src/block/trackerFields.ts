import { z } from 'zod'
import { choice, defineFields, quantity } from '../components/fields/defineFields.ts'
import { between, nonNegative, optional, percentage, positive } from '../components/fields/rules.ts'
import type { Block } from './block.ts'
import { stowPeriodsRule } from './stowPeriods.ts'

const isDiffuse = (block: Block): boolean => block.tracking_strategy === 'diffuse'
const isScripted = (block: Block): boolean => block.tracking_strategy === 'script'
const knowsSlope = (block: Block): boolean =>
  block.slope_aware_tracking && block.terrain_type !== 'flat'
const stowsInWind = (block: Block): boolean => block.wind_stow_speed != null
const stowsInSnow = (block: Block): boolean => block.snow_stow_depth != null
const rotation = between(-90, 90)

const LONGEST_SCRIPT = 4000

/** How the trackers of a block turn. */
export const blockTrackerFields = defineFields<Block>('Trackers', {
  tracker_rotation: choice(
    'Trackers turn',
    { sun: 'With the sun', measured: 'As measured' },
    {
      isOptional: true,
      absentValue: 'measured',
      help: 'As measured: by the tracker angle of the weather, where it has one',
    },
  ),
  tracking_strategy: choice(
    'Tracking strategy',
    { sun: 'Face the sun', diffuse: 'Most light', script: 'Script' },
    {
      isOptional: true,
      absentValue: 'sun',
      help: 'Most light: where the sky is mostly diffuse, a single axis takes the angle whose free plane receives most. Script: the angle that a few lines of yours give',
    },
  ),
  tracker_script: {
    label: 'Script',
    type: 'script',
    isOptional: true,
    visible: isScripted,
    rule: z
      .string()
      .max(LONGEST_SCRIPT, { error: `${LONGEST_SCRIPT} letters at most` })
      .nullish(),
    help: 'Of a single axis. Lines of JavaScript that return the angle of a step in degrees, asked while the sun is up. Stow, bounds and offset act after it',
  },
  diffuse_share_percentage: quantity('Diffuse light from', '%', optional(percentage), {
    isOptional: true,
    visible: isDiffuse,
    help: 'Share of the global light from which on trackers leave the sun. Empty: 80 %',
  }),
  backtracking_by: choice(
    'Turn back by',
    { block: 'Slope of the block', row: 'Each row as it stands' },
    {
      isOptional: true,
      absentValue: 'block',
      visible: knowsSlope,
      help: 'Slope of the block: one angle for all. Each row: every table has an angle of its own, by the heights of those around it, so that none shades another',
    },
  ),
  wind_stow_speed: quantity('Stow in wind from', 'm/s', optional(positive), {
    isOptional: true,
    help: 'Two axes lie flat. Empty: never',
  }),
  wind_stow_angle: quantity('Angle in wind', '°', optional(rotation), {
    isOptional: true,
    visible: stowsInWind,
    help: 'Within the bounds of the table. Empty: its stow angle',
  }),
  wind_stow_side: choice(
    'Side in wind',
    { fixed: 'As the angle', facing: 'Face the wind', away: 'Back to the wind' },
    {
      isOptional: true,
      absentValue: 'fixed',
      visible: stowsInWind,
      help: 'Of a single axis, where the weather has the direction of the wind: the angle counts without its sign',
    },
  ),
  wind_stow_hours: quantity('Stay after wind', 'h', optional(nonNegative), {
    isOptional: true,
    visible: stowsInWind,
    help: 'Empty: until the step ends',
  }),
  snow_stow_depth: quantity('Stow in snow from', 'cm', optional(positive), {
    isOptional: true,
    help: 'Snow on the ground, by the weather. Empty: never',
  }),
  snow_stow_angle: quantity('Angle in snow', '°', optional(rotation), {
    isOptional: true,
    visible: stowsInSnow,
    help: 'Within the bounds of the table. Empty: its upper bound',
  }),
  stow_periods: {
    label: 'Stow by dates',
    type: 'periodList',
    unit: '°',
    isOptional: true,
    rule: stowPeriodsRule,
    help: 'A period a line, in local standard time: from, to, angle in degrees, and a note if you like. A date alone is a whole day; without its year it comes again each year. Empty: never',
  },
  tracker_offset: quantity('Stand off by', '°', optional(rotation), {
    isOptional: true,
    help: 'Trackers that stand beside the angle asked of them, all by as much. Empty: 0°',
  }),
  tracker_stuck_angle: quantity('Stuck at', '°', optional(rotation), {
    isOptional: true,
    help: 'Trackers that no longer turn. Empty: they turn',
  }),
})

/** Fields of a block that move trackers alone: fixed tables have no use for them. */
export const TRACKER_FIELDS: ReadonlySet<string> = new Set([
  ...blockTrackerFields.map(({ name }) => name),
  'slope_aware_tracking',
])
