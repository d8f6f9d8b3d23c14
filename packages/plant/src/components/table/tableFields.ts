import { z } from 'zod'
import { choice, defineFields, quantity } from '../fields/defineFields.ts'
import type { FieldDescriptor } from '../fields/fields.ts'
import { between, nonNegative, pairOf, positive, positiveInteger } from '../fields/rules.ts'
import type { TableParameters } from './tableParameters.ts'

const isFixed = (table: TableParameters): boolean => table.tracking_type === 0
const isSingleAxis = (table: TableParameters): boolean => table.tracking_type === 1
const isDualAxis = (table: TableParameters): boolean => table.tracking_type === 2
const isTracking = (table: TableParameters): boolean => !isFixed(table)

/** Azimuths that the form offers; others may be typed. */
const AZIMUTHS = [
  { value: 180, label: '180 (south)' },
  { value: 90, label: '90 (east)' },
  { value: 0, label: '0 (north)' },
  { value: -90, label: '-90 (west)' },
]

const MIN_MAX = ['min', 'max']

export const arrangementFields: readonly FieldDescriptor<TableParameters>[] = [
  ...defineFields<TableParameters>('Arrangement', {
    tracking_type: {
      label: 'Tracking type',
      type: 'select',
      options: [
        { value: 0, label: 'Fixed' },
        { value: 1, label: 'Single axis' },
        { value: 2, label: 'Dual axis' },
      ],
      rule: z.int().gte(0).lte(2),
    },
    num_tiers: { label: 'Number of tiers', type: 'integer', rule: positiveInteger },
    num_cols: {
      label: 'Number of columns',
      type: 'integer',
      rule: z.int().gt(0).gte(3),
      // A rig of one module is no plant to be designed, but one to be computed.
      documentRule: positiveInteger,
    },
    orientation_str: choice('Orientation', { portrait: 'Portrait', landscape: 'Landscape' }),
    azimuth: quantity('Azimuth', '°', between(-180, 180), {
      options: AZIMUTHS,
      help: 'Fixed: where the panels face. Tracker: direction of the axis.',
    }),
  }),
  ...defineFields<TableParameters>('Spacing', {
    row_spacing: {
      label: 'Row spacing',
      unit: 'm',
      rule: nonNegative,
      help: 'Centre to centre, horizontal',
    },
    tracker_pitch: quantity('Tracker pitch', 'm', nonNegative, {
      help: 'Centre to centre along the row',
      visible: isDualAxis,
    }),
    column_gap: quantity('Column gap', 'm', nonNegative),
    table_gap: quantity('Table gap', 'm', positive, { visible: (table) => !isDualAxis(table) }),
    tier_gap: quantity('Tier gap', 'm', nonNegative, { disabled: (table) => table.num_tiers < 2 }),
  }),
  ...defineFields<TableParameters>('Heights', {
    ground_clearance: quantity('Ground clearance', 'm', nonNegative, { visible: isFixed }),
    torque_tube_height: quantity('Torque tube height', 'm', nonNegative, { visible: isSingleAxis }),
    mast_height: quantity('Mast height', 'm', nonNegative, { visible: isDualAxis }),
  }),
  ...defineFields<TableParameters>('Tilt and tracking', {
    tilt: quantity('Tilt', '°', between(0, 90), { visible: isFixed }),
    stow_angle: quantity('Stow angle', '°', between(-90, 90), { visible: isTracking }),
    backtracking_enabled: {
      label: 'Backtracking',
      type: 'boolean',
      visible: isTracking,
    },
    track_angle_bounds: {
      label: 'Track angle bounds',
      type: 'numberPair',
      unit: '°',
      rule: pairOf(between(-90, 90)),
      partLabels: MIN_MAX,
      visible: isTracking,
    },
    track_azimuth_bounds: {
      label: 'Track azimuth bounds',
      type: 'numberPair',
      unit: '°',
      rule: pairOf(between(-180, 180)),
      partLabels: MIN_MAX,
      visible: isDualAxis,
    },
  }),
]
