import { expect, test } from 'vitest'
import { expectedSteps } from '../expected/expectedSteps.ts'
import { fieldFactors } from '../field/fieldFactors.ts'
import type { Block } from '../model/block.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { fieldBlock } from '../testing/fieldBlocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'

const MASS = 11.1

const storing = (block: Block): Block => ({
  ...block,
  module: { ...block.module, massKgPerM2: MASS },
})

/** Some days of June in short steps, in which every third quarter of an hour is cloudy. */
function june(stepS: number): Weather {
  const year = greensboroWeather(stepS)
  const perDay = 86_400 / stepS
  const cut = (values: Float64Array | undefined): Float64Array =>
    (values ?? new Float64Array()).slice(160 * perDay, 162 * perDay)
  const quarter = Math.max(1, 900 / stepS)
  return {
    intervalStartUtcMs: cut(year.intervalStartUtcMs),
    stepS,
    utcOffsetH: year.utcOffsetH,
    ghiWm2: cut(year.ghiWm2),
    dhiWm2: cut(year.dhiWm2),
    dniWm2: cut(year.dniWm2).map((value, i) => (Math.floor(i / quarter) % 3 ? value : 0)),
    airC: cut(year.airC),
    windMPerS: cut(year.windMPerS),
  }
}

const TRACED = fieldBlock({ rows: 2, tablesPerRow: 3, structure: { columns: 5 } })

test.each([
  ['rows without end', TRACKER_BLOCK, undefined],
  ['traced tables', TRACED, fieldFactors(TRACED, 256)],
] as const)(
  '%s follow the light later, and are the same however the range is cut',
  (_, block, factors) => {
    const minutes = june(60)
    const noon = 17 * 60
    minutes.airC[noon + 7] = Number.NaN
    const weather = prepareWeather(minutes, block.site)
    const warm = storing(block)
    const cellsOf = (range: StepRange, one = warm): Float64Array =>
      simulatePreparedBlock(one, weather, range, factors).series.cellC
    const whole = { from: noon - 30, to: noon + 60 }
    const steady = cellsOf(whole, block)
    const stored = cellsOf(whole)
    expect(stored).not.toEqual(steady)
    expect(jump(stored)).toBeLessThan(0.5 * jump(steady))
    const cuts = [whole.from, noon - 29, noon - 5, noon + 7, noon + 8, noon + 33, whole.to]
    const parts = cuts.slice(1).flatMap((to, part) => [...cellsOf({ from: cuts[part] ?? 0, to })])
    expect(parts).toEqual([...stored])
    const expected = cuts.slice(1).flatMap((to, part) => {
      return [...expectedSteps(warm, weather, { from: cuts[part] ?? 0, to }, factors).cellC]
    })
    expect(expected).toEqual([...expectedSteps(warm, weather, whole, factors).cellC])
  },
)

/** The largest change from one known step to the next, K. */
const jump = (values: Float64Array): number =>
  values.reduce((most, value, i) => {
    const change = Math.abs(value - (values[i - 1] ?? Number.NaN))
    return change > most ? change : most
  }, 0)

test('the past ends where steps are missing from the weather', () => {
  const minutes = june(60)
  const noon = 17 * 60
  const broken = {
    ...minutes,
    intervalStartUtcMs: minutes.intervalStartUtcMs.map((ms, i) => (i < noon ? ms - 3_600_000 : ms)),
  }
  const range = { from: noon - 10, to: noon + 20 }
  const of = (block: Block): Float64Array =>
    simulatePreparedBlock(block, prepareWeather(broken, block.site), range).series.cellC
  const [steady, stored] = [of(TRACKER_BLOCK), of(storing(TRACKER_BLOCK))]
  expect(stored[10]).toBe(steady[10])
  expect(stored[11]).toBeCloseTo(steady[10], 9)
})

test('in steps longer than five minutes modules store no heat', () => {
  const weather = prepareWeather(june(900), TRACKER_BLOCK.site)
  const range = { from: 60, to: 90 }
  const of = (block: Block) => simulatePreparedBlock(block, weather, range).series
  expect(of(storing(TRACKER_BLOCK))).toEqual(of(TRACKER_BLOCK))
})
