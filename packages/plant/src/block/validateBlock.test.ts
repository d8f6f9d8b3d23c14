import { describe, expect, test } from 'vitest'
import { type Block, createBlock, uniqueName } from './block.ts'
import { blockFields } from './blockFields.ts'
import { parseBlock, parseSystemParameters } from './parseBlock.ts'
import {
  type SystemParameters,
  systemParametersDefaults,
  validateSystemParameters,
} from './systemParameters.ts'
import { validateBlock } from './validateBlock.ts'

const NOW = '2026-05-01T12:00:00Z'
const newBlock = createBlock({ id: 'b1', createdAt: NOW, existingNames: [] })
const withBlock = (change: Partial<Block>): Block => ({ ...newBlock, ...change })

const SLOPE: Partial<Block> = { terrain_type: 'slope' }
const SAWTOOTH: Partial<Block> = {
  pv_soiling_algorithm: 'sawtooth',
  soiling_rate: 0.2,
  cleaning_interval_days: 30,
  date_of_most_recent_cleaning: '2026-01-15',
}
const monthly = (january: number): number[] => [january, ...Array.from({ length: 11 }, () => 0)]

const listed = (...groups: readonly (readonly [number, number])[]): Partial<Block> => ({
  string_spread: 'listed',
  inverter_groups: groups.map(([inverters, strings]) => ({ inverters, strings })),
})

const at = (power: number, power_factor: number) => ({ power, power_factor })

type Case = [change: Partial<Block>, path: string, message: string]

const CASES: readonly Case[] = [
  [{ tracking_strategy: 'script', tracker_script: ' \n' }, 'tracker_script', 'required'],
  [
    { tracking_strategy: 'script', tracker_script: 'x'.repeat(4001) },
    'tracker_script',
    '4000 letters at most',
  ],
  [{ num_inverters: 0 }, 'num_inverters', 'must be positive'],
  [{ num_inverters: 1.5 }, 'num_inverters', 'must be integer'],
  [
    { num_inverters: 3, ...listed([2, 10], [2, 9]) },
    'inverter_groups',
    'The groups have 4 inverters: 1 more than the 3 of the block; change the groups or their number',
  ],
  [{ num_inverters: 3, ...listed([3, 0]) }, 'inverter_groups.0.strings', 'must be positive'],
  [{ ...SLOPE, slope_azimuth: 181 }, 'slope_azimuth', 'maximum 180'],
  [{ ...SLOPE, slope_azimuth: -181 }, 'slope_azimuth', 'minimum -180'],
  [{ ...SLOPE, slope_tilt: 46 }, 'slope_tilt', 'maximum 45'],
  [{ ...SLOPE, slope_tilt: -1 }, 'slope_tilt', 'must be non-negative'],
  [{ power_factor: 1.01 }, 'power_factor', 'maximum 1'],
  [
    { power_factor_curve: [at(50, 1), at(50, 0.9)] },
    'power_factor_curve.1.power',
    'must be above the one before',
  ],
  [{ power_factor_curve: [at(101, 1)] }, 'power_factor_curve.0.power', 'maximum 100'],
  [
    {
      power_factor_curve: [at(50, 1)],
      power_factor_schedule: Array.from({ length: 288 }, () => 1),
    },
    'power_factor_curve',
    'clear the power factor by month and hour first',
  ],
  [{ power_factor: -0.1 }, 'power_factor', 'must be non-negative'],
  [{ soiling_rates_percentage: monthly(101) }, 'soiling_rates_percentage.0', 'maximum 100'],
  [{ soiling_rates_percentage: monthly(-1) }, 'soiling_rates_percentage.0', 'must be non-negative'],
  [{ soiling_rates_percentage: [1, 2] }, 'soiling_rates_percentage', 'must have 12 values'],
  [{ ...SAWTOOTH, soiling_rate: 101 }, 'soiling_rate', 'maximum 100'],
  [{ ...SAWTOOTH, cleaning_interval_days: 0 }, 'cleaning_interval_days', 'must be positive'],
  [{ ...SAWTOOTH, cleaning_interval_days: 1.5 }, 'cleaning_interval_days', 'must be integer'],
  [{ ...SAWTOOTH, cleaning_interval_days: null }, 'cleaning_interval_days', 'required'],
  [{ ...SAWTOOTH, date_of_most_recent_cleaning: null }, 'date_of_most_recent_cleaning', 'required'],
  [
    { ...SAWTOOTH, date_of_most_recent_cleaning: '2026-02-30' },
    'date_of_most_recent_cleaning',
    'must be a date (yyyy-MM-dd)',
  ],
  [
    { ...SAWTOOTH, soiling_rate: 4 },
    'cleaning_interval_days',
    'Soiling loss will result in 100% loss',
  ],
  [{ pv_system_start_date: '01/02/2026' }, 'pv_system_start_date', 'must be a date (yyyy-MM-dd)'],
  [
    { snow_loss_model: 'monthly', snow_rates_percentage: monthly(101) },
    'snow_rates_percentage.0',
    'maximum 100',
  ],
  [{ auxiliary_day_power: -1 }, 'auxiliary_day_power', 'must be non-negative'],
  [{ snow_albedo: 1.1 }, 'snow_albedo', 'maximum 1'],
  [{ name: '' }, 'name', 'required'],
  [{ modules_per_string: 0 }, 'modules_per_string', 'must be positive'],
  [{ min_design_temperature: -300 }, 'min_design_temperature', 'minimum -273.15'],
]

describe('a block', () => {
  test('has no errors when new, nor with a sawtooth of soiling', () => {
    expect(validateBlock(newBlock)).toEqual([])
    expect(validateBlock(withBlock(SAWTOOTH))).toEqual([])
  })

  test.each(CASES)('%j: %s %s', (change, path, message) => {
    expect(validateBlock(withBlock(change))).toContainEqual({ path, message })
  })

  test('starts as the spec says', () => {
    expect(newBlock).toMatchObject({
      name: 'Block',
      slope_azimuth: 0,
      slope_tilt: 0,
      slope_aware_tracking: true,
      terrain_type: 'flat',
      pv_soiling_algorithm: 'monthly',
      soiling_rates_percentage: Array.from({ length: 12 }, () => 0),
      soiling_rate: 0,
      power_factor: 1,
    })
  })

  test('loses all light when rate times interval is exactly the whole', () => {
    const edge = withBlock({ ...SAWTOOTH, soiling_rate: 5, cleaning_interval_days: 20 })
    expect(validateBlock(edge).map(({ path }) => path)).toEqual(['cleaning_interval_days'])
    const below = withBlock({ ...SAWTOOTH, soiling_rate: 5, cleaning_interval_days: 19 })
    expect(validateBlock(below)).toEqual([])
  })

  test('does not report the soiling and the slope that it does not use', () => {
    const block = withBlock({ soiling_rate: 500, slope_tilt: 80, cleaning_interval_days: -3 })
    expect(validateBlock(block)).toEqual([])
  })

  test('takes a name that no other block has', () => {
    expect(uniqueName('Block', [])).toBe('Block')
    expect(uniqueName('Block', ['Block'])).toBe('Block 1')
    expect(uniqueName('Block', ['Block', 'Block 1', 'Block 3'])).toBe('Block 2')
    expect(uniqueName('Block', ['Block 1'])).toBe('Block')
  })

  test('of an older record is completed, and unknown fields are dropped', () => {
    const { power_factor, isVisible, ...older } = { ...newBlock, isVisible: true }
    expect(parseBlock({ ...older, isVisible, colour: 'red' })).toEqual({
      ...newBlock,
      power_factor,
    })
  })

  test('may be stored out of range, but not of another type or without an id', () => {
    expect(parseBlock(withBlock({ num_inverters: 0 })).num_inverters).toBe(0)
    expect(() => parseBlock({ ...newBlock, num_inverters: 'two' })).toThrow(
      'Block: num_inverters must be a number',
    )
    expect(() => parseBlock({ ...newBlock, id: undefined })).toThrow('Block: id required')
    expect(() => parseBlock(null)).toThrow('Block: send an object')
  })

  test('has a descriptor for every field but those of its record keeping', () => {
    const own = ['id', 'created_at', 'updated_at']
    const names = new Set(blockFields.map(({ name }) => name))
    const missing = Object.keys(newBlock).filter((name) => !names.has(name))
    expect(missing.toSorted()).toEqual(own.toSorted())
  })
})

describe('system parameters', () => {
  const system: SystemParameters = { project_id: 'p1', ...systemParametersDefaults }

  test('have no errors by default', () => {
    expect(validateSystemParameters(system)).toEqual([])
  })

  test('need a grid limit above 0 when it is on', () => {
    const limited = { ...system, grid_injection_limit_enabled: true }
    expect(validateSystemParameters(limited)).toEqual([
      { path: 'grid_injection_limit', message: 'required' },
    ])
    expect(validateSystemParameters({ ...limited, grid_injection_limit: 0 })).toEqual([
      { path: 'grid_injection_limit', message: 'must be positive' },
    ])
    expect(validateSystemParameters({ ...limited, grid_injection_limit: 5e6 })).toEqual([])
  })

  test('need a month in which outages begin', () => {
    const weights = (outage_month_weights: readonly number[] | null) =>
      validateSystemParameters({
        ...system,
        outages_per_year: 2,
        outage_mean_hours: 6,
        outage_month_weights,
      })
    const none = Array.from({ length: 12 }, () => 0)
    expect(weights(none)).toEqual([
      { path: 'outage_month_weights', message: 'one month must be above 0' },
    ])
    expect([...weights(null), ...weights(none.with(6, 1))]).toEqual([])
  })

  test('need a transformer and a wire when the HV stage is on', () => {
    expect(validateSystemParameters({ ...system, hv_stage_enabled: true })).toEqual([
      { path: 'pv_hv_transformer_id', message: 'required' },
      { path: 'pv_hv_ac_wire_id', message: 'required' },
    ])
  })

  test('are parsed by type', () => {
    expect(parseSystemParameters({ project_id: 'p1' })).toEqual(system)
    expect(() => parseSystemParameters({ ...system, hv_stage_enabled: 1 })).toThrow(
      'System parameters: hv_stage_enabled',
    )
  })
})
