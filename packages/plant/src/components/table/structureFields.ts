import { choice, defineFields, quantity } from '../fields/defineFields.ts'
import type { FieldDescriptor } from '../fields/fields.ts'
import {
  integerBetween,
  nonNegative,
  pairOf,
  positive,
  positiveInteger,
  tripleOf,
} from '../fields/rules.ts'
import type { ProfileShape, TableParameters } from './tableParameters.ts'

/** Most posts along one table that the structure model holds. */
export const MAX_POST_COLUMNS = 9

const SHAPES = { Rectangular: 'Rectangular', Round: 'Round' }

const hasTube = (table: TableParameters): boolean => table.torque_tube_enabled
const hasPosts = (table: TableParameters): boolean => table.vertical_posts_enabled
const hasRacking = (table: TableParameters): boolean => table.in_plane_racking_enabled

const tubeIs =
  (shape: ProfileShape) =>
  (table: TableParameters): boolean =>
    table.torque_tube_enabled && table.torque_tube_shape === shape

const postsAre =
  (shape: ProfileShape) =>
  (table: TableParameters): boolean =>
    table.vertical_posts_enabled && table.vertical_posts_shape === shape

export const structureFields: readonly FieldDescriptor<TableParameters>[] = [
  ...defineFields<TableParameters>('Torque tube', {
    torque_tube_enabled: { label: 'Torque tube', type: 'boolean' },
    torque_tube_shape: choice('Torque tube shape', SHAPES, { visible: hasTube }),
    torque_tube_radius: quantity('Torque Tube Radius', 'm', positive, { visible: tubeIs('Round') }),
    torque_tube_rect_dimensions: {
      label: 'Torque tube dimensions',
      type: 'numberPair',
      unit: 'm',
      rule: pairOf(positive),
      partLabels: ['width', 'height'],
      visible: tubeIs('Rectangular'),
    },
    torque_tube_rotation_radius: quantity('Rotation radius', 'm', nonNegative, {
      help: 'From the axis of rotation to the plane of the panels',
      visible: hasTube,
    }),
  }),
  ...defineFields<TableParameters>('Vertical posts', {
    vertical_posts_enabled: { label: 'Vertical posts', type: 'boolean' },
    vertical_posts_shape: choice('Vertical post shape', SHAPES, { visible: hasPosts }),
    vertical_posts_radius: quantity('Vertical post radius', 'm', positive, {
      visible: postsAre('Round'),
    }),
    vertical_posts_dimensions: {
      label: 'Vertical post dimensions',
      type: 'numberPair',
      unit: 'm',
      rule: pairOf(positive),
      partLabels: ['width', 'height'],
      visible: postsAre('Rectangular'),
    },
    num_post_cols: {
      label: 'Posts along row',
      type: 'integer',
      rule: integerBetween(0, MAX_POST_COLUMNS),
      visible: hasPosts,
    },
    num_post_tiers: {
      label: 'Post tiers',
      type: 'integer',
      rule: positiveInteger,
      visible: hasPosts,
    },
    vertical_posts_distance: quantity('Distance between post tiers', 'm', positive, {
      visible: (table) => hasPosts(table) && table.num_post_tiers > 1,
    }),
  }),
  ...defineFields<TableParameters>('In-plane racking', {
    in_plane_racking_enabled: { label: 'In-plane racking', type: 'boolean' },
    in_plane_racking_shape: choice(
      'Racking shape',
      { Rectangular: 'Rectangular' },
      { visible: hasRacking },
    ),
    in_plane_racking_dimensions: {
      label: 'Racking dimensions',
      type: 'numberTriple',
      unit: 'm',
      rule: tripleOf(positive),
      partLabels: ['width', 'length', 'depth'],
      visible: hasRacking,
    },
  }),
]
