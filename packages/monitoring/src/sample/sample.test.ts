import { randomStream } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { means, POWER_METER, read } from './instruments.ts'
import { type PlantPower, plantEnergy } from './plantEnergy.ts'
import type { SampleFault } from './sampleFault.ts'
import { cloudNoise } from './stepWeather.ts'

/** Two inverters of 100 kW for four steps of an hour: dark, 50 kW, 120 kW behind a limit of 100 kW, 80 kW. */
function smallPlant(): PlantPower {
  const block = {
    ratedAcW: 100_000,
    potentialW: Float64Array.of(0, 50_000, 120_000, 80_000),
    limitW: new Float64Array(4).fill(100_000),
  }
  return {
    startUtcMs: Float64Array.of(0, 3_600_000, 7_200_000, 10_800_000),
    blocks: [block],
    inverters: [
      { nodeId: 'inv-01', block: 0, gain: 1 },
      { nodeId: 'inv-02', block: 0, gain: 0.9 },
    ],
  }
}

const fault = (
  given: Pick<SampleFault, 'type' | 'effect' | 'inverters'> & Partial<SampleFault>,
): SampleFault => ({
  from: 0,
  to: 4,
  readings: [],
  nodeIds: ['sys'],
  acceptNodes: ['sys'],
  acceptTypes: [given.type],
  startToleranceMin: 30,
  energyTolerance: null,
  note: '',
  ...given,
})

const half = (): Float64Array => new Float64Array(4).fill(0.5)

describe('energy of a plant with faults', () => {
  test('without faults all is as expected, at most the limit', () => {
    const { expectedW, actualW } = plantEnergy(smallPlant(), [])
    expect([...(expectedW[0] ?? [])]).toEqual([0, 50_000, 100_000, 80_000])
    expect([...(expectedW[1] ?? [])]).toEqual([0, 45_000, 100_000, 72_000])
    expect(actualW).toEqual(expectedW)
  })

  test('dirt costs less where the inverter clips', () => {
    const dirt = fault({
      type: 'soiling',
      inverters: [0],
      effect: { kind: 'dc', factors: [new Float64Array(4).fill(0.9)] },
    })
    const { lostW } = plantEnergy(smallPlant(), [dirt])
    expect([...(lostW[0] ?? [])].map(Math.round)).toEqual([0, 5000, 0, 8000])
  })

  test('causes take in their order, each at most what it alone would cost, and add up', () => {
    const faults = [
      fault({
        type: 'soiling',
        inverters: [0, 1],
        effect: { kind: 'dc', factors: [half(), half()] },
      }),
      fault({ type: 'curtailment', inverters: [0, 1], effect: { kind: 'limit', share: 0.3 } }),
      fault({ type: 'inverter_outage', inverters: [1], effect: { kind: 'off' }, from: 2, to: 3 }),
    ]
    const { expectedW, actualW, lostW } = plantEnergy(smallPlant(), faults)
    const [soiling, curtailment, outage] = lostW.map((lost) => [...lost].map(Math.round))
    // at 50 kW: held at 30 kW costs 20 kW of each; dirt leaves 25 kW, so it takes 5 kW more of the first inverter
    expect(curtailment).toEqual([0, 20_000 + 15_000, 140_000, 50_000 + 42_000])
    expect(outage).toEqual([0, 0, 30_000, 0])
    expect(soiling).toEqual([0, 5000 + 7500, 0, 0])
    for (let i = 0; i < 4; i++) {
      const missing = expectedW.reduce((w, one, k) => w + one[i] - (actualW[k]?.[i] ?? 0), 0)
      expect(lostW.reduce((w, one) => w + one[i], 0)).toBeCloseTo(missing, 6)
    }
  })
})

describe('instruments', () => {
  test('miss about as many readings as they should, never two in a row', () => {
    const truth = new Float64Array(20_000).fill(1000)
    const errors = { noise: 1, missingFraction: 0.05 }
    const readings = read(truth, POWER_METER, 300, errors, randomStream(7))
    const missing = [...readings.keys()].filter((i) => Number.isNaN(readings[i]))
    expect(missing.length / truth.length).toBeCloseTo(0.048, 2)
    expect(missing.some((row, k) => missing[k + 1] === row + 1)).toBe(false)
    const known = readings.filter((value) => !Number.isNaN(value))
    expect(known.reduce((a, b) => a + b, 0) / known.length / 1000).toBeCloseTo(1, 2)
  })

  test('means of steps are missing where one step is', () => {
    expect([...means(Float64Array.of(1, 3, 5, Number.NaN), 2)]).toEqual([2, Number.NaN])
  })
})

test('noise of clouds is standard normal at a minute and less over longer steps', () => {
  const spread = (stepS: number): number => {
    const noise = cloudNoise(40_000, stepS, randomStream(3))
    return Math.sqrt(noise.reduce((sum, value) => sum + value * value, 0) / noise.length)
  }
  expect(spread(60)).toBeCloseTo(0.98, 1)
  expect(spread(3600)).toBeCloseTo(0.48, 1)
})
