import { maximumPowerPoint, operatingParameters } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { moduleInput } from './moduleInput.ts'
import { ET_PAN } from './testing/etPan.ts'

const make = (change: Partial<PanelParameters> = {}) => moduleInput({ ...panelDefaults, ...change })
const fieldsOf = (change: Partial<PanelParameters>): string[] =>
  make(change).assumptions.map(({ field }) => field)

const pan = (change: Partial<typeof ET_PAN.one_diode>) => ({
  pan_file_import: { ...ET_PAN, one_diode: { ...ET_PAN.one_diode, ...change } },
})

describe('module', () => {
  test('a PAN file brings its own one-diode parameters', () => {
    expect(make({ pan_file_import: ET_PAN }).module.electrical).toMatchObject({
      kind: 'pvsyst',
      alphaScAPerK: 0.00728,
      rshRefOhm: 300,
      rsh0Ohm: 2000,
      rshExp: 5.5,
      rsOhm: 0.203,
      cellsInSeries: 72,
      bandGapEv: 1.12,
    })
  })

  test('the power of a PAN file is that of its maximum power point, and so is its change with temperature', () => {
    const { module, ratings } = make({ pan_file_import: ET_PAN })
    expect(ratings.pmpW).toBeCloseTo(13.11 * 41.96, 8)
    if (module.electrical.kind !== 'pvsyst') throw new Error('not by the PAN file')
    const { powerW } = maximumPowerPoint(
      operatingParameters(module.electrical, Float64Array.of(1000), Float64Array.of(45)),
    )
    expect(((powerW[0] ?? 0) / ratings.pmpW - 1) / 20).toBeCloseTo(-0.0034, 9)
  })

  test('thin film brings its recombination, with the built-in voltage of all junctions', () => {
    const electrical = (change: Partial<typeof ET_PAN.one_diode>) =>
      make(pan({ d2_mu_tau: 1.2, ...change })).module.electrical
    expect(electrical({})).toMatchObject({
      recombination: { d2MuTauV: 1.2, builtInV: 0.9 * 72 },
    })
    // 49.9 V of 36 cells are more than one junction gives: tandem cells.
    expect(electrical({ cells_in_series: 36 })).toMatchObject({
      recombination: { builtInV: 1.8 * 36 },
      bandGapEv: 2.24,
    })
    expect(electrical({ v_bi: 0.95 })).toMatchObject({ recombination: { builtInV: 0.95 * 72 } })
  })

  test('a value edited after the PAN file was read counts: the datasheet model takes over, and says so', () => {
    const edited = make({ pan_file_import: ET_PAN, short_circuit_current: 13.5 })
    expect(edited.module.electrical).toMatchObject({ kind: 'datasheet', iscA: 13.5 })
    expect(edited.assumptions.map(({ field }) => field)).toContain('pan_file_import')
    expect(edited.ratings.pmpW).toBeLessThan(make({ pan_file_import: ET_PAN }).ratings.pmpW)
  })

  test('the curve of a PAN file passes through its Isc and Voc', () => {
    const { ratings, betaVocVPerK } = make({ pan_file_import: ET_PAN })
    expect(ratings.iscA).toBeCloseTo(14, 6)
    expect(ratings.vocV).toBeCloseTo(49.9, 6)
    expect(betaVocVPerK).toBe(-0.128)
  })

  test('half-cut halves in parallel do not add to the voltage', () => {
    expect(make().module.electrical).toMatchObject({ kind: 'datasheet', cellsInSeries: 72 })
  })

  test('size in metres, incidence angles rising', () => {
    const { module } = make({
      iam_profile: [
        { angle: 90, modifier: 0 },
        { angle: 0, modifier: 1 },
        { angle: 60, modifier: 0.96 },
        { angle: 30, modifier: 1 },
      ],
    })
    expect([module.lengthM, module.widthM]).toEqual([2.278, 1.134])
    expect(module.iam).toMatchObject({
      points: [{ angleDeg: 0 }, { angleDeg: 30 }, { angleDeg: 60 }, { angleDeg: 90 }],
    })
  })

  test.each([
    ['ambient', { kind: 'ambient' }],
    ['stc', { kind: 'stc' }],
    ['faiman', { kind: 'faiman', u0: 25, u1: 6.84 }],
    ['pvsyst', { kind: 'pvsyst', uc: 29, uv: 0, absorption: 0.9 }],
    ['sandia', { kind: 'sandia', a: -3.47, b: -0.0594, deltaTC: 3, e0Wm2: 1000 }],
    ['noct', { kind: 'noct', noctC: 45 }],
  ] as const)('cell temperature model %s', (cell_temperature_model, expected) => {
    const { module } = make({
      cell_temperature_model,
      faiman_u0: 25,
      faiman_u1: 6.84,
      pvsyst_uc: 29,
      pvsyst_uv: 0,
      pvsyst_alpha: 0.9,
      sandia_a: -3.47,
      sandia_b: -0.0594,
      sandia_delta_t: 3,
      sandia_e0: 1000,
      nominal_operating_cell_temp: 45,
    })
    expect(module.cellTemperature).toMatchObject(expected)
  })

  test('the efficiency that heats the cell is that of the whole module', () => {
    const { module, ratings } = make({ cell_temperature_model: 'noct' })
    expect(module.cellTemperature).toMatchObject({
      efficiency: ratings.pmpW / (1000 * 2.278 * 1.134),
    })
  })

  test('First Solar models bring their coefficients in order', () => {
    const two = make({
      spectral_model: 'firstsolar2',
      fs_spectral_2_b0: 0.8,
      fs_spectral_2_b1: 1,
      fs_spectral_2_b2: 2,
      fs_spectral_2_b3: 3,
      fs_spectral_2_b4: 4,
      fs_spectral_2_b5: 5,
    })
    expect(two.module.spectral).toEqual({ kind: 'firstSolar2', coefficients: [0.8, 1, 2, 3, 4, 5] })
    expect(make({ spectral_model: 'firstsolar1' }).module.spectral).toMatchObject({
      kind: 'firstSolar1',
      coefficients: { length: 5 },
    })
  })

  test.each([
    [{ spectral_model: 'sapm' }, { kind: 'firstSolar1', coefficients: [1, 0, 0, 0, 0] }],
    [
      { spectral_model: 'sapm', sapm_a0: 0.93, sapm_a4: -1e-5 },
      { kind: 'firstSolar1', coefficients: [0.93, 0, 0, 0, -1e-5] },
    ],
    [{ spectral_model: 'pvspec' }, { kind: 'pvspec', coefficients: [0.9845, -0.05169, 0.03034] }],
    [
      { spectral_model: 'pvspec', pvspec_module_type: 'fs4-1' },
      { kind: 'pvspec', coefficients: [0.9981, -0.05776, 0.02336] },
    ],
    [{ spectral_model: 'caballero' }, { kind: 'caballero', moduleType: 'monosi' }],
    [
      { spectral_model: 'jrc', jrc_module_type: 'cdte' },
      { kind: 'jrc', moduleType: 'cdte' },
    ],
  ] as const)('the spectral model of %o reaches the engine', (change, spectral) => {
    expect(make(change).module.spectral).toEqual(spectral)
  })

  test('[S2] no incidence profile and other reference conditions are reported', () => {
    expect(fieldsOf({ iam_profile: [] })).toEqual(['iam_profile'])
    expect(fieldsOf(pan({ t_ref: 45 }))).toEqual(['pan_file_import'])
  })
})
