import { USUAL_CAPACITY_SETUP } from '@duet/monitoring/capacity-setup'
import { describe, expect, test } from 'vitest'
import { capacityFigures } from './capacityFigures.ts'
import { capacityNotes } from './capacityNotes.ts'
import { capacityOption, residualOption } from './capacityOptions.ts'
import { capacitySearch, changeOf, searchOf, setupOf } from './capacitySearch.ts'
import { capacitySentence } from './capacityTexts.ts'
import { pointTable } from './pointTable.ts'
import { conditionsChange, targetChange } from './setupChoices.ts'
import { readSetup, setupText } from './setupFile.ts'
import type { CapacitySide, CapacityTest } from './useCapacityTest.ts'

const term = (name: string, coefficient: number, p = 0) => ({
  term: name,
  coefficient,
  standard_error: 1,
  p,
})
const side = (power_w: number, count: number): CapacitySide => ({
  filters: [
    { key: 'missing', removed: 100, left: 900 },
    { key: 'range', removed: 900 - count, left: count },
  ],
  count,
  power_w,
  half_w: 20_000,
  r2: 0.99,
  residual_deviation_w: 50_000,
  terms: [term('E', 17_000), term('E²', -1), term('E·Ta', -30, 0.2)],
})
const FOUND: CapacityTest = {
  missing: [],
  budget_name: 'Budget',
  budget_problem: null,
  plane_count: 1,
  has_wind: true,
  rated_w: 15e6,
  average_minutes: 15,
  day_count: 30,
  interval_count: 1000,
  conditions: { poa_wm2: 800, air_c: 25.1, wind_m_per_s: 3.2 },
  measured: side(12.41e6, 214),
  target: side(12.57e6, 300),
  target_w: 12.57e6,
  target_half_w: 20_000,
  verdict: { ratio: 0.9873, ratio_half: 0.002, passes_without: false, passes_with: true },
  below_count: 128,
  above_count: 86,
  points: {
    time: ['2026-06-01T19:00:00Z', '2026-06-01T19:15:00Z', '2026-06-01T19:30:00Z'],
    power_w: [12e6, 13e6, 9e6],
    poa_wm2: [780, 840, 600],
    air_c: [25, 26, 26],
    wind_m_per_s: [3, 3, null],
    fitted_w: [12.1e6, 12.9e6, 9e6],
    removed_by: [null, null, 'range'],
    kept_count: 2,
    removed_count: 1,
  },
  target_points: null,
}

describe('the answer', () => {
  test('says ratio, powers, conditions, points and the verdict with and without tolerance', () => {
    const text = capacitySentence('the plant', FOUND, USUAL_CAPACITY_SETUP).replaceAll(
      '\u202f',
      ' ',
    )
    expect(text).toBe(
      'The capacity of the plant is 98.7 % of the target: 12.41 MW measured against 12.57 MW of the run that was sold at 800 W/m², 25.1 °C and 3.2 m/s (214 points). It passes with a tolerance of 5.0 %; without tolerance it falls short by 1.3 %.',
    )
  })

  test('of a test without target or regression says what there is', () => {
    const open = { ...FOUND, verdict: null, target_w: null }
    expect(capacitySentence('Block', open, USUAL_CAPACITY_SETUP)).toContain('nothing to hold it')
    const none = { ...open, measured: { ...FOUND.measured, power_w: null, count: 3 } }
    expect(capacitySentence('Block', none, USUAL_CAPACITY_SETUP)).toContain('3 points are left')
    const empty = { ...none, measured: { ...none.measured, count: 0 } }
    expect(capacitySentence('Block', empty, USUAL_CAPACITY_SETUP)).toContain('no point is left')
    expect(capacityNotes(empty, USUAL_CAPACITY_SETUP)[0]?.text).toContain(
      'Reporting range takes most: 686 of 900 intervals',
    )
  })

  test('is followed by what to know of it, and by nothing else', () => {
    const keys = (found: CapacityTest, change = {}): readonly string[] =>
      capacityNotes(found, { ...USUAL_CAPACITY_SETUP, ...change }).map(({ key }) => key)
    expect(keys(FOUND)).toEqual(['p measured', 'p target'])
    const weak = {
      ...FOUND,
      has_wind: false,
      plane_count: 2,
      below_count: 30,
      above_count: 4,
      measured: { ...side(1, 34), terms: [] },
      target: null,
      missing: ['budget', 'rear'],
    }
    expect(keys(weak, { target: 'expected' })).toEqual([
      'few',
      'balance',
      'budget',
      'rear',
      'wind',
      'planes',
      'expected',
    ])
  })

  test('has the share of intervals with all readings', () => {
    const figures = capacityFigures(FOUND, USUAL_CAPACITY_SETUP)
    expect(figures.find(({ key }) => key === 'Data availability')?.value).toMatch(/^90\.0/)
  })
})

describe('the set-up', () => {
  test('of an address is as usual where the address says nothing or nonsense', () => {
    expect(setupOf(capacitySearch({}))).toEqual(USUAL_CAPACITY_SETUP)
    const search = capacitySearch({ node: 'b', percentile: 500, low_wm2: null, target: 'expected' })
    expect(search).toEqual({ node: 'b', low_wm2: null, target: 'expected' })
    expect(setupOf(search)).toEqual({
      ...USUAL_CAPACITY_SETUP,
      low_wm2: null,
      target: 'expected',
    })
  })

  test('has nothing of the period, which stands in the same address', () => {
    const search = { ...capacitySearch({ node: 'b', percentile: 50 }), period: '7d', from: 'x' }
    expect(changeOf(search)).toEqual({ percentile: 50 })
  })

  test('leaves the address when it is as usual again', () => {
    expect(searchOf({ percentile: 60, range_percent: 30 })).toEqual({
      percentile: undefined,
      range_percent: 30,
    })
  })

  test('goes into a file and comes back', () => {
    const file = {
      from: '2026-06-01',
      to: '2026-06-30',
      node: 'blk-1',
      setup: { ...USUAL_CAPACITY_SETUP, tolerance_percent: 3 },
    }
    expect(readSetup(setupText(file))).toEqual(file)
    expect(readSetup(setupText({ ...file, node: undefined })).node).toBeUndefined()
  })

  test('of a wrong file is refused with the field', () => {
    const text = setupText({ from: 'x', to: '2026-06-30', node: undefined, setup: {} })
    expect(() => readSetup(text)).toThrow(/^from: /)
    expect(() => readSetup('{')).toThrow('no JSON')
    expect(() => readSetup('{"version": 1}')).toThrow('no set-up of a capacity test')
  })

  test('with a stated power or given conditions begins with what is there', () => {
    expect(targetChange('given', FOUND, 'target')).toEqual({
      target: 'given',
      target_w: 12.57e6,
      conditions: 'measured',
    })
    expect(targetChange('expected', FOUND, 'given')).toEqual({ target: 'expected' })
    expect(conditionsChange('given', FOUND)).toMatchObject({
      poa_wm2: 800,
      air_c: 25.1,
      wind_m_per_s: 3.2,
    })
  })
})

describe('the pictures', () => {
  const seriesOf = (option: ReturnType<typeof capacityOption>) => [option.series].flat()

  test('show points left out only when they are asked for', () => {
    const removed = (isShown: boolean) =>
      seriesOf(capacityOption(FOUND, isShown)).find((one) => one?.name === 'Left out')?.data
    expect(removed(false)).toEqual([])
    expect(removed(true)).toEqual([[600, 9e6]])
  })

  test('show residuals, and a table with all points and what took them', () => {
    const measured = seriesOf(residualOption(FOUND)).find((one) => one?.name === 'Measured')
    expect(measured?.data).toEqual([
      [780, -100_000],
      [840, 100_000],
    ])
    const { columns, rows } = pointTable(FOUND, { timeZone: 'UTC', timeText: (iso) => iso })
    expect(rows).toHaveLength(3)
    expect(rows[2]?.[columns.indexOf('Left out by')]).toBe('Reporting range')
  })
})
