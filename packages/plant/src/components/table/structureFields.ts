import { defineFields } from '../fields/defineFields.ts'
import type { FieldDescriptor, FieldOption } from '../fields/fields.ts'
import {
  integerBetween,
  nonNegative,
  oneOf,
  pairOf,
  positive,
  positiveInteger,
  tripleOf,
} from '../fields/rules.ts'
import type { ProfileShape, TableParameters } from './tableParameters.ts'

/** Most posts along one table that the structure model holds. */
export const MAX_POST_COLUMNS = 9

const SHAPES: readonly FieldOption[] = [
  { value: 'Rectangular', label: 'Rectangular' },
  { value: 'Round', label: 'Round' },
]

const tubeIs =
  (shape: ProfileShape) =>
  (table: TableParameters): boolean =>
    table.torque_tube_enabled && table.torque_tube_shape === shape

const postsAre =
  (shape: ProfileShape) =>
  (table: TableParameters): boolean =>
    table.vertical_posts_enabled && table.vertical_posts_shape === shape

export const torqueTubeFields: readonly FieldDescriptor<TableParameters>[] =
  defineFields<TableParameters>('Torque Tube', {
    torque_tube_enabled: { label: 'Torque Tube', type: 'boolean' },
    torque_tube_shape: {
      label: 'Torque Tube Shape',
      type: 'select',
      options: SHAPES,
      visible: (table) => table.torque_tube_enabled,
    },
    torque_tube_radius: {
      label: 'Torque Tube Radius',
      unit: 'm',
      rule: positive,
      visible: tubeIs('Round'),
    },
    torque_tube_rect_dimensions: {
      label: 'Torque Tube Dimensions',
      type: 'numberPair',
      unit: 'm',
      rule: pairOf(positive),
      partLabels: ['width', 'height'],
      visible: tubeIs('Rectangular'),
    },
    torque_tube_rotation_radius: {
      label: 'Rotation Radius',
      unit: 'm',
      rule: nonNegative,
      help: 'From the axis of rotation to the plane of the panels',
      visible: (table) => table.torque_tube_enabled,
    },
  })

export const verticalPostFields: readonly FieldDescriptor<TableParameters>[] =
  defineFields<TableParameters>('Vertical Posts', {
    vertical_posts_enabled: { label: 'Vertical Posts', type: 'boolean' },
    vertical_posts_shape: {
      label: 'Vertical Post Shape',
      type: 'select',
      options: SHAPES,
      visible: (table) => table.vertical_posts_enabled,
    },
    vertical_posts_radius: {
      label: 'Vertical Post Radius',
      unit: 'm',
      rule: positive,
      visible: postsAre('Round'),
    },
    vertical_posts_dimensions: {
      label: 'Vertical Post Dimensions',
      type: 'numberPair',
      unit: 'm',
      rule: pairOf(positive),
      partLabels: ['width', 'height'],
      visible: postsAre('Rectangular'),
    },
    num_post_cols: {
      label: 'Posts Along Row',
      type: 'integer',
      rule: integerBetween(0, MAX_POST_COLUMNS),
      visible: (table) => table.vertical_posts_enabled,
    },
    num_post_tiers: {
      label: 'Post Tiers',
      type: 'integer',
      rule: positiveInteger,
      visible: (table) => table.vertical_posts_enabled,
    },
    vertical_posts_distance: {
      label: 'Distance Between Post Tiers',
      unit: 'm',
      rule: positive,
      visible: (table) => table.vertical_posts_enabled && table.num_post_tiers > 1,
    },
  })

export const inPlaneRackingFields: readonly FieldDescriptor<TableParameters>[] =
  defineFields<TableParameters>('In-Plane Racking', {
    in_plane_racking_enabled: { label: 'In-Plane Racking', type: 'boolean' },
    in_plane_racking_shape: {
      label: 'Racking Shape',
      type: 'select',
      options: [{ value: 'Rectangular', label: 'Rectangular' }],
      rule: oneOf(['Rectangular']),
      visible: (table) => table.in_plane_racking_enabled,
    },
    in_plane_racking_dimensions: {
      label: 'Racking Dimensions',
      type: 'numberTriple',
      unit: 'm',
      rule: tripleOf(positive),
      partLabels: ['width', 'length', 'depth'],
      visible: (table) => table.in_plane_racking_enabled,
    },
  })
