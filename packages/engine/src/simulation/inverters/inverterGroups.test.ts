import { describe, expect, test } from 'vitest'
import { fieldFactors } from '../../field/fieldFactors.ts'
import type { Block, InverterGroupCounts } from '../../model/block.ts'
import type { BlockSeries } from '../../model/output.ts'
import { TRACKER_BLOCK } from '../../testing/blocks.ts'
import { fieldBlock } from '../../testing/fieldBlocks.ts'
import { greensboroWeather } from '../../testing/weather.ts'
import { prepareWeather } from '../../weather/prepareWeather.ts'
import { simulatePreparedBlock } from '../simulateBlock.ts'

type Powers = keyof BlockSeries & (`dcAfter${string}W` | 'dcMppW' | `ac${string}W` | 'dcCurrentA')

const POWERS = [
  'dcAfterWireW',
  'dcAfterWindowW',
  'dcAfterCurrentLimitW',
  'dcAfterPowerLimitW',
  'dcMppW',
  'acAfterEfficiencyW',
  'acAfterClippingW',
  'acAfterSubClippingW',
  'acAfterDeratingW',
  'acAfterSelfConsumptionW',
  'acInverterW',
  'dcCurrentA',
] as const satisfies readonly Powers[]

// Limits of window, current, DC power and air temperature take something
const ROWS: Block = {
  ...TRACKER_BLOCK,
  stringCount: 100,
  inverterCount: 4,
  inverter: {
    ...TRACKER_BLOCK.inverter,
    conversion: { kind: 'pvwatts', nominalEfficiency: 0.97, pdc0W: 150_000 },
    maxAcPowerW: 150_000,
    maxApparentPowerVa: 150_000,
    minMpptVoltageV: 560,
    maxMpptVoltageV: 640,
    maxDcCurrentA: 235,
    maxDcPowerW: 140_000,
    derating: [
      { airC: 20, maxAcPowerW: 130_000 },
      { airC: 50, maxAcPowerW: 90_000 },
    ],
  },
}

// Limited on the AC side alone
const CLIPPED: Block = {
  ...TRACKER_BLOCK,
  stringCount: 100,
  inverterCount: 4,
  inverter: { ...TRACKER_BLOCK.inverter, maxAcPowerW: 135_000, maxApparentPowerVa: 140_000 },
}

const TRACED: Block = fieldBlock({
  rows: 2,
  tablesPerRow: 3,
  structure: { columns: 5 },
  block: {
    inverterCount: 3,
    stringCount: 21,
    inverter: {
      ...TRACKER_BLOCK.inverter,
      conversion: { kind: 'pvwatts', nominalEfficiency: 0.96, pdc0W: 60_000 },
      maxAcPowerW: 45_000,
      maxApparentPowerVa: 45_000,
      minMpptVoltageV: 0,
      maxDcCurrentA: 66,
      maxDcPowerW: 40_000,
    },
  },
})

type Limited = (typeof POWERS)[number]

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)

const withGroups = (block: Block, ...groups: readonly InverterGroupCounts[]): Block => ({
  ...block,
  inverterGroups: groups,
})

describe.each<readonly [string, Block, number, readonly Limited[]]>([
  [
    'of one curve, in hours',
    ROWS,
    3600,
    ['dcAfterWindowW', 'dcAfterCurrentLimitW', 'dcAfterPowerLimitW', 'acAfterDeratingW'],
  ],
  [
    'in light that swings within hours',
    { ...CLIPPED, lightWithinHour: 'clouds' },
    3600,
    ['acAfterClippingW', 'acAfterSubClippingW'],
  ],
  ['clipped in quarters of an hour', CLIPPED, 900, ['acAfterClippingW', 'acAfterSubClippingW']],
  ['traced', TRACED, 900, ['dcAfterCurrentLimitW', 'dcAfterPowerLimitW']],
])('strings spread over inverters, %s', (_name, block, stepS, limited) => {
  const weather = prepareWeather(greensboroWeather(stepS), block.site)
  const perDay = 86_400 / stepS
  // Cuts hours of the clock where there are some within
  const range = { from: 160 * perDay + 1, to: 163 * perDay - 2 }
  const factors = fieldFactors(block)
  const run = (one: Block) => simulatePreparedBlock(one, weather, range, factors)
  const { stringCount, inverterCount } = block

  test('groups of equal loading give what an even spread gives', () => {
    const each = stringCount / inverterCount
    const even = run(block)
    const grouped = run(
      withGroups(
        block,
        { inverterCount: 1, stringsPerInverter: each },
        { inverterCount: inverterCount - 1, stringsPerInverter: each },
      ),
    )
    for (const key of [...POWERS, 'dcVoltageV', 'acBlockW'] as const) {
      even.series[key].forEach((value, i) => {
        expect(Math.abs(grouped.series[key][i] - value)).toBeLessThanOrEqual(
          1e-12 * Math.max(1, Math.abs(value)),
        )
      })
    }
    const counts = (of: typeof even) => of.warnings.map(({ code, count }) => [code, count])
    expect(counts(grouped)).toEqual(counts(even))
  })

  test('two groups give what two blocks of their own give', () => {
    const many = Math.ceil(stringCount / inverterCount) + 2
    const few = (stringCount - many) / (inverterCount - 1)
    const grouped = run(
      withGroups(
        block,
        { inverterCount: 1, stringsPerInverter: many },
        { inverterCount: inverterCount - 1, stringsPerInverter: few },
      ),
    ).series
    const full = run({ ...block, stringCount: many, inverterCount: 1 }).series
    const rest = run({
      ...block,
      stringCount: stringCount - many,
      inverterCount: inverterCount - 1,
    }).series
    for (const key of POWERS) {
      grouped[key].forEach((value, i) => {
        const both = full[key][i] + rest[key][i]
        expect(Math.abs(value - both)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(both)))
      })
    }
    // Each limit takes something, and of the fuller inverter more than of an even spread
    for (const key of limited) {
      const before = POWERS[POWERS.indexOf(key) - 1] ?? 'dcAfterWireW'
      expect([key, sumOf(grouped[key]) < sumOf(grouped[before])]).toEqual([key, true])
    }
    expect(sumOf(grouped.acInverterW)).toBeLessThan(0.9999 * sumOf(run(block).series.acInverterW))
  })
})

test('the power of the zones of a block is that of all its groups', () => {
  const weather = prepareWeather(greensboroWeather(3600), TRACED.site)
  const grouped = withGroups(
    TRACED,
    { inverterCount: 1, stringsPerInverter: 9 },
    { inverterCount: 2, stringsPerInverter: 6 },
  )
  const range = { from: 160 * 24, to: 162 * 24 }
  const { series, zones } = simulatePreparedBlock(grouped, weather, range, fieldFactors(TRACED))
  series.dcMppW.forEach((value, i) => {
    const all = (zones?.dcMppW ?? []).reduce((sum, zone) => sum + (zone[i] ?? 0), 0)
    expect(all).toBeCloseTo(value, 6)
  })
})

test.each([
  ['fewer inverters', [{ inverterCount: 3, stringsPerInverter: 25 }]],
  ['more strings', [{ inverterCount: 4, stringsPerInverter: 26 }]],
  [
    'an inverter without strings',
    [
      { inverterCount: 2, stringsPerInverter: 50 },
      { inverterCount: 2, stringsPerInverter: 0 },
    ],
  ],
])('groups of %s than the block has are refused', (_what, groups) => {
  const weather = prepareWeather(greensboroWeather(3600), ROWS.site)
  expect(() =>
    simulatePreparedBlock(withGroups(ROWS, ...groups), weather, { from: 0, to: 1 }),
  ).toThrow(/expected 4 and 100, all above 0/)
})
