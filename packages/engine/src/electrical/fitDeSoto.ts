import { SILICON_BAND_GAP_EV, SILICON_BAND_GAP_PER_K } from './deSoto.ts'
import { BOLTZMANN_V_PER_K, STC_CELL_K } from './physicalConstants.ts'
import { risingRoot } from './risingRoot.ts'
import type { SingleDiode } from './singleDiode.ts'

/** A datasheet at STC. */
export interface Datasheet {
  readonly iscA: number
  readonly vocV: number
  readonly impA: number
  readonly vmpV: number
  readonly alphaIscAPerK: number
  readonly betaVocVPerK: number
}

/** Rise of temperature at which the coefficient of V_oc is met, K. */
const DE_SOTO_RISE_K = 2

/**
 * The five parameters of De Soto's model from a datasheet: the curve passes through short circuit, open circuit and the
 * point of greatest power, is greatest there, and its open-circuit voltage moves with temperature as the datasheet says
 * (equations 11 to 15 of [1]). Undefined where no diode does all of it with R_s ≥ 0, as when the fill factor is too high
 * for the coefficient of V_oc. The shunt may come out negative; the caller decides.
 *
 * @see [1] W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80 (2006) 78-88, doi:10.1016/j.solener.2005.06.010
 */
export function fitDeSoto(
  sheet: Datasheet,
  riseK: number = DE_SOTO_RISE_K,
): SingleDiode | undefined {
  const low = sheet.vocV / MOST_VOC_OVER_A
  const high = highestThermalV(sheet)
  const out = new Float64Array(2)
  const miss = (thermalV: number): number =>
    vocMissA(sheet, throughMaximumPower(sheet, thermalV), riseK)
  if (!(miss(low) < 0 && miss(high) > 0)) return undefined
  const residual = (thermalV: number, into: Float64Array): void => {
    const step = 1e-6 * thermalV
    into[0] = miss(thermalV)
    into[1] = (miss(thermalV + step) - miss(thermalV - step)) / (2 * step)
  }
  const thermalV = risingRoot(residual, low, high, 0.5 * (low + high), high, out)
  return throughMaximumPower(sheet, thermalV)
}

/** V_oc of a cell is at most some 40 times its thermal voltage; twice that is far outside and still no overflow. */
const MOST_VOC_OVER_A = 100

/** Current that is left at V_oc + β·ΔT and T_ref + ΔT, where there should be none; rises with a. */
function vocMissA(
  { vocV, alphaIscAPerK, betaVocVPerK }: Datasheet,
  { lightA, saturationA, shuntOhm, thermalV }: SingleDiode,
  riseK: number,
): number {
  const warmK = STC_CELL_K + riseK
  const warmVocV = vocV + betaVocVPerK * riseK
  const ratio = warmK / STC_CELL_K
  const gapK = SILICON_BAND_GAP_EV / BOLTZMANN_V_PER_K
  const warmGapK = gapK * (1 + SILICON_BAND_GAP_PER_K * riseK)
  const warmSaturationA = saturationA * ratio ** 3 * Math.exp(gapK / STC_CELL_K - warmGapK / warmK)
  const junctionA = warmSaturationA * Math.expm1(warmVocV / (thermalV * ratio))
  return junctionA + warmVocV / shuntOhm - lightA - alphaIscAPerK * riseK
}

/**
 * The curve through short circuit, open circuit and the point of greatest power, greatest there, for a given a.
 * With R_s known the three currents are linear in I_L, I_0 and 1/R_sh; R_s is where the slope is right.
 */
function throughMaximumPower(sheet: Datasheet, thermalV: number): SingleDiode {
  const most = mostSeriesOhm(sheet)
  const out = new Float64Array(2)
  const residual = (seriesOhm: number, into: Float64Array): void => {
    const step = 1e-7 * most
    into[0] = slopeMiss(sheet, thermalV, seriesOhm)
    into[1] = (slopeMiss(sheet, thermalV, seriesOhm + step) - into[0]) / step
  }
  const seriesOhm = risingRoot(residual, 0, most, 0.5 * most, most, out)
  return throughThreePoints(sheet, thermalV, seriesOhm)
}

/** With this R_s the point of greatest power would have the diode at V_oc. */
const mostSeriesOhm = ({ vocV, vmpV, impA }: Datasheet): number =>
  ((vocV - vmpV) / impA) * (1 - 1e-9)

/**
 * -dI/dV_d at V_mp over what makes the power greatest there, I_mp/(V_mp - I_mp·R_s), less 1. Rises with R_s and with a.
 */
function slopeMiss(sheet: Datasheet, thermalV: number, seriesOhm: number): number {
  const { saturationA, shuntOhm } = throughThreePoints(sheet, thermalV, seriesOhm)
  const { vmpV, impA } = sheet
  const diodeV = vmpV + impA * seriesOhm
  const slope = (saturationA / thermalV) * Math.exp(diodeV / thermalV) + 1 / shuntOhm
  return (slope * (vmpV - impA * seriesOhm)) / impA - 1
}

/** Largest a for which a series resistance from 0 on makes the power greatest at V_mp. */
function highestThermalV(sheet: Datasheet): number {
  let low = sheet.vocV / MOST_VOC_OVER_A
  let high = sheet.vocV
  while (high - low > 1e-12 * high) {
    const middle = 0.5 * (low + high)
    if (slopeMiss(sheet, middle, 0) < 0) low = middle
    else high = middle
  }
  return low
}

/** I_L, I_0 and R_sh of the curve through the three points of the datasheet. */
function throughThreePoints(
  { iscA, vocV, impA, vmpV }: Datasheet,
  thermalV: number,
  seriesOhm: number,
): SingleDiode {
  // At diode voltages x the curve is I_L - I_0·e(x) - G·x; differences to open circuit leave I_0 and G. Exponentials
  // are taken relative to open circuit, where they would be largest.
  const scIn = iscA * seriesOhm
  const mpIn = vmpV + impA * seriesOhm
  const scExp = 1 - Math.exp((scIn - vocV) / thermalV)
  const mpExp = 1 - Math.exp((mpIn - vocV) / thermalV)
  const determinant = scExp * (vocV - mpIn) - mpExp * (vocV - scIn)
  const scaledA = (iscA * (vocV - mpIn) - impA * (vocV - scIn)) / determinant
  const siemens = (scExp * impA - mpExp * iscA) / determinant
  const saturationA = scaledA * Math.exp(-vocV / thermalV)
  return {
    lightA: saturationA * Math.expm1(vocV / thermalV) + siemens * vocV,
    saturationA,
    seriesOhm,
    shuntOhm: 1 / siemens,
    thermalV,
  }
}
