import { describe, expect, test } from 'vitest'
import { inverterDefaults } from '../components/inverter/inverterDefaults.ts'
import { inverterAcPowerW, inverterInput } from './inverterInput.ts'

describe('inverter', () => {
  test('a custom inverter converts by its curves, points and voltages rising', () => {
    const { conversion } = inverterInput({
      ...inverterDefaults,
      cec_efficiency_curves: [
        {
          input_voltage: 1300,
          points: [
            { dc_power: 200, ac_power: 190 },
            { dc_power: 100, ac_power: 90 },
          ],
        },
        { input_voltage: 900, points: [{ dc_power: 100, ac_power: 95 }] },
      ],
    })
    expect(conversion).toEqual({
      kind: 'curves',
      curves: [
        { inputVoltageV: 900, points: [{ dcW: 100, acW: 95 }] },
        {
          inputVoltageV: 1300,
          points: [
            { dcW: 100, acW: 90 },
            { dcW: 200, acW: 190 },
          ],
        },
      ],
    })
  })

  test.each(['cec', 'other'] as const)('a %s inverter converts by the Sandia model', (source) => {
    const { conversion, selfConsumptionW } = inverterInput({
      ...inverterDefaults,
      inverter_data_source: source,
      sandia_model_c0: -2e-8,
    })
    expect(conversion).toMatchObject({
      kind: 'sandia',
      pacoW: 250_000,
      pdcoW: 253_139,
      vdcoV: 1174,
      psoW: 500,
      c0: -2e-8,
    })
    // Pso is in the model: taking it again would count it twice
    expect(selfConsumptionW).toBe(0)
  })

  test('without a tracking window the DC voltages are it', () => {
    const { minMpptVoltageV, maxMpptVoltageV } = inverterInput({
      ...inverterDefaults,
      minimum_dc_voltage: 600,
      maximum_dc_voltage: 1400,
      minimum_mppt_voltage: null,
      maximum_mppt_voltage: null,
    })
    expect([minMpptVoltageV, maxMpptVoltageV]).toEqual([600, 1400])
  })

  test('the limit of DC power is that of the record, but not where it only repeats Pdco', () => {
    const { maximum_dc_power, reference_dc_power } = inverterDefaults
    expect(inverterInput(inverterDefaults).maxDcPowerW).toBe(maximum_dc_power)
    const other = { ...inverterDefaults, inverter_data_source: 'other' } as const
    expect(inverterInput(other).maxDcPowerW).toBe(maximum_dc_power)
    const cec = { ...other, maximum_dc_power: reference_dc_power }
    expect(inverterInput(cec).maxDcPowerW).toBeUndefined()
  })

  test('it runs between its operating temperatures', () => {
    expect(inverterInput(inverterDefaults).operatingAirC).toEqual({ least: -30, most: 60 })
  })

  test('derating points rise in temperature', () => {
    const { derating } = inverterInput({
      ...inverterDefaults,
      temp_derate_curves: [
        { temperature: 60, ac_power: 90_000 },
        { temperature: 45, ac_power: 250_000 },
      ],
    })
    expect(derating.map(({ airC }) => airC)).toEqual([45, 60])
  })

  test('a power factor limits active power by the apparent power (D-09)', () => {
    const inverter = inverterInput(inverterDefaults)
    expect(inverterAcPowerW(inverter, 2, 0.95)).toBeCloseTo(2 * 0.95 * 250_000, 6)
    expect(inverterAcPowerW(inverter, 2, 1)).toBe(500_000)
  })
})
