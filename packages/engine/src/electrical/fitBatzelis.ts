import type { Datasheet } from './fitDeSoto.ts'
import { STC_CELL_K } from './physicalConstants.ts'
import { risingRoot } from './risingRoot.ts'
import type { SingleDiode } from './singleDiode.ts'

/**
 * The five parameters of De Soto's model from a datasheet, without solving for them together [1]:
 * δ = (1 - β·T/V_oc)/(50.1 - α·T/I_sc), w = W(exp(1/δ + 1)), a = δ·V_oc, R_s = (a·(w - 1) - V_mp)/I_mp,
 * R_sh = a·(w - 1)/(I_sc·(1 - 1/w) - I_mp), I_L = (1 + R_s/R_sh)·I_sc, I_0 = I_L·exp(-1/δ).
 * Close to the datasheet, not through it. NaN gives NaN.
 *
 * @see [1] E. I. Batzelis, S. A. Papathanassiou, IEEE Trans. Sustain. Energy 7 (2016) 504-512,
 *   doi:10.1109/TSTE.2015.2503435
 */
export function fitBatzelis(sheet: Datasheet): SingleDiode {
  const { iscA, vocV, impA, vmpV } = sheet
  const alpha = (sheet.alphaIscAPerK / iscA) * STC_CELL_K
  const beta = (sheet.betaVocVPerK / vocV) * STC_CELL_K
  const delta = (1 - beta) / (50.1 - alpha)
  const w = lambertOfExponential(1 / delta + 1)
  const thermalV = delta * vocV
  const seriesOhm = (thermalV * (w - 1) - vmpV) / impA
  const shuntOhm = (thermalV * (w - 1)) / (iscA * (1 - 1 / w) - impA)
  const lightA = (1 + seriesOhm / shuntOhm) * iscA
  return { lightA, saturationA: lightA * Math.exp(-1 / delta), seriesOhm, shuntOhm, thermalV }
}

/** Lambert's W of exp(x) for x ≥ 1: the root of w + ln w = x. */
function lambertOfExponential(x: number): number {
  const residual = (w: number, into: Float64Array): void => {
    into[0] = w + Math.log(w) - x
    into[1] = 1 + 1 / w
  }
  return risingRoot(residual, 0.5, x, x - Math.log(x), 1, new Float64Array(2))
}
