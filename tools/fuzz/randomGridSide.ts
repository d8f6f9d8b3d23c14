import {
  type AcWireParameters,
  componentDefaults,
  type DcWireParameters,
  type InverterParameters,
  type TransformerParameters,
} from '@duet/plant'
import type { Random } from './random.ts'

/** An inverter for strings of modules of a voltage: its window may be too narrow for them, or its power too small. */
export function randomInverter(random: Random, vocV: number): InverterParameters {
  const ratedW = 10 ** random.between(3.7, 6)
  const mostV = vocV * random.between(1.6, 30)
  const [lowV, highV] = [mostV * random.between(0.2, 0.6), mostV * random.between(0.7, 1)]
  return {
    ...componentDefaults('inverter'),
    inverter_data_source: random.pick(['custom', 'other']),
    output_ac_voltage: random.pick([400, 480, 690, 800]),
    rated_output_ac_power: ratedW,
    maximum_ac_power: ratedW * random.pick([1, random.between(1, 1.2)]),
    self_consumption_power: ratedW * random.between(0, 0.01),
    night_tare_power: ratedW * random.pick([0, 0.001 * random.share()]),
    reference_dc_power: ratedW * random.between(1.01, 1.06),
    reference_dc_voltage: (lowV + highV) / 2,
    maximum_dc_power: ratedW * 1.5,
    maximum_dc_current: (ratedW / lowV) * random.between(0.5, 3),
    minimum_dc_voltage: lowV,
    maximum_dc_voltage: mostV,
    minimum_mppt_voltage: random.pick([null, lowV]),
    maximum_mppt_voltage: random.pick([null, highV]),
    // over the whole window they move the efficiency by less than the rating leaves
    sandia_model_c0: (-0.01 * random.share()) / ratedW,
    sandia_model_c1: random.between(-0.005, 0.005) / mostV,
    sandia_model_c2: random.between(-0.05, 0.05) / mostV,
    sandia_model_c3: random.between(-0.05, 0.05) / mostV,
    cec_efficiency_curves: random.list(random.pick([1, 3]), (index) =>
      randomCurve(random, ratedW, lowV + ((highV - lowV) * (index + random.share())) / 3),
    ),
    temp_derate_curves: random.list(random.whole(0, 3), (index) => ({
      temperature: 30 + 12 * index + 10 * random.share(),
      ac_power: ratedW * random.pick([0, 1, random.share()]),
    })),
  }
}

function randomCurve(
  random: Random,
  ratedW: number,
  voltageV: number,
): InverterParameters['cec_efficiency_curves'][number] {
  const loads = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1].filter(() => random.chance(0.8))
  const shares = loads.length > 0 ? loads : [1]
  return {
    input_voltage: voltageV,
    points: [
      { dc_power: ratedW * 0.002, ac_power: 0 },
      ...shares.map((load) => {
        const dcW = (ratedW * load) / 0.97
        return { dc_power: dcW, ac_power: dcW * random.between(0.93, 0.985) - ratedW * 0.002 }
      }),
    ],
  }
}

export function randomTransformer(random: Random): TransformerParameters {
  return {
    ...componentDefaults('transformer'),
    night_disconnect: random.chance(0.5),
    nominal_low_side_voltage: random.pick([400, 800]),
    nominal_high_side_voltage: random.pick([20_000, 34_500]),
    nominal_power: random.pick([null, 10 ** random.between(4, 7)]),
    iron_power_loss_data_source: random.pick(['Datasheet', 'Generic']),
    iron_power_loss: 10 ** random.between(0, 3),
    iron_power_loss_percentage: random.between(0, 1),
    copper_power_loss_data_source: random.pick(['Datasheet', 'Generic']),
    copper_power_loss_percentage: random.between(0, 3),
    low_voltage_winding_resistance: 10 ** random.between(-6, -4),
    high_voltage_winding_resistance: 10 ** random.between(-3, -1),
  }
}

/** A wire that takes at most some tenths of what a string of one module gives. @param moduleOhm - of the module's Voc over its Isc */
export function randomDcWire(random: Random, moduleOhm: number): DcWireParameters {
  return {
    ...componentDefaults('dcWire'),
    dc_line_calculation_method: random.pick([
      'percentage_loss',
      'computed_resistance',
      'total_resistance',
    ]),
    dc_line_loss_percentage: random.pick([0, random.between(0, 5)]),
    total_dc_resistance_override: moduleOhm * random.between(0, 0.1),
    dc_line_metal_type: random.pick(['Cu', 'Al']),
    dc_line_length: random.between(1, 100),
    dc_line_cross_section: Math.max(4, 40 / moduleOhm),
    dc_per_km_resistance: random.pick([null, moduleOhm * random.between(0, 0.5)]),
  }
}

export function randomAcWire(random: Random): AcWireParameters {
  return {
    ...componentDefaults('acWire'),
    ac_line_calculation_method: random.pick([
      'percentage_loss',
      'computed_resistance',
      'total_resistance',
    ]),
    ac_line_loss_percentage: random.pick([0, random.between(0, 5)]),
    total_ac_resistance_override: random.between(0, 0.01),
    ac_line_metal_type: random.pick(['Cu', 'Al']),
    ac_line_length: random.between(1, 200),
    ac_line_cross_section: random.pick([70, 120, 240]),
    ac_per_km_resistance: random.pick([null, random.between(0, 0.3)]),
  }
}
