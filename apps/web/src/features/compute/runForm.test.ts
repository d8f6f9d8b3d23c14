import { type Block, blockDefaults, type MeteoSummary } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import {
  daysInTypicalMonth,
  firstForm,
  formOfRun,
  isTypedOut,
  OWN_DATASETS,
  type RunForm,
  rangeInstants,
  runErrors,
  runInput,
  wholeRange,
} from './runForm.ts'

const block = (id: string, over: Partial<Block> = {}): Block => ({
  ...blockDefaults,
  id,
  name: `Block ${id}`,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...over,
})

const SEQUENCE: MeteoSummary = {
  id: 'seq',
  name: 'Measured',
  type: 'Sequential',
  local_time_zone: -7,
  start_time: '2023-01-01T07:00:00.000Z',
  end_time: '2024-01-01T07:00:00.000Z',
  has_rh: true,
  has_pw: false,
  has_windspeed: true,
  has_snow_depth: false,
  has_rain: false,
  has_dust: false,
}

const TYPICAL: MeteoSummary = {
  ...SEQUENCE,
  id: 'tmy',
  type: 'TMY',
  start_time: '2001-01-01T07:00:00.000Z',
  end_time: '2002-01-01T07:00:00.000Z',
}

const DATASETS = [SEQUENCE, TYPICAL]
const BLOCKS = [block('a'), block('b')]
const form = (over: Partial<RunForm>): RunForm => ({
  ...firstForm(BLOCKS, DATASETS, () => true),
  ...over,
})
const messages = (over: Partial<RunForm>, blocks = BLOCKS, daylight?: number): string[] =>
  runErrors(form(over), blocks, DATASETS, daylight).map(({ message }) => message)

describe('a new run', () => {
  test('takes all blocks, and the first dataset while blocks have none of their own', () => {
    expect(firstForm(BLOCKS, DATASETS, () => true)).toMatchObject({
      blockIds: ['a', 'b'],
      dataset: 'seq',
    })
  })

  test('takes the blocks’ own datasets where one has its own, and lets a block without be seen', () => {
    const blocks = [block('a', { enviro_dataset_id: 'tmy' })]
    expect(firstForm(blocks, DATASETS, () => true).dataset).toBe(OWN_DATASETS)
    const mixed = [...blocks, block('b')]
    const asked = firstForm(mixed, DATASETS, () => true)
    expect(asked.dataset).toBe(OWN_DATASETS)
    expect(runErrors(asked, mixed, DATASETS, undefined).map(({ message }) => message)).toEqual([
      'No meteo dataset is set for Block b',
    ])
  })

  test('leaves out blocks that are not ready, unless none is', () => {
    expect(firstForm(BLOCKS, DATASETS, ({ id }) => id === 'b').blockIds).toEqual(['b'])
    expect(firstForm(BLOCKS, DATASETS, () => false).blockIds).toEqual(['a', 'b'])
  })

  test('of the whole weather sends no time range', () => {
    expect(runInput(form({}), BLOCKS, DATASETS)).toMatchObject({ from: null, to: null, name: null })
  })

  test('with one end chosen sends both', () => {
    expect(runInput(form({ from: '2023-06-01' }), BLOCKS, DATASETS)).toMatchObject({
      from: '2023-06-01',
      to: '2023-12-31',
    })
  })

  test('sends a simulated year for a typical year only', () => {
    const year = { simulatedYear: 2030 }
    expect(runInput(form(year), BLOCKS, DATASETS).simulated_year).toBeNull()
    expect(runInput(form({ ...year, dataset: 'tmy' }), BLOCKS, DATASETS).simulated_year).toBe(2030)
  })
})

describe('what prevents a run from starting', () => {
  test('nothing, for the whole of a dataset', () => {
    expect(messages({})).toEqual([])
    expect(messages({ dataset: 'tmy' })).toEqual([])
  })

  test('no block', () => {
    expect(messages({ blockIds: [] })).toEqual(['Choose at least one block'])
  })

  test('blocks without a dataset, by name', () => {
    const blocks = [block('a', { enviro_dataset_id: 'seq' }), block('b')]
    expect(messages({ dataset: OWN_DATASETS }, blocks)).toEqual([
      'No meteo dataset is set for Block b',
    ])
  })

  test('datasets of different types', () => {
    const blocks = [
      block('a', { enviro_dataset_id: 'seq' }),
      block('b', { enviro_dataset_id: 'tmy' }),
    ]
    expect(messages({ dataset: OWN_DATASETS }, blocks)).toEqual([
      'Meteo datasets of the selected blocks must have the same type',
    ])
  })

  test('a range that is turned round or outside the weather, in the words of the product', () => {
    expect(messages({ from: '2023-07-01', to: '2023-06-01' })).toEqual([
      "'To' must be no earlier than 'From'",
    ])
    expect(messages({ from: '2022-12-31', to: '2023-06-01' })).toEqual([
      "'From' must be no earlier than the start time of the selected meteo dataset (2023-01-01)",
    ])
  })

  test('a simulated year that no sun position is known for', () => {
    expect(messages({ dataset: 'tmy', simulatedYear: 1900 })).toEqual(['minimum 1950'])
    expect(messages({ dataset: 'tmy', simulatedYear: 2026.5 })).toEqual(['must be integer'])
    expect(messages({ dataset: 'seq', simulatedYear: 1900 })).toEqual([])
  })

  test('a range without daylight', () => {
    expect(messages({}, BLOCKS, 0)).toEqual([
      'Selected time range must contain at least 1 daylight timestamp',
    ])
  })

  test('a start date after a sequence has begun', () => {
    const blocks = [block('a', { pv_system_start_date: '2023-03-01' })]
    const message = "'From' must be no earlier than the PV System Start Date of selected blocks"
    expect(messages({ blockIds: ['a'] }, blocks)).toEqual([message])
    expect(messages({ blockIds: ['a'], dataset: 'tmy' }, blocks)).toEqual([])
  })
})

describe('days of a range', () => {
  test('the whole range ends with the last day, not with the midnight after it', () => {
    expect(wholeRange({ isTypicalYear: false, startMs: 0, endMs: 86_400_000 })).toEqual({
      from: '1970-01-01',
      to: '1970-01-01',
    })
  })

  test('are brought to the year of a typical dataset and to UTC', () => {
    const chosen = form({ dataset: 'tmy', from: '1992-06-01', to: '1992-06-02' })
    expect(rangeInstants(chosen, TYPICAL)).toEqual({
      from: '2001-06-01T07:00:00.000Z',
      to: '2001-06-03T07:00:00.000Z',
    })
  })

  test('February has 28', () => {
    expect([1, 2, 4].map(daysInTypicalMonth)).toEqual([31, 28, 30])
  })
})

describe('the form of an earlier run', () => {
  const earlier = {
    enviro_dataset_id: 'tmy',
    from: '2030-03-01T00:00',
    to: '2030-04-30',
    block_ids: ['b', 'gone'],
    shading_layer_ids: ['tree'],
    simulated_year: 2030,
    environment: 'staging',
  }

  test('has its choices, as far as they are there still; a typical year its month and day', () => {
    expect(formOfRun(earlier, BLOCKS, DATASETS, ['tree', 'wall'])).toEqual({
      name: '',
      blockIds: ['b'],
      dataset: 'tmy',
      from: '1992-03-01',
      to: '1992-04-30',
      simulatedYear: 2030,
      shadingLayerIds: ['tree'],
      environment: 'staging',
    })
  })

  test('without a dataset for all takes each block’s own; all obstacles stay all', () => {
    const own = { ...earlier, enviro_dataset_id: null, from: null, to: null }
    expect(formOfRun(own, BLOCKS, DATASETS, ['tree'])).toMatchObject({
      dataset: OWN_DATASETS,
      from: undefined,
      shadingLayerIds: undefined,
    })
  })
})

describe('half typed days and years', () => {
  const isAsked = (over: Partial<RunForm>): boolean =>
    isTypedOut(runInput(form(over), BLOCKS, DATASETS))

  test('are asked of nobody', () => {
    expect(isAsked({})).toBe(true)
    expect(isAsked({ from: '2023-05-01' })).toBe(true)
    expect(isAsked({ from: '' })).toBe(false)
    expect(isAsked({ to: '12023-05-01' })).toBe(false)
    expect(isAsked({ dataset: 'tmy', simulatedYear: 2030 })).toBe(true)
    expect(isAsked({ dataset: 'tmy', simulatedYear: 2030.5 })).toBe(false)
  })

  test('do not matter where the year is not sent', () => {
    expect(isAsked({ dataset: 'seq', simulatedYear: 20 })).toBe(true)
  })
})

test('blocks without weather are named, three at most', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => block(id))
  const own = form({ dataset: OWN_DATASETS, blockIds: many.map(({ id }) => id) })
  expect(runErrors(own, many, DATASETS, undefined)).toEqual([
    {
      path: 'dataset',
      message: 'No meteo dataset is set for Block a, Block b, Block c and 2 more',
    },
  ])
})
