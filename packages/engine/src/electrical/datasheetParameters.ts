import {
  type DatasheetModule,
  datasheetReference,
  lightThrough,
  saturationThrough,
} from './datasheet.ts'
import { deSotoParameters } from './deSoto.ts'
import { STC_CELL_C, STC_IRRADIANCE_WM2 } from './physicalConstants.ts'
import type { SingleDiodeSeries } from './singleDiode.ts'

/**
 * Single-diode parameters of a module given by its datasheet, by De Soto or, for `tcoefVoc`, with the saturation
 * current that the measured coefficient of V_oc asks for. NaN in an input gives NaN.
 *
 * @param effectiveWm2 - [n], W/m²
 * @param cellC - [n], °C
 * @param out - written and returned, each [n]
 */
export function datasheetParameters(
  module: DatasheetModule,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
  out: SingleDiodeSeries,
): SingleDiodeSeries {
  const reference = datasheetReference(module)
  deSotoParameters(reference, module, effectiveWm2, cellC, out)
  return module.translation === 'desoto'
    ? out
    : applyVocCoefficient(module, effectiveWm2, cellC, out)
}

/**
 * Replaces saturation and light current so that, at 1000 W/m², the curve of each temperature passes through
 * I_sc + α·(T - T_ref) and V_oc + β·(T - T_ref); light then scales the light current as in De Soto's model.
 */
function applyVocCoefficient(
  module: DatasheetModule,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
  out: SingleDiodeSeries,
): SingleDiodeSeries {
  for (let i = 0; i < effectiveWm2.length; i++) {
    const rise = cellC[i] - STC_CELL_C
    const iscA = module.iscA + module.alphaIscAPerK * rise
    const vocV = module.vocV + module.betaVocVPerK * rise
    const thermalV = out.thermalV[i]
    const saturationA = saturationThrough(iscA, vocV, module, thermalV)
    out.saturationA[i] = saturationA
    out.lightA[i] =
      (effectiveWm2[i] / STC_IRRADIANCE_WM2) * lightThrough(iscA, saturationA, module, thermalV)
  }
  return out
}
