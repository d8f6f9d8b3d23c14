import type { ModuleRatings } from '@duet/engine'
import {
  type Block,
  DEFAULT_MAX_DESIGN_TEMPERATURE_C,
  DEFAULT_MIN_DESIGN_TEMPERATURE_C,
} from '../block/block.ts'
import type { InverterParameters } from '../components/inverter/inverterParameters.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { inverterInput } from '../simulation/inverterInput.ts'
import { vocCoefficientVPerK } from '../simulation/moduleInput.ts'
import { panelStc } from '../simulation/panelStc.ts'
import type { StringLimitInput } from '../simulation/stringSizing.ts'

/** What limits a block's strings: its panel, its inverter and its design temperatures. */
export function stringLimits(
  block: Pick<Block, 'min_design_temperature' | 'max_design_temperature'>,
  panel: PanelParameters,
  inverter: InverterParameters,
): StringLimitInput {
  const { vocV, vmpV } = panelStc(panel)
  const { maxDcVoltageV, minMpptVoltageV, maxMpptVoltageV } = inverterInput(inverter)
  return {
    vocV,
    vmpV,
    betaVocVPerK: vocCoefficientVPerK(panel),
    betaVmpVPerK: vmpCoefficientVPerK(panel, { vmpV }),
    maxDcVoltageV,
    minMpptVoltageV,
    maxMpptVoltageV,
    coldestC: block.min_design_temperature ?? DEFAULT_MIN_DESIGN_TEMPERATURE_C,
    hottestC: block.max_design_temperature ?? DEFAULT_MAX_DESIGN_TEMPERATURE_C,
  }
}

/**
 * V_mp = P_mp / I_mp, and I_mp follows I_sc: its relative change is that of P_mp less that of I_sc. A panel without a
 * coefficient of P_mp loses as many volts per kelvin as its V_oc.
 */
function vmpCoefficientVPerK(
  panel: PanelParameters,
  { vmpV }: Pick<ModuleRatings, 'vmpV'>,
): number {
  const pan = panel.pan_file_import?.one_diode
  if (pan === undefined || pan.mu_pmp === null) return vocCoefficientVPerK(panel)
  return vmpV * (pan.mu_pmp - pan.mu_isc / pan.isc)
}
