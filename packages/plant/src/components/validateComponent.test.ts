import { describe, expect, test } from 'vitest'
import { COMPONENT_KINDS, type ComponentKind } from './kinds.ts'
import {
  completeComponent,
  componentDefaults,
  defaultStateFields,
  fieldsOf,
  readComponentParameters,
  validateComponent,
} from './validateComponent.ts'
import { acLineResistanceOhm, dcLineResistanceOhm } from './wire/wireSchema.ts'

describe.each(COMPONENT_KINDS)('a %s', (kind: ComponentKind) => {
  test('is valid by default and keeps every field', () => {
    expect(validateComponent(kind, componentDefaults(kind))).toEqual({
      parameters: componentDefaults(kind),
      errors: [],
    })
  })

  test('has one descriptor for each of its fields', () => {
    const names = fieldsOf(kind).map(({ name }) => name)
    expect(names.toSorted()).toEqual(Object.keys(componentDefaults(kind)).toSorted())
  })

  test('has nothing but default fields at first', () => {
    expect(defaultStateFields(kind, componentDefaults(kind)).length).toBe(fieldsOf(kind).length)
  })

  test('reports a visible number that is missing, whatever the others hold', () => {
    const defaults = componentDefaults(kind)
    const required = fieldsOf(kind).filter(
      (field) =>
        field.type === 'number' &&
        !field.isOptional &&
        field.isVisible(defaults) &&
        !field.isDisabled(defaults),
    )
    expect(required.length).toBeGreaterThan(0)
    for (const { name } of required) {
      const { errors } = validateComponent(kind, { ...defaults, [name]: null })
      expect(errors).toEqual([{ path: name, message: 'required' }])
    }
  })

  test.each([[undefined], [null], [7], ['panel'], [[]]])('is not %j', (value) => {
    expect(validateComponent(kind, value).parameters).toBeUndefined()
    expect(() => readComponentParameters(kind, value)).toThrow('Correct the component')
  })
})

describe('parameters of unknown origin', () => {
  test('lose fields that the kind does not have', () => {
    const { parameters } = validateComponent('dcWire', {
      ...componentDefaults('dcWire'),
      colour: 'red',
    })
    expect(parameters).toEqual(componentDefaults('dcWire'))
  })

  test('have invalid hidden fields replaced by their default', () => {
    const { parameters } = validateComponent('dcWire', {
      ...componentDefaults('dcWire'),
      dc_line_length: -1,
    })
    expect(parameters?.dc_line_length).toBe(componentDefaults('dcWire').dc_line_length)
  })

  test('of an older record are completed when parsed', () => {
    const { night_disconnect, ...older } = componentDefaults('transformer')
    expect(readComponentParameters('transformer', older).night_disconnect).toBe(night_disconnect)
  })

  test('are refused with the place of the mistake', () => {
    const wrong = { ...componentDefaults('acWire'), ac_line_loss_percentage: 101 }
    expect(validateComponent('acWire', wrong)).toEqual({
      errors: [{ path: 'ac_line_loss_percentage', message: 'maximum 100' }],
    })
  })

  test('may be stored out of range, but not of another type', () => {
    const odd = { ...componentDefaults('acWire'), ac_line_loss_percentage: 101 }
    expect(readComponentParameters('acWire', odd).ac_line_loss_percentage).toBe(101)
    const text = { ...odd, ac_line_loss_percentage: 'much' }
    expect(() => readComponentParameters('acWire', text)).toThrow(
      'AC wire: ac_line_loss_percentage must be a number',
    )
  })

  test('may lack a number that the form hides or locks: nobody could give it', () => {
    const tracker = { ...componentDefaults('table'), tilt: null, tier_gap: null }
    expect(readComponentParameters('table', tracker)).toEqual(componentDefaults('table'))
    const fixed = { ...tracker, tracking_type: 0 }
    expect(() => readComponentParameters('table', fixed)).toThrow('Table: tilt required')
  })

  test('are distinguished from the defaults field by field', () => {
    const table = completeComponent('table', { tilt: 31, track_angle_bounds: [-55, 55] })
    const unchanged = defaultStateFields('table', table)
    expect(unchanged).not.toContain('tilt')
    expect(unchanged).not.toContain('track_angle_bounds')
    expect(unchanged.length).toBe(fieldsOf('table').length - 2)
  })
})

describe('transformers and wires', () => {
  test.each([
    [
      'transformer',
      { iron_power_loss_percentage: 101 },
      'iron_power_loss_percentage',
      'maximum 100',
    ],
    [
      'transformer',
      { copper_power_loss_percentage: -1 },
      'copper_power_loss_percentage',
      'must be non-negative',
    ],
    [
      'hvTransformer',
      { copper_power_loss_data_source: 'Datasheet', low_voltage_winding_resistance: 0 },
      'low_voltage_winding_resistance',
      'must be positive',
    ],
    [
      'transformer',
      { copper_power_loss_data_source: 'Datasheet', high_voltage_winding_resistance: 0 },
      'high_voltage_winding_resistance',
      'must be positive',
    ],
    ['dcWire', { dc_line_loss_percentage: -1 }, 'dc_line_loss_percentage', 'must be non-negative'],
    [
      'dcWire',
      { dc_line_calculation_method: 'computed_resistance', dc_line_length: 0 },
      'dc_line_length',
      'must be positive',
    ],
    [
      'dcWire',
      { dc_line_calculation_method: 'computed_resistance', dc_line_cross_section: 0 },
      'dc_line_cross_section',
      'must be positive',
    ],
    [
      'dcWire',
      { dc_line_calculation_method: 'computed_resistance', dc_per_km_resistance: -1 },
      'dc_per_km_resistance',
      'must be non-negative',
    ],
    [
      'acWire',
      { ac_line_calculation_method: 'computed_resistance', ac_line_length: 0 },
      'ac_line_length',
      'must be positive',
    ],
    [
      'acWire',
      { ac_line_calculation_method: 'computed_resistance', ac_line_cross_section: -1 },
      'ac_line_cross_section',
      'must be positive',
    ],
    [
      'acWire',
      { ac_line_calculation_method: 'computed_resistance', ac_per_km_resistance: -1 },
      'ac_per_km_resistance',
      'must be non-negative',
    ],
  ] as const)('%s %j: %s %s', (kind, change, path, message) => {
    const { errors } = validateComponent(kind, { ...componentDefaults(kind), ...change })
    expect(errors).toEqual([{ path, message }])
  })

  test('60 m of 6 mm² copper, there and back, are 0.345 Ω (D-08)', () => {
    expect(dcLineResistanceOhm(componentDefaults('dcWire'))).toBeCloseTo(0.3448, 4)
  })

  test('a resistance per km takes the place of metal and cross-section', () => {
    const wire = {
      ...componentDefaults('acWire'),
      ac_line_length: 500,
      ac_per_km_resistance: 0.125,
    }
    expect(acLineResistanceOhm(wire)).toBeCloseTo(0.0625, 12)
  })
})
