import { describe, expect, test } from 'vitest'
import { blockRatings } from '../simulation/blockRatings.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { simulateSystem } from '../simulation/simulateSystem.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { blockEnergySums, systemEnergySums } from './energySums.ts'
import { BLOCK_STAGES } from './stages.ts'
import {
  accountViolations,
  blockViolations,
  partViolations,
  systemViolations,
  type Violation,
} from './violations.ts'
import { type WaterfallRow, waterfall } from './waterfall.ts'

const WEATHER = greensboroWeather(3600)
const RANGE = { from: 24 * 171, to: 24 * 172 }
const ratings = blockRatings(TRACKER_BLOCK)
const { series } = simulateBlock(TRACKER_BLOCK, WEATHER, RANGE)
const system = simulateSystem({}, [series], {
  ...WEATHER,
  intervalStartUtcMs: WEATHER.intervalStartUtcMs.subarray(RANGE.from, RANGE.to),
})
const NOON = 17

/** The violations of the day with one value replaced. */
function spoilt(name: keyof typeof series, value: (was: number) => number): readonly Violation[] {
  const values = series[name].slice()
  values[NOON] = value(values[NOON])
  return blockViolations({ ...series, [name]: values }, ratings)
}

describe('a run', () => {
  test('as the engine gives it has no violation', () => {
    expect(blockViolations(series, ratings)).toEqual([])
    expect(systemViolations(system)).toEqual([])
    const sums = blockEnergySums(series, ratings, 3600)
    expect(accountViolations(waterfall({ ...sums, ...systemEnergySums(system, 3600) }))).toEqual([])
  })

  test('whatever series holds what is no number, it is named with its step', () => {
    for (const [name, values] of Object.entries(series)) {
      for (const bad of [NaN, Infinity, -Infinity]) {
        const copy = values.slice()
        copy[NOON] = bad
        const found = blockViolations({ ...series, [name]: copy }, ratings)
        // missing where the weather is
        const isFound = name !== 'airC' && name !== 'cellC'
        const expected = [{ kind: 'no_number', step: NOON, value: bad }].slice(0, isFound ? 1 : 0)
        expect(found.slice(0, 1)).toMatchObject(expected)
      }
    }
  })

  test('energy that rises at a stage of losses is named, a gain that is one is not', () => {
    const stages = BLOCK_STAGES.filter(({ kind }) => kind === 'stage')
    const risen = stages.filter((stage) => {
      const found = spoilt(stage.series, (was) => was * 1.5)
      expect(found.every(({ step }) => step === NOON)).toBe(true)
      return found.some(({ kind, place }) => kind === 'rises' && place === stage.key)
    })
    const losing = stages.filter((stage) => !('mayGain' in stage && stage.mayGain === true))
    expect(risen.map(({ key }) => key)).toEqual(losing.map(({ key }) => key))
  })

  test('a thousandth of a per cent more than before is a violation, rounding is none', () => {
    const before = series.acAfterWireW[NOON]
    expect(spoilt('acAfterMvIronW', () => before * (1 + 1e-5))[0]).toMatchObject({
      kind: 'rises',
      place: 'mv_iron',
      step: NOON,
      expected: before,
    })
    expect(spoilt('acAfterMvIronW', () => before * (1 + 1e-9))).toEqual([])
  })

  test('light and DC power are never below 0', () => {
    expect(spoilt('poaAfterSnowWm2', () => -1)[0]).toMatchObject({
      kind: 'negative',
      place: 'snow',
    })
    expect(spoilt('dcMppW', () => -1)[0]).toMatchObject({ kind: 'negative', step: NOON })
  })

  test('zones that do not make up their block are named with their step', () => {
    const half = (values: Float64Array) => values.map((value) => value / 2)
    const zone = { rowPosition: 'only', slotPosition: 'only', tableCount: 5 } as const
    const light = [series.effectiveWm2, series.effectiveWm2]
    const zones = {
      zones: [zone, zone],
      frontWm2: light,
      frontDiffuseWm2: light,
      rearWm2: light,
      effectiveWm2: light,
      dcMppW: [half(series.dcMppW), half(series.dcMppW)],
    }
    expect(blockViolations(series, ratings, zones)).toEqual([])
    const [first] = zones.dcMppW
    if (first) first[NOON] += 1
    expect(blockViolations(series, ratings, zones)).toMatchObject([
      { kind: 'parts', place: 'dc_mpp', step: NOON },
    ])
  })
})

describe('an account', () => {
  const rows = waterfall(blockEnergySums(series, ratings, 3600))
  const changed = (key: string, change: (row: WaterfallRow) => Partial<WaterfallRow>) =>
    rows.map((row) => (row.key === key ? { ...row, ...change(row) } : row))

  test('that rises, does not close or holds no number is found', () => {
    const raised = changed('mv_iron', ({ valueAfter }) => ({ valueAfter: valueAfter * 1.1 }))
    expect(accountViolations(raised)[0]).toMatchObject({ kind: 'rises', place: 'mv_iron' })
    const open = changed('soiling', () => ({ lossFractionOfPrevious: 1e-6 }))
    expect(accountViolations(open)).toMatchObject([{ kind: 'open' }])
    const none = changed('rear_sky', () => ({ valueAfter: NaN }))
    expect(accountViolations(none)).toMatchObject([{ kind: 'no_number', place: 'rear_sky' }])
  })

  test('parts sum to their whole', () => {
    expect(partViolations('blocks', [1, 2, 3], 6)).toEqual([])
    expect(partViolations('blocks', [1, 2, 3], 7)).toMatchObject([{ value: 6, expected: 7 }])
    expect(partViolations('blocks', [NaN], 7)).toHaveLength(1)
  })
})
