import { deSotoParameters, SILICON_BAND_GAP_EV, SILICON_BAND_GAP_PER_K } from './deSoto.ts'
import { type Datasheet, fitDeSoto } from './fitDeSoto.ts'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import { STC_IRRADIANCE_WM2 } from './physicalConstants.ts'
import type { SingleDiode } from './singleDiode.ts'

/** A datasheet with the coefficient of power. */
export interface CecDatasheet extends Datasheet {
  readonly gammaPmpPerK: number
}

/** The six parameters of the CEC model. */
export interface CecFit {
  readonly diode: SingleDiode
  /** Takes from the coefficient of I_sc and adds to that of V_oc, per cent. */
  readonly adjustPercent: number
}

const RISE_K = 5
const MOST_ADJUST_PERCENT = 100
/** How often the short-circuit current is raised by 1 % for datasheets through which no diode passes. */
const MOST_RAISES = 5
/** Ends of the temperatures over which the slope of power is meant, °C. */
const ENDS_C = [-10, 50] as const

/**
 * The six parameters of the CEC model from a datasheet [1]: those of De Soto's model with α·(1 - Adj/100) and
 * β·(1 + Adj/100), V_oc met 5 K above the reference, and Adj such that the power falls by γ per kelvin, the mean
 * slope from -10 to 50 °C. Where no diode with a shunt above 0 passes through the points, I_sc is raised by 1 %, up to
 * five times. Undefined where that does not help.
 *
 * @see [1] A. P. Dobos, J. Sol. Energy Eng. 134 (2012) 021011, doi:10.1115/1.4005759
 */
export function fitCec(sheet: CecDatasheet): CecFit | undefined {
  for (let raises = 0; raises <= MOST_RAISES; raises++) {
    const fit = fitAdjusted({ ...sheet, iscA: sheet.iscA * 1.01 ** raises })
    if (fit && fit.diode.shuntOhm > 0) return fit
  }
  return undefined
}

/** The fit through the datasheet as it is; its shunt may be negative. */
function fitAdjusted(sheet: CecDatasheet): CecFit | undefined {
  // From no adjustment outwards, so that of two answers the nearer is found.
  for (let width = 10; width <= MOST_ADJUST_PERCENT; width += 10) {
    for (const [from, to] of [
      [width - 10, width],
      [-width, 10 - width],
    ] as const) {
      const fit = fitBetween(sheet, from, to)
      if (fit) return fit
    }
  }
  return undefined
}

/** Halves the bracket until the adjustment is known to 1e-9 per cent; undefined where the slope does not cross γ. */
function fitBetween(sheet: CecDatasheet, from: number, to: number): CecFit | undefined {
  let low = adjusted(sheet, from)
  let high = adjusted(sheet, to)
  if (!low || !high || low.miss * high.miss > 0) return undefined
  while (high.adjustPercent - low.adjustPercent > 1e-9) {
    const middle = adjusted(sheet, 0.5 * (low.adjustPercent + high.adjustPercent))
    if (!middle) return undefined
    if (middle.miss * low.miss > 0) low = middle
    else high = middle
  }
  return { diode: high.diode, adjustPercent: high.adjustPercent }
}

interface Adjusted extends CecFit {
  /** Mean slope of power less γ, 1/K. */
  readonly miss: number
}

function adjusted(sheet: CecDatasheet, adjustPercent: number): Adjusted | undefined {
  const alphaIscAPerK = sheet.alphaIscAPerK * (1 - adjustPercent / 100)
  const betaVocVPerK = sheet.betaVocVPerK * (1 + adjustPercent / 100)
  const diode = fitDeSoto({ ...sheet, alphaIscAPerK, betaVocVPerK }, RISE_K)
  if (!diode) return undefined
  const slope = meanPowerSlopeW(diode, alphaIscAPerK) / (sheet.impA * sheet.vmpV)
  return { diode, adjustPercent, miss: slope - sheet.gammaPmpPerK }
}

/** Mean change of power from -10 to 50 °C at 1000 W/m², W/K. */
function meanPowerSlopeW(diode: SingleDiode, alphaIscAPerK: number): number {
  const temperature = {
    alphaIscAPerK,
    bandGapEv: SILICON_BAND_GAP_EV,
    bandGapPerK: SILICON_BAND_GAP_PER_K,
  }
  const light = new Float64Array(2).fill(STC_IRRADIANCE_WM2)
  const ends = Float64Array.from(ENDS_C)
  const { powerW } = maximumPowerPoint(deSotoParameters(diode, temperature, light, ends))
  return (powerW[1] - powerW[0]) / (ends[1] - ends[0])
}
