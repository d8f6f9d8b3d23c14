import { dcOhmicLossW, dcOhmsFromFraction } from '../../packages/engine/src/ac/ohmicLosses.ts'
import { afterCopperLossW, ironLossW } from '../../packages/engine/src/ac/transformer.ts'
import { adrAcPowerW } from '../../packages/engine/src/inverter/adr.ts'
import { pvwattsAcPowerW } from '../../packages/engine/src/inverter/pvwattsInverter.ts'
import { sandiaAcPowerW, sandiaMultiAcPowerW } from '../../packages/engine/src/inverter/sandia.ts'
import type { Answer, ReferenceModels } from './answer.ts'
import { sandiaInverter } from './modelInputs.ts'
import { isList, numberOf, type VectorCase } from './vectorFile.ts'

/** Answers of inverters, lines and transformers. */
export const inverterAnswers: ReferenceModels = {
  inverter_sandia: (c) => ({
    p_ac: sandiaAcPowerW(c.value['p_dc'], c.value['v_dc'], sandiaInverter(c.value), c.value['Pnt']),
  }),
  inverter_sandia_multi: (c) => ({
    p_ac: sandiaMultiAcPowerW(
      c.series['p_dc'],
      c.series['v_dc'],
      sandiaInverter(c.value),
      c.value['Pnt'],
    ),
  }),
  inverter_adr: adr,
  inverter_pvwatts: ({ value }) => ({
    power_ac: pvwattsAcPowerW(
      value['pdc'],
      value['eta_inv_nom'],
      value['pdc0'],
      value['eta_inv_ref'],
    ),
  }),
  dc_ohmic_losses: ({ value }) => {
    const resistance = dcOhmsFromFraction({
      lossFraction: value['dc_ohmic_percent'] / 100,
      vmpV: value['vmp_ref'],
      impA: value['imp_ref'],
      modulesPerString: value['modules_per_string'],
      strings: value['strings'],
    })
    return { resistance, loss: dcOhmicLossW(value['current'], resistance) }
  },
  transformer_simple: ({ value }) => {
    const rating = value['transformer_rating']
    const transformer = {
      nominalPowerVa: rating,
      ironLossW: value['no_load_loss'] * rating,
      nightDisconnect: false,
      copperLossAtNominalW: value['load_loss'] * rating,
    }
    const inputW = value['input_power'] - ironLossW(value['input_power'], transformer)
    return { output_power: afterCopperLossW(inputW, transformer, 1) }
  },
}

function adr({ value, nested, raw }: VectorCase): Answer {
  const p = nested['parameters']
  const given = raw['parameters']
  const isRecord = typeof given === 'object' && given !== null && !isList(given)
  const coefficients = isRecord ? given['ADRCoefficients'] : null
  const known = (names: readonly string[]): readonly number[] =>
    names.map((name) => p[name]).filter((x) => !Number.isNaN(x))
  const inverter = {
    nominalDcW: p['Pnom'],
    nominalDcV: p['Vnom'],
    maxAcW: p['Pacmax'],
    nightTareW: p['Pnt'],
    minVoltagesV: known(['Vmin', 'MPPTLow']),
    maxVoltagesV: known(['Vmax', 'Vdcmax', 'MPPTHi']),
    coefficients: isList(coefficients) ? coefficients.map(numberOf) : [],
  }
  return { p_ac: adrAcPowerW(value['p_dc'], value['v_dc'], inverter, value['vtol']) }
}
