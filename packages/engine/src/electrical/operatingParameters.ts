import type { ModuleElectrical } from '../model/module.ts'
import { datasheetReference } from './datasheet.ts'
import { datasheetParameters } from './datasheetParameters.ts'
import { deSotoParameters, SILICON_BAND_GAP_EV, SILICON_BAND_GAP_PER_K } from './deSoto.ts'
import { STC_CELL_C, STC_IRRADIANCE_WM2 } from './physicalConstants.ts'
import { pvsystParameters } from './pvsystParameters.ts'
import { makeSingleDiodeSeries, type SingleDiode, type SingleDiodeSeries } from './singleDiode.ts'

/** A module that has a current-voltage curve. */
export type DiodeModule = Exclude<ModuleElectrical, { kind: 'linear' }>

/**
 * Single-diode parameters of a module at each step's light and cell temperature.
 *
 * The translation follows `model.kind`: `datasheet` by De Soto or by the coefficient of V_oc, `cec`, `pvsyst`.
 * Without light I_L is 0 (and R_sh Infinity, save for PVsyst's). NaN in any input gives NaN in I_L.
 *
 * @param effectiveWm2 - light that makes current, [n], W/m²
 * @param cellC - cell temperature, [n], °C
 * @param out - written and returned, each [n]
 */
export function operatingParameters(
  model: DiodeModule,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
  out: SingleDiodeSeries = makeSingleDiodeSeries(effectiveWm2.length),
): SingleDiodeSeries {
  out.recombination = undefined
  switch (model.kind) {
    case 'datasheet':
      return datasheetParameters(model, effectiveWm2, cellC, out)
    case 'cec':
      return deSotoParameters(
        {
          lightA: model.ilRefA,
          saturationA: model.ioRefA,
          seriesOhm: model.rsOhm,
          shuntOhm: model.rshRefOhm,
          thermalV: model.aRefV,
        },
        {
          alphaIscAPerK: model.alphaScAPerK * (1 - model.adjustPercent / 100),
          bandGapEv: SILICON_BAND_GAP_EV,
          bandGapPerK: SILICON_BAND_GAP_PER_K,
        },
        effectiveWm2,
        cellC,
        out,
      )
    case 'pvsyst':
      return pvsystParameters(model, effectiveWm2, cellC, out)
  }
}

/** Parameters at 1000 W/m² and 25 °C. */
export function referenceParameters(model: DiodeModule): SingleDiode {
  if (model.kind === 'datasheet') return datasheetReference(model)
  const at = operatingParameters(
    model,
    Float64Array.of(STC_IRRADIANCE_WM2),
    Float64Array.of(STC_CELL_C),
  )
  return {
    lightA: at.lightA[0],
    saturationA: at.saturationA[0],
    seriesOhm: at.seriesOhm[0],
    shuntOhm: at.shuntOhm[0],
    thermalV: at.thermalV[0],
    recombination: at.recombination,
  }
}
