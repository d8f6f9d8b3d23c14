import { describe, expect, test } from 'vitest'
import { validateComponent } from '../validateComponent.ts'
import { inverterDefaults } from './inverterDefaults.ts'
import { inverterFields } from './inverterFields.ts'
import type { InverterParameters, PowerPoint } from './inverterParameters.ts'

const withInverter = (change: Partial<InverterParameters>): InverterParameters => ({
  ...inverterDefaults,
  ...change,
})

const curves = (points: readonly PowerPoint[]): InverterParameters['cec_efficiency_curves'] => [
  { input_voltage: 1000, points },
]

type Case = [change: Partial<InverterParameters>, path: string, message: string]

const CASES: readonly Case[] = [
  [{ output_ac_voltage: 0 }, 'output_ac_voltage', 'must be positive'],
  [{ rated_output_ac_power: -1 }, 'rated_output_ac_power', 'must be positive'],
  [{ maximum_ac_power: 0 }, 'maximum_ac_power', 'must be positive'],
  [{ reference_dc_power: 0 }, 'reference_dc_power', 'must be positive'],
  [{ reference_dc_voltage: 0 }, 'reference_dc_voltage', 'must be positive'],
  [{ maximum_dc_power: 0 }, 'maximum_dc_power', 'must be positive'],
  [{ maximum_dc_current: 0 }, 'maximum_dc_current', 'must be positive'],
  [{ minimum_dc_voltage: 0 }, 'minimum_dc_voltage', 'must be positive'],
  [{ maximum_dc_voltage: 0 }, 'maximum_dc_voltage', 'must be positive'],
  [{ self_consumption_power: -1 }, 'self_consumption_power', 'must be non-negative'],
  [{ night_tare_power: -1 }, 'night_tare_power', 'must be non-negative'],
  [{ maximum_ac_power: 249_999 }, 'maximum_ac_power', 'must be no less than Rated output AC power'],
  [
    { cec_efficiency_curves: curves([{ dc_power: 100, ac_power: 101 }]) },
    'cec_efficiency_curves.0.points.0.ac_power',
    'must be equal or less than DC power',
  ],
  [
    {
      cec_efficiency_curves: curves([
        { dc_power: 100, ac_power: 90 },
        { dc_power: 100, ac_power: 95 },
      ]),
    },
    'cec_efficiency_curves.0.points.1.dc_power',
    'DC power values must be unique',
  ],
  [{ cec_efficiency_curves: [] }, 'cec_efficiency_curves', 'Must contain at least 1 point'],
  [
    { cec_efficiency_curves: curves([]) },
    'cec_efficiency_curves.0.points',
    'Must contain at least 1 point',
  ],
  [
    { cec_efficiency_curves: [{ input_voltage: 0, points: [] }] },
    'cec_efficiency_curves.0.input_voltage',
    'must be positive',
  ],
  [
    {
      temp_derate_curves: [
        { temperature: 45, ac_power: 250_000 },
        { temperature: 45, ac_power: 225_000 },
      ],
    },
    'temp_derate_curves.1.temperature',
    'Temperature values must be unique',
  ],
]

describe('an inverter', () => {
  test('has no errors by default', () => {
    expect(validateComponent('inverter', inverterDefaults).errors).toEqual([])
  })

  test.each(CASES)('%j: %s %s', (change, path, message) => {
    expect(validateComponent('inverter', withInverter(change)).errors).toContainEqual({
      path,
      message,
    })
  })

  test('of the CEC catalogue is locked, so its ratings are not reported', () => {
    const cec = withInverter({ inverter_data_source: 'cec', maximum_ac_power: 0 })
    expect(validateComponent('inverter', cec).errors).toEqual([])
    const open = inverterFields.filter((field) => field.isVisible(cec) && !field.isDisabled(cec))
    expect(open.map(({ name }) => name)).toEqual([
      'inverter_data_source',
      'inverter_id',
      'minimum_operating_temperature',
      'maximum_operating_temperature',
      'temp_derate_curves',
    ])
  })

  test('shows its powers in kW', () => {
    const powers = inverterFields.filter(({ unit }) => unit === 'W')
    expect(powers.length).toBe(6)
    expect(powers.every((field) => field.shownUnit === 'kW' && field.shownFactor === 0.001)).toBe(
      true,
    )
  })
})
