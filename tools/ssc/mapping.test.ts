import { describe, expect, test } from 'vitest'
import { type SscInputs, sscInputs, UnsupportedRun } from './inputs.ts'
import { pvwattsBlock } from './pvwattsBlock.ts'
import { samBlocks } from './samBlock.ts'
import { readSscFile } from './sscFile.ts'

const SITE = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 358 }

const RUN = readSscFile(new URL('testing/trackerLosses.json', import.meta.url).pathname)

const sam = (changes: Readonly<Record<string, unknown>> = {}) => {
  const inputs: SscInputs = sscInputs({ ...RUN.inputs, ...changes })
  const run = samBlocks(inputs, SITE)
  const [block] = run.blocks
  if (block === undefined) throw new Error('no block')
  return { ...run, block, unread: inputs.unread() }
}

const PVWATTS = { system_capacity: 1000, array_type: 0, tilt: 25, azimuth: 180, gcr: 0.4 }

const pvwatts = (version: 7 | 8, changes: Readonly<Record<string, unknown>> = {}) => {
  const [block] = pvwattsBlock(version, sscInputs({ ...PVWATTS, ...changes }), SITE).blocks
  if (block === undefined) throw new Error('no block')
  return block
}

describe('a detailed run', () => {
  test('with trackers, losses and a transformer becomes a block', () => {
    const { block, plant, unread } = sam()
    expect(block.mount).toMatchObject({ kind: 'singleAxis', maxAngleDeg: 60, backtracking: true })
    expect(block.rowMask).toMatchObject({ beam: 'none', rowCount: 138, modulesAcross: 1 })
    // Slant width √(2.58 m²·1.7) over the coverage of 0.4; the height is that of the axis.
    expect(block.rows?.pitchM).toBeCloseTo(Math.sqrt(2.58 * 1.7) / 0.4, 12)
    expect(block.rows?.centreHeightM).toBe(1.5)
    expect(block.soiling).toMatchObject({ lossByMonth: expect.arrayContaining([0.045]) })
    expect(block.allowances.rearStructureShadeFraction).toBeCloseTo(1 - 0.97 * 0.99, 12)
    expect(block.allowances.frontMismatchFraction).toBe(0.01)
    expect(block.allowances.qualityFraction).toBeCloseTo(1 - 0.995 * 0.985 * 0.995, 12)
    expect(block.acLine.lossFraction).toBe(0.008)
    expect(block.mvTransformer.nominalPowerVa).toBe(1610370)
    expect(block.mvTransformer.ironLossW).toBeCloseTo(1610.37, 9)
    expect(plant.unavailabilityFraction).toBeCloseTo(1 - 0.995 * 0.99, 12)
    expect(unread).toEqual([])
  })

  test('fixed, is as high as its lower edge says', () => {
    const { block } = sam({ subarray1_track_mode: 0, subarray1_tilt: 30, subarray1_nmody: 2 })
    const widthM = 2 * Math.sqrt(2.58 * 1.7)
    expect(block.mount).toEqual({ kind: 'fixed', tiltDeg: 30, azimuthDeg: 180 })
    expect(block.rows?.centreHeightM).toBeCloseTo(1.5 + widthM / 4, 12)
  })

  test.each([
    [0, 0, undefined],
    [1, 0, 'strings'],
    [2, 0, 'linear'],
    [2, 1, 'none'],
  ])('shade mode %d with backtracking %d shades the beam: %s', (mode, backtrack, beam) => {
    const { block } = sam({ subarray1_shade_mode: mode, subarray1_backtrack: backtrack })
    expect(block.rowMask?.beam).toBe(beam)
  })

  test.each([
    [0, 'isotropic'],
    [1, 'hdkr'],
    [2, 'perezHighSun'],
  ])('sky model %d is %s', (model, name) => {
    expect(sam({ sky_model: model }).block.skyModel).toBe(name)
  })

  test('a transformer without load loss has no iron loss in SSC', () => {
    expect(sam({ transformer_load_loss: 0 }).block.mvTransformer.ironLossW).toBe(0)
  })

  test('own airmass coefficients and Pelland’s model by cell are taken', () => {
    const own = sam({ coeff_inputs_king: [1, 0, 0, 0, 0] }).block.module.spectral
    expect(own).toMatchObject({ kind: 'firstSolar1', coefficients: [1, 0, 0, 0, 0] })
    const cdte = sam({ spectral_correction_model_choice: 2, celltech: 2 }).block.module.spectral
    expect(cdte).toEqual({ kind: 'pvspec', coefficients: [1.002, -0.07108, 0.02465] })
  })

  test('a second subarray shares the inverters', () => {
    const { blocks } = sam({
      subarray2_enable: 1,
      subarray2_modules_per_string: 26,
      subarray2_nstrings: 10,
      subarray2_track_mode: 0,
      subarray2_tilt: 10,
      subarray2_azimuth: 90,
    })
    expect(blocks.map(({ stringCount }) => stringCount)).toEqual([138, 10])
    expect(blocks[1]?.mount).toEqual({ kind: 'fixed', tiltDeg: 10, azimuthDeg: 90 })
  })

  test('what the engine has no counterpart for is named', () => {
    expect(() => sam({ module_model: 3 })).toThrow(/module_model 3/)
    expect(() => sam({ subarray1_track_mode: 4 })).toThrow(UnsupportedRun)
    expect(() => sam({ cec_a_ref: undefined })).toThrow(/cec_a_ref is not set/)
    expect(sam({ subarray1_shading_diff: 7, en_snow_model: 1, made_up: 0 }).unread).toEqual([
      'en_snow_model',
      'subarray1_shading_diff',
    ])
  })
})

describe('a PVWatts run', () => {
  test('has as many modules as its capacity, by the model of its version', () => {
    const seven = pvwatts(7)
    expect(seven.module.electrical).toMatchObject({ kind: 'linear', gammaPerK: -0.0037 })
    expect(seven.stringCount * 300).toBeCloseTo(1e6, 6)
    const eight = pvwatts(8)
    expect(eight.module.electrical.kind).toBe('cec')
    expect(eight.stringCount * 35.8 * 9.01).toBeCloseTo(1e6, 6)
  })

  test('rates the inverter by the ratio of DC to AC', () => {
    const block = pvwatts(8, { dc_ac_ratio: 1.25, inv_eff: 98 })
    expect(block.inverter.maxAcPowerW).toBe(800_000)
    expect(block.inverter.conversion).toMatchObject({ kind: 'sandia', pdcoW: 800_000 / 0.98 })
  })

  test.each([
    [0, 'fixed', 'linear'],
    [1, 'fixed', undefined],
    [2, 'singleAxis', 'linear'],
    [3, 'singleAxis', 'none'],
    [4, 'dualAxis', undefined],
  ])('array type %d is %s, its rows shade the beam: %s', (type, kind, beam) => {
    const block = pvwatts(8, { array_type: type })
    expect(block.mount.kind).toBe(kind)
    expect(block.rowMask?.beam).toBe(beam)
  })

  test('on a roof is warmer, and loses 14 % where nothing is said', () => {
    expect(pvwatts(8, { array_type: 1 }).module.cellTemperature).toMatchObject({ noctC: 49 })
    expect(pvwatts(8).allowances.qualityFraction).toBeCloseTo(0.140757, 12)
  })
})
