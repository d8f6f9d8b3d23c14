import { adrModuleEfficiency } from '../../packages/engine/src/electrical/adrEfficiency.ts'
import { datasheetReference } from '../../packages/engine/src/electrical/datasheet.ts'
import { deSotoParameters } from '../../packages/engine/src/electrical/deSoto.ts'
import {
  HULD_PVGIS_5,
  HULD_PVGIS_6,
  type HuldCoefficients,
  huldDcW,
} from '../../packages/engine/src/electrical/huld.ts'
import { moduleRatings } from '../../packages/engine/src/electrical/moduleRatings.ts'
import { operatingParameters } from '../../packages/engine/src/electrical/operatingParameters.ts'
import {
  pvwattsDcW,
  pvwattsLossFraction,
} from '../../packages/engine/src/electrical/pvwattsArray.ts'
import {
  type SandiaModule,
  sandiaModulePoints,
} from '../../packages/engine/src/electrical/sandiaModule.ts'
import type { SingleDiodeSeries } from '../../packages/engine/src/electrical/singleDiode.ts'
import { type Answer, one, oneOf, optional, type ReferenceModels } from './answer.ts'
import { pvsystModule } from './modelInputs.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of modules and of arrays by their power. */
export const moduleAnswers: ReferenceModels = {
  calcparams_desoto: (c) => deSoto(c, 1),
  calcparams_cec: (c) => deSoto(c, 1 - c.value['Adjust'] / 100),
  calcparams_pvsyst: ({ value }) =>
    parameters(
      operatingParameters(
        pvsystModule(value),
        one(value['effective_irradiance']),
        one(value['temp_cell']),
      ),
    ),
  pan_to_single_diode: panReference,
  sapm_dc: { answer: sandiaPoints, missingIs: 0 },
  pvwatts_dc: ({ value, flag }) => ({
    pdc: pvwattsDcW(
      {
        nominalW: value['pdc0'],
        gammaPerK: value['gamma_pdc'],
        referenceC: value['temp_ref'],
        lowLightFraction: optional(value['k']),
        isLowLightCapped: flag['cap_adjustment'],
      },
      value['effective_irradiance'],
      value['temp_cell'],
    ),
  }),
  pvwatts_losses: ({ value }) => ({
    loss:
      100 *
      pvwattsLossFraction({
        soilingFraction: value['soiling'] / 100,
        shadingFraction: value['shading'] / 100,
        snowFraction: value['snow'] / 100,
        mismatchFraction: value['mismatch'] / 100,
        wiringFraction: value['wiring'] / 100,
        connectionsFraction: value['connections'] / 100,
        lidFraction: value['lid'] / 100,
        nameplateFraction: value['nameplate_rating'] / 100,
        ageFraction: value['age'] / 100,
        availabilityFraction: value['availability'] / 100,
      }),
  }),
  huld: ({ value, text }) => {
    const version = oneOf(['pvgis5', 'pvgis6'], text['k_version'])
    const sets: Readonly<Record<string, HuldCoefficients>> =
      version === 'pvgis6' ? HULD_PVGIS_6 : HULD_PVGIS_5
    const k = sets[oneOf(Object.keys(sets), text['cell_type'])]
    return { pdc: huldDcW(value['pdc0'], value['effective_irradiance'], value['temp_mod'], k) }
  },
  pvefficiency_adr: ({ value }) => ({
    eta: adrModuleEfficiency(
      {
        ka: value['k_a'],
        kd: value['k_d'],
        kdPerK: value['tc_d'],
        seriesFraction: value['k_rs'],
        shuntFraction: value['k_rsh'],
      },
      value['effective_irradiance'],
      value['temp_cell'],
    ),
  }),
}

function deSoto({ value }: VectorCase, alphaRatio: number): Answer {
  return parameters(
    deSotoParameters(
      {
        lightA: value['I_L_ref'],
        saturationA: value['I_o_ref'],
        seriesOhm: value['R_s'],
        shuntOhm: value['R_sh_ref'],
        thermalV: value['a_ref'],
      },
      {
        alphaIscAPerK: value['alpha_sc'] * alphaRatio,
        bandGapEv: value['EgRef'],
        bandGapPerK: value['dEgdT'],
      },
      one(value['effective_irradiance']),
      one(value['temp_cell']),
    ),
  )
}

function parameters(diode: SingleDiodeSeries): Answer {
  return {
    photocurrent: diode.lightA,
    saturation_current: diode.saturationA,
    resistance_series: diode.seriesOhm,
    resistance_shunt: diode.shuntOhm,
    nNsVth: diode.thermalV,
  }
}

function panReference({ value }: VectorCase): Answer {
  const module = {
    kind: 'datasheet',
    iscA: value['Isc'],
    vocV: value['Voc'],
    seriesOhm: value['RSerie'],
    shuntOhm: value['RShunt'],
    ideality: value['Gamma'],
    cellsInSeries: value['NCelS'],
    alphaIscAPerK: value['muISC'] / 1000,
    betaVocVPerK: 0,
    translation: 'desoto',
    bandGapEv: 1.121,
    bandGapPerK: 0,
  } as const
  const { lightA, saturationA, thermalV } = datasheetReference(module)
  const { pmpW, vmpV, impA, iscA, vocV } = moduleRatings(module)
  return {
    I_L_ref: lightA,
    I_o_ref: saturationA,
    nNsVth_ref: thermalV,
    stc_p_mp: pmpW,
    stc_v_mp: vmpV,
    stc_i_mp: impA,
    stc_i_sc: iscA,
    stc_v_oc: vocV,
  }
}

function sandiaPoints({ value, nested }: VectorCase): Answer {
  const p = nested['parameters']
  const module: SandiaModule = {
    iscA: p['Isco'],
    vocV: p['Voco'],
    impA: p['Impo'],
    vmpV: p['Vmpo'],
    ixA: p['IXO'],
    ixxA: p['IXXO'],
    alphaIscPerK: p['Aisc'],
    alphaImpPerK: p['Aimp'],
    betaVocVPerK: p['Bvoco'],
    betaVmpVPerK: p['Bvmpo'],
    betaVocByLightVPerK: p['Mbvoc'],
    betaVmpByLightVPerK: p['Mbvmp'],
    ideality: p['N'],
    cellsInSeries: p['Cells_in_Series'],
    c: [p['C0'], p['C1'], p['C2'], p['C3'], p['C4'], p['C5'], p['C6'], p['C7']],
  }
  const points = sandiaModulePoints(module, value['effective_irradiance'], value['temp_cell'])
  return {
    i_sc: points.iscA,
    i_mp: points.impA,
    v_oc: points.vocV,
    v_mp: points.vmpV,
    p_mp: points.pmpW,
    i_x: points.ixA,
    i_xx: points.ixxA,
  }
}
