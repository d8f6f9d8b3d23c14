import { expect, test } from 'vitest'
import type { Block } from '../block/block.ts'
import { samplePlant } from '../sample/samplePlant.ts'
import { blockLossErrors, blockWithLoss } from './changeLoss.ts'
import type { LossDesign, PlantLoss } from './plantLosses.ts'
import { plantLosses } from './plantLosses.ts'

const SAMPLE = samplePlant()
const [FIRST] = SAMPLE.blocks
const block = (name: string, change: Partial<Block> = {}): Block => ({
  ...FIRST!,
  id: name,
  name,
  soiling_rates_percentage: Array(12).fill(0),
  ...change,
})
const found = (key: string, ...blocks: Block[]): PlantLoss => {
  const design: LossDesign = { ...SAMPLE, blocks }
  return plantLosses(design).find(({ loss }) => loss.key === key)!
}
const named = ({ differing }: PlantLoss): readonly string[] =>
  differing.map(({ block: { name }, value }) => `${name} = ${value.text}`)

test('the value of the plant is that of most blocks, and the others are named with theirs', () => {
  const dirty = { soiling_rates_percentage: Array(12).fill(2) }
  const sawtooth = {
    pv_soiling_algorithm: 'sawtooth',
    soiling_rate: 0.1,
    cleaning_interval_days: 30,
    date_of_most_recent_cleaning: '2026-01-01',
  } as const
  const soiling = found(
    'soiling',
    block('A'),
    block('B', dirty),
    block('C', dirty),
    block('D', sawtooth),
  )
  expect(soiling.value.text).toBe('Monthly: 2 % each month')
  expect(named(soiling)).toEqual([
    'A = ',
    'D = Sawtooth: Soiling rate 0.1 %/day, Cleaning interval 30 days, Date of most recent cleaning 2026-01-01',
  ])
})

test('what is not set is no zero, and a zero that was entered is set', () => {
  expect(found('module_quality', block('A')).value).toMatchObject({ isSet: false, text: '' })
  const entered = found('module_quality', block('A', { module_quality_percentage: 0 }))
  expect(entered.value).toMatchObject({ isSet: true, text: '0 %' })
  expect(found('soiling', block('A')).value.isSet).toBe(false)
})

test('a hidden parameter makes no block differ, and a field that its block does not use is not set', () => {
  const left = block('B', { snow_rates_percentage: Array(12).fill(3), snow_loss_model: 'none' })
  expect(found('snow', block('A'), left).differing).toEqual([])
  const traced = block('A', { row_optics: 'tables', rear_shade_percentage: 4 })
  expect(found('rear_shade', traced).value.isSet).toBe(false)
})

test('a choice of model is said where it is not the usual one', () => {
  const given = { module_mismatch_percentage: 0.7, current_deviation_percentage: 1.5 }
  expect(found('mismatch', block('A', given)).value.text).toBe('0.7 %')
  const differing = block('A', { ...given, module_mismatch_model: 'deviations' })
  expect(found('mismatch', differing).value.text).toBe('By deviations: 1.5 %')
})

test('losses of components come from those of the blocks, with their names', () => {
  const wiring = found('dc_wiring', block('A'), block('B', { pv_dc_wire_id: null }))
  expect(wiring.value).toMatchObject({
    text: 'Percentage loss: 1.5 % at STC',
    component: { kind: 'dcWire' },
  })
  expect(named(wiring)).toEqual(['B = '])
})

test('a loss with parameters of its own names them, each with its unit', () => {
  const windy = block('A', { wind_stow_speed: 12, wind_stow_angle: -5, wind_stow_side: 'away' })
  expect(found('wind_stow', windy).value.text).toBe(
    '12 m/s, Angle in wind -5°, Side in wind Back to the wind',
  )
  const hail = block('A', { stow_periods: [{ from: '05-01', to: '05-02', value: 60 }] })
  expect(found('stow_periods', hail).value.text).toBe('1 period')
  expect(found('stow_periods', block('A', { stow_periods: [] })).value.isSet).toBe(false)
})

test('a loss is written with its own fields alone, and its mistakes are named by field', () => {
  const { loss } = found('soiling', block('A'))
  const wrong = blockWithLoss(block('B', { power_factor: 3 }), loss, {
    ...block('A'),
    soiling_rates_percentage: Array(12).fill(120),
    power_factor: 1,
  })
  expect(wrong).toMatchObject({ name: 'B', power_factor: 3 })
  expect(blockLossErrors(loss, wrong)[0]).toEqual({
    path: 'soiling_rates_percentage.0',
    message: 'maximum 100',
  })
})
