import { ZERO_CELSIUS_K } from '@duet/units'
import {
  type DeSotoTemperature,
  deSotoParameters,
  SILICON_BAND_GAP_EV,
  SILICON_BAND_GAP_PER_K,
} from '../../packages/engine/src/electrical/deSoto.ts'
import { linearOperatingPoints } from '../../packages/engine/src/electrical/linearPower.ts'
import { maximumPowerPoint } from '../../packages/engine/src/electrical/maximumPowerPoint.ts'
import { operatingParameters } from '../../packages/engine/src/electrical/operatingParameters.ts'
import {
  BOLTZMANN_V_PER_K,
  STC_CELL_C,
  STC_CELL_K,
  STC_IRRADIANCE_WM2,
} from '../../packages/engine/src/electrical/physicalConstants.ts'
import type { SingleDiode } from '../../packages/engine/src/electrical/singleDiode.ts'
import type { ModuleElectrical } from '../../packages/engine/src/model/module.ts'
import { optional } from './answer.ts'
import { pvsystModule } from './modelInputs.ts'
import type { VectorCase } from './vectorFile.ts'

/** Voltage and power of one module of a year, each [n]. */
export interface ModulePoints {
  readonly voltageV: Float64Array
  readonly powerW: Float64Array
}

/** The year's module at its light and temperature, each [n]. */
export function modulePoints(
  dc: VectorCase,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
): ModulePoints {
  if (dc.text.model === 'cec' || dc.text.model === 'desoto') {
    const { reference, temperature } = atStandardConditions(dc)
    return maximumPowerPoint(deSotoParameters(reference, temperature, effectiveWm2, cellC))
  }
  const module = yearModule(dc)
  return module.kind === 'linear'
    ? linearOperatingPoints(module, effectiveWm2, cellC)
    : maximumPowerPoint(operatingParameters(module, effectiveWm2, cellC))
}

/** The year's module as the engine's runs take it, which know De Soto's band gap of silicon alone. */
export function yearModule({ text, value, nested }: VectorCase): ModuleElectrical {
  const p = nested.parameters ?? {}
  switch (text.model) {
    case 'cec':
      return {
        kind: 'cec',
        alphaScAPerK: p.alpha_sc,
        aRefV: p.a_ref,
        ilRefA: p.I_L_ref,
        ioRefA: p.I_o_ref,
        rshRefOhm: p.R_sh_ref,
        rsOhm: p.R_s,
        adjustPercent: p.Adjust,
      }
    case 'pvsyst':
      return pvsystModule(p)
    default:
      return { kind: 'linear', pmpW: value.pdc0, vmpV: 800, gammaPerK: value.gamma_pdc }
  }
}

/**
 * Parameters of De Soto given at any light and temperature, as they are at 1000 W/m² and 25 °C: the model's own equations
 * from the one to the other, so that the module stays the same.
 */
function atStandardConditions({ text, nested }: VectorCase): {
  readonly reference: SingleDiode
  readonly temperature: DeSotoTemperature
} {
  const p = nested.parameters ?? {}
  const givenC = optional(p.temp_ref) ?? STC_CELL_C
  const givenK = givenC + ZERO_CELSIUS_K
  const light = STC_IRRADIANCE_WM2 / (optional(p.irrad_ref) ?? STC_IRRADIANCE_WM2)
  const rise = STC_CELL_C - givenC
  const gapEv = optional(p.EgRef) ?? SILICON_BAND_GAP_EV
  const gapPerK = optional(p.dEgdT) ?? SILICON_BAND_GAP_PER_K
  const gapAtStcEv = gapEv * (1 + gapPerK * rise)
  const alpha = p.alpha_sc * (text.model === 'cec' ? 1 - p.Adjust / 100 : 1)
  const ratio = STC_CELL_K / givenK
  const exponent =
    gapEv / (BOLTZMANN_V_PER_K * givenK) - gapAtStcEv / (BOLTZMANN_V_PER_K * STC_CELL_K)
  return {
    reference: {
      lightA: light * (p.I_L_ref + alpha * rise),
      saturationA: p.I_o_ref * ratio ** 3 * Math.exp(exponent),
      seriesOhm: p.R_s,
      shuntOhm: p.R_sh_ref / light,
      thermalV: p.a_ref * ratio,
    },
    temperature: {
      alphaIscAPerK: light * alpha,
      bandGapEv: gapAtStcEv,
      bandGapPerK: (gapEv * gapPerK) / gapAtStcEv,
    },
  }
}
