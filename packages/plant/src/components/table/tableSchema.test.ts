import { describe, expect, test } from 'vitest'
import { panelDefaults } from '../panel/panelDefaults.ts'
import { validateComponent } from '../validateComponent.ts'
import { tableDefaults } from './tableDefaults.ts'
import { minimumHeightM, tableGeometry } from './tableGeometry.ts'
import type { TableParameters } from './tableParameters.ts'
import { tableFields } from './tableSchema.ts'

const withTable = (change: Partial<TableParameters>): TableParameters => ({
  ...tableDefaults,
  ...change,
})

const FIXED: Partial<TableParameters> = { tracking_type: 0 }
const DUAL: Partial<TableParameters> = { tracking_type: 2 }
const POSTS: Partial<TableParameters> = { vertical_posts_enabled: true }

type Case = [change: Partial<TableParameters>, path: string, message: string]

const CASES: readonly Case[] = [
  [{ azimuth: 181 }, 'azimuth', 'maximum 180'],
  [{ azimuth: -181 }, 'azimuth', 'minimum -180'],
  [{ ...FIXED, ground_clearance: -1 }, 'ground_clearance', 'must be non-negative'],
  [{ column_gap: -1 }, 'column_gap', 'must be non-negative'],
  [{ row_spacing: -1 }, 'row_spacing', 'must be non-negative'],
  [{ ...DUAL, tracker_pitch: -1 }, 'tracker_pitch', 'must be non-negative'],
  [{ num_tiers: 2, tier_gap: -1 }, 'tier_gap', 'must be non-negative'],
  [{ num_tiers: 0 }, 'num_tiers', 'must be positive'],
  [{ num_tiers: 1.5 }, 'num_tiers', 'must be integer'],
  [{ num_cols: 0 }, 'num_cols', 'must be positive'],
  [{ num_cols: 2 }, 'num_cols', 'minimum 3'],
  [{ table_gap: 0 }, 'table_gap', 'must be positive'],
  [{ ...FIXED, tilt: 91 }, 'tilt', 'maximum 90'],
  [{ ...FIXED, tilt: -1 }, 'tilt', 'must be non-negative'],
  [{ stow_angle: 91 }, 'stow_angle', 'maximum 90'],
  [{ track_angle_bounds: [-91, 60] }, 'track_angle_bounds.0', 'minimum -90'],
  [{ ...DUAL, track_azimuth_bounds: [-180, 181] }, 'track_azimuth_bounds.1', 'maximum 180'],
  [{ torque_tube_height: -1 }, 'torque_tube_height', 'must be non-negative'],
  [{ ...DUAL, mast_height: -1 }, 'mast_height', 'must be non-negative'],
  [{ ...POSTS, num_post_cols: 10 }, 'num_post_cols', 'maximum 9'],
  [{ ...POSTS, num_post_cols: -1 }, 'num_post_cols', 'must be non-negative'],
  [{ track_angle_bounds: [10, -10] }, 'track_angle_bounds.1', 'must be no less than Min'],
  [
    { ...DUAL, track_azimuth_bounds: [10, -10] },
    'track_azimuth_bounds.1',
    'must be no less than Min',
  ],
  [
    { torque_tube_rotation_radius: 0.05 },
    'torque_tube_rotation_radius',
    'must be greater than or equal to Torque Tube Radius',
  ],
  [
    { ...FIXED, ...POSTS, vertical_posts_shape: 'Rectangular', num_post_tiers: 2 },
    'vertical_posts_shape',
    'Rectangular vertical posts not yet supported for fixed tilt',
  ],
  [
    { ...POSTS, num_post_cols: 1 },
    'num_post_cols',
    'Round vertical posts must have at least 2 posts along row',
  ],
  [
    { ...FIXED, ...POSTS, num_post_tiers: 1 },
    'num_post_tiers',
    'Fixed-tilt must have 2 or more posts in the tier dimension',
  ],
  [
    { ...POSTS, num_post_tiers: 2 },
    'num_post_tiers',
    'Single axis tracking must have a single tier of posts',
  ],
]

function visibleNames(table: TableParameters): readonly string[] {
  return tableFields.filter((field) => field.isVisible(table)).map(({ name }) => name)
}

describe('a table', () => {
  test('has no errors by default, fixed or tracking', () => {
    for (const tracking_type of [0, 1, 2] as const) {
      expect(validateComponent('table', withTable({ tracking_type })).errors).toEqual([])
    }
  })

  test.each(CASES)('%j: %s %s', (change, path, message) => {
    expect(validateComponent('table', withTable(change)).errors).toContainEqual({ path, message })
  })

  test('must have a tracking type of 0 to 2', () => {
    const table: object = { ...tableDefaults, tracking_type: 3 }
    expect(validateComponent('table', table as TableParameters).errors).toContainEqual({
      path: 'tracking_type',
      message: 'maximum 2',
    })
  })

  test('does not report the posts and the tube that it does not have', () => {
    const table = withTable({
      num_post_tiers: 5,
      torque_tube_enabled: false,
      torque_tube_rotation_radius: 0,
    })
    expect(validateComponent('table', table).errors).toEqual([])
  })

  test('locks the gap between tiers while there is one tier', () => {
    const field = tableFields.find(({ name }) => name === 'tier_gap')
    expect(field?.isDisabled(withTable({ num_tiers: 1 }))).toBe(true)
    expect(field?.isDisabled(withTable({ num_tiers: 2 }))).toBe(false)
  })

  test('shows the fields of its way of tracking', () => {
    const only = new Set([
      'tilt',
      'ground_clearance',
      'stow_angle',
      'backtracking_enabled',
      'track_angle_bounds',
      'track_azimuth_bounds',
      'torque_tube_height',
      'tracker_pitch',
      'mast_height',
      'table_gap',
    ])
    const shown = (tracking_type: 0 | 1 | 2) =>
      visibleNames(withTable({ tracking_type }))
        .filter((name) => only.has(name))
        .toSorted()
    expect(shown(0)).toEqual(['ground_clearance', 'table_gap', 'tilt'])
    expect(shown(1)).toEqual([
      'backtracking_enabled',
      'stow_angle',
      'table_gap',
      'torque_tube_height',
      'track_angle_bounds',
    ])
    expect(shown(2)).toEqual([
      'backtracking_enabled',
      'mast_height',
      'stow_angle',
      'track_angle_bounds',
      'track_azimuth_bounds',
      'tracker_pitch',
    ])
  })
})

describe('the geometry of a table', () => {
  test('of 84 modules in one tier is 96.92 m long and 2.278 m wide (D-02)', () => {
    const geometry = tableGeometry(withTable({ num_cols: 84, row_spacing: 6.509 }), panelDefaults)
    expect(geometry.lengthM).toBeCloseTo(84 * 1.134 + 83 * 0.02, 12)
    expect(geometry.lengthM).toBeCloseTo(96.916, 3)
    expect(geometry.widthM).toBeCloseTo(2.278, 12)
    expect(geometry.gcr).toBeCloseTo(0.35, 4)
    expect(geometry.modulesPerTable).toBe(84)
    expect(geometry.slotPitchM).toBeCloseTo(geometry.lengthM + 0.5, 12)
  })

  test('in landscape puts the module length along the row', () => {
    const table = withTable({
      orientation_str: 'landscape',
      num_tiers: 4,
      num_cols: 10,
      tier_gap: 0.02,
    })
    const geometry = tableGeometry(table, panelDefaults)
    expect(geometry.widthM).toBeCloseTo(4 * 1.134 + 3 * 0.02, 12)
    expect(geometry.lengthM).toBeCloseTo(10 * 2.278 + 9 * 0.02, 12)
  })

  test('of a fixed table has the plan depth and centre of its tilt', () => {
    const geometry = tableGeometry(
      withTable({ tracking_type: 0, tilt: 30, ground_clearance: 0.6 }),
      panelDefaults,
    )
    expect(geometry.planDepthM).toBeCloseTo(2.278 * Math.cos(Math.PI / 6), 12)
    expect(geometry.centreHeightM).toBeCloseTo(0.6 + 2.278 / 4, 12)
  })

  test('needs a tube so high that the steep plane meets the ground with its edge', () => {
    const table = withTable({ track_angle_bounds: [-60, 45], torque_tube_rotation_radius: 0.1 })
    const expected = (2.278 / 2) * Math.sin(Math.PI / 3) - 0.1 * 0.5
    expect(minimumHeightM(table, panelDefaults)).toBeCloseTo(expected, 12)
  })

  test('needs a tube above the ground even when the plane never turns', () => {
    const table = withTable({ track_angle_bounds: [0, 0] })
    expect(minimumHeightM(table, panelDefaults)).toBe(table.torque_tube_radius)
  })
})
