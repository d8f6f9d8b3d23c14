import { describe, expect, test } from 'vitest'
import { blockEnergySums } from '../account/energySums.ts'
import { BLOCK_STAGES } from '../account/stages.ts'
import type { Auxiliaries, Block } from '../model/block.ts'
import { blockRatings } from '../simulation/blockRatings.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK, TRACKER_MOUNT } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'

const NONE: Auxiliaries = { dayW: 0, nightW: 0, motorW: 0, fanFraction: 0, fanThresholdW: 0 }
const weather = greensboroWeather(3600)

/** A block whose line and transformer take nothing, so that what auxiliaries draw is seen at the end of it. */
const FREE: Block = {
  ...TRACKER_BLOCK,
  acLine: { ...TRACKER_BLOCK.acLine, resistancePerWireOhm: 0 },
  mvTransformer: { ...TRACKER_BLOCK.mvTransformer, ironLossW: 0, copperLossAtNominalW: 0 },
}
const without = simulateBlock(FREE, weather).series
const drawnW = (auxiliaries: Partial<Auxiliaries>, block = FREE): Float64Array => {
  const { series } = simulateBlock({ ...block, auxiliaries: { ...NONE, ...auxiliaries } }, weather)
  return series.acInverterW.map((powerW, i) => powerW - series.acBlockW[i])
}
/** The largest distance of a series from what it should be. */
const worst = (series: Float64Array, expected: (step: number) => number): number =>
  Math.max(...series.map((value, i) => Math.abs(value - expected(i))))
const isDay = (i: number): boolean => without.acInverterW[i] > 0

describe('auxiliaries of a block', () => {
  test('draw a constant by day and another by night, which the grid gives', () => {
    const drawn = drawnW({ dayW: 900, nightW: 200 })
    expect(worst(drawn, (i) => (isDay(i) ? 900 : 200))).toBeLessThan(1e-6)
    const { acBlockW } = simulateBlock(
      { ...FREE, auxiliaries: { ...NONE, nightW: 200 } },
      weather,
    ).series
    expect(acBlockW[0]).toBeCloseTo(-350, 9)
  })

  test('fans draw their share of the power from the threshold on', () => {
    const fanThresholdW = 200_000
    const drawn = drawnW({ fanFraction: 0.004, fanThresholdW })
    const running = [...without.acInverterW].filter((powerW) => powerW >= fanThresholdW)
    expect(running.length).toBeGreaterThan(0)
    const fansW = (inverterW: number) => (inverterW >= fanThresholdW ? 0.004 * inverterW : 0)
    expect(worst(drawn, (i) => fansW(without.acInverterW[i]))).toBeLessThan(1e-6)
  })

  test('motors draw while the sun is up and the tables are between the ends of their turn', () => {
    const drawn = drawnW({ motorW: 60 })
    const moving = [...drawn.keys()].filter(
      (i) => without.sunElevationDeg[i] > 0 && Math.abs(without.trackerAngleDeg[i]) < 55,
    )
    expect(moving.length).toBeGreaterThan(0)
    expect([...drawn.keys()].filter((i) => drawn[i] > 1)).toEqual(moving)
    expect(worst(drawn, (i) => (moving.includes(i) ? 60 : 0))).toBeLessThan(1e-6)
    const fixed: Block = { ...FREE, mount: { kind: 'fixed', tiltDeg: 20, azimuthDeg: 180 } }
    expect(Math.max(...drawnW({ motorW: 60 }, fixed))).toBe(0)
    const stuck: Block = { ...FREE, mount: { ...TRACKER_MOUNT, stuckAngleDeg: 20 } }
    expect(Math.max(...drawnW({ motorW: 60 }, stuck))).toBe(0)
  })

  test('move no stage before them, and the account closes', () => {
    const plain = simulateBlock(TRACKER_BLOCK, weather).series
    const { series } = simulateBlock(
      { ...TRACKER_BLOCK, auxiliaries: { ...NONE, dayW: 900, nightW: 200, motorW: 60 } },
      weather,
    )
    const end = BLOCK_STAGES.findIndex(({ key }) => key === 'auxiliaries')
    for (const stage of BLOCK_STAGES.slice(0, end))
      expect(worst(series[stage.series], (i) => plain[stage.series][i])).toBe(0)
    expect(worst(plain.acAfterAuxiliariesW, (i) => plain.acInverterW[i])).toBe(0)
    const { ac_inv, auxiliaries } = blockEnergySums(series, blockRatings(TRACKER_BLOCK), 3600)
    const sumKwh = drawnW({ dayW: 900, nightW: 200, motorW: 60 }).reduce((a, b) => a + b, 0) / 1000
    expect(ac_inv - auxiliaries).toBeCloseTo(sumKwh, 9)
  })
})
