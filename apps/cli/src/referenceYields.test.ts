import { hasReferenceData } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { type ReferenceCase, readReferenceWeather, referenceRun } from './testing/referencePlant.ts'

/**
 * Specific yields of one block with the ET-M772BH550GL module and the CPS SCH275KTL inverter, 26 modules a string,
 * kWh/kWp. Reference: pvlib 0.15 chain with infinite sheds, Hay-Davies sky, PVsyst one-diode model, soiling 2 %, module
 * mismatch 1 %, DC wire 1.5 %, rear structure 5 %, rear mismatch 3 %, AC wire 1 %, transformer 0.1 % and 1 %.
 * Tools differ by up to 6 % on utility plants; 4 % is the band, our Perez sky accounts for 1 % at Greensboro.
 */
const SITES = {
  Phoenix: {
    file: 'weather/sam-samples/phoenix_az_33.450495_-111.983688_psmv3_60_tmy.csv',
    expected: [1953, 2030, 2351, 2408, 2276, 2472, 2082],
  },
  Greensboro: {
    file: 'weather/pvlib-samples/723170TYA.CSV',
    expected: [1487, 1570, 1673, 1764, 1677, 1862, 1611],
  },
} as const

interface Case extends ReferenceCase {
  readonly name: string
}

const CASES: readonly Case[] = [
  { name: 'fixed 20° mono', tracking: 0, gcr: 0.4, bifacial: false, albedo: 0.2, dcAcRatio: 1.258 },
  {
    name: 'fixed 20° bifacial',
    tracking: 0,
    gcr: 0.4,
    bifacial: true,
    albedo: 0.2,
    dcAcRatio: 1.258,
  },
  { name: 'tracker mono', tracking: 1, gcr: 0.35, bifacial: false, albedo: 0.2, dcAcRatio: 1.258 },
  {
    name: 'tracker bifacial',
    tracking: 1,
    gcr: 0.35,
    bifacial: true,
    albedo: 0.2,
    dcAcRatio: 1.258,
  },
  {
    name: 'tracker bifacial GCR 0.5',
    tracking: 1,
    gcr: 0.5,
    bifacial: true,
    albedo: 0.2,
    dcAcRatio: 1.258,
  },
  {
    name: 'tracker bifacial albedo 0.5',
    tracking: 1,
    gcr: 0.35,
    bifacial: true,
    albedo: 0.5,
    dcAcRatio: 1.258,
  },
  {
    name: 'tracker bifacial DC/AC 1.6',
    tracking: 1,
    gcr: 0.35,
    bifacial: true,
    albedo: 0.2,
    dcAcRatio: 1.6,
  },
]

const skipped = hasReferenceData ? '' : ' (skipped: no reference data beside the project)'

describe.each(Object.entries(SITES))(`specific yield at %s${skipped}`, (_, { file, expected }) => {
  test.skipIf(!hasReferenceData).each(CASES.map((one, i) => ({ ...one, reference: expected[i]! })))(
    '$name: $reference kWh/kWp within 4 %',
    async ({ reference, ...plantCase }) => {
      const { specificYield: yieldKwhPerKwp } = referenceRun(
        await readReferenceWeather(file),
        plantCase,
      )
      expect(yieldKwhPerKwp / reference).toBeGreaterThan(0.96)
      expect(yieldKwhPerKwp / reference).toBeLessThan(1.04)
    },
    // each traces the light of a block and solves its cells
    300_000,
  )
})
