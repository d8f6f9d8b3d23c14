import type { FieldError } from '../fields/fieldError.ts'
import type { CrossRule } from '../fields/validateFields.ts'
import type { TableParameters } from './tableParameters.ts'

type Rule = CrossRule<TableParameters>

const maxNotBelowMin = (name: 'track_angle_bounds' | 'track_azimuth_bounds'): Rule => ({
  fields: [name],
  check: (table) =>
    table[name][1] < table[name][0] ? one(`${name}.1`, 'must be no less than Min') : [],
})

const rotationClearsTube: Rule = {
  fields: ['torque_tube_radius', 'torque_tube_rotation_radius', 'torque_tube_shape'],
  check: (table) =>
    table.torque_tube_shape === 'Round' &&
    table.torque_tube_rotation_radius < table.torque_tube_radius
      ? one('torque_tube_rotation_radius', 'must be greater than or equal to Torque Tube Radius')
      : [],
}

const fixedPostsAreRound: Rule = {
  fields: ['tracking_type', 'vertical_posts_shape'],
  check: (table) =>
    table.tracking_type === 0 && table.vertical_posts_shape === 'Rectangular'
      ? one('vertical_posts_shape', 'Rectangular vertical posts not yet supported for fixed tilt')
      : [],
}

const roundPostsComeInPairs: Rule = {
  fields: ['vertical_posts_shape', 'num_post_cols'],
  check: (table) =>
    table.vertical_posts_shape === 'Round' && table.num_post_cols < 2
      ? one('num_post_cols', 'Round vertical posts must have at least 2 posts along row')
      : [],
}

const fixedHasTwoPostTiers: Rule = {
  fields: ['tracking_type', 'num_post_tiers'],
  check: (table) =>
    table.tracking_type === 0 && table.num_post_tiers < 2
      ? one('num_post_tiers', 'Fixed-tilt must have 2 or more posts in the tier dimension')
      : [],
}

const singleAxisHasOnePostTier: Rule = {
  fields: ['tracking_type', 'num_post_tiers'],
  check: (table) =>
    table.tracking_type === 1 && table.num_post_tiers !== 1
      ? one('num_post_tiers', 'Single axis tracking must have a single tier of posts')
      : [],
}

function one(path: string, message: string): readonly FieldError[] {
  return [{ path, message }]
}

export const tableRules: readonly Rule[] = [
  maxNotBelowMin('track_angle_bounds'),
  maxNotBelowMin('track_azimuth_bounds'),
  rotationClearsTube,
  fixedPostsAreRound,
  roundPostsComeInPairs,
  fixedHasTwoPostTiers,
  singleAxisHasOnePostTier,
]
