import {
  type Breakdown,
  currentAndSlopes,
  type LossyDiode,
  makeLossyDiode,
} from '../../packages/engine/src/electrical/diodeLosses.ts'
import {
  type DiodePoint,
  diodePoint,
  lossyCurrentOf,
  lossyRatings,
} from '../../packages/engine/src/electrical/diodePoint.ts'
import { boundOfRoot, risingRoot } from '../../packages/engine/src/electrical/risingRoot.ts'
import type { SingleDiode } from '../../packages/engine/src/electrical/singleDiode.ts'
import type { Answer, ReferenceModels } from './answer.ts'
import { diodeOf } from './modelInputs.ts'
import type { VectorCase } from './vectorFile.ts'

/**
 * Answers of the diode with recombination and breakdown.
 *
 * The reference differentiates the avalanche factor (1 - V_d/V_br)^-m without the inner derivative -1/V_br, so that its
 * slopes, and the point of greatest power that it finds by them, are not those of its own current (up to 0.05 % of power
 * is left). The engine's are; here the reference's slopes are put in their place, for the comparison alone.
 */
export const bishopAnswers: ReferenceModels = {
  bishop88: (c) => {
    const diode = recombiningDiodeOf(c)
    const breakdown = breakdownOf(c)
    const point = diodePoint(diode, c.value['diode_voltage'], breakdown)
    return slopesOfReference(point, diode, breakdown, c.value['diode_voltage'])
  },
  bishop88_solve: (c) => {
    const diode = recombiningDiodeOf(c)
    const breakdown = breakdownOf(c)
    const current = lossyCurrentOf(diode, c.value['voltage'], breakdown)
    const { impA, vmpV, pmpW, vocV } = lossyRatings(diode, breakdown)
    const ratings = { i_mp: impA, v_mp: vmpV, p_mp: pmpW }
    return {
      ...(breakdown.factor > 0 ? ratingsOfReference(diode, breakdown, vocV) : ratings),
      v_oc: vocV,
      current_at_voltage: current,
    }
  },
}

const recombiningDiodeOf = (c: VectorCase): SingleDiode => ({
  ...diodeOf(c),
  recombination: { d2MuTauV: c.value['d2mutau'], builtInV: c.value['NsVbi'] },
})

function breakdownOf({ value }: VectorCase): Breakdown {
  return {
    factor: value['breakdown_factor'],
    voltageV: value['breakdown_voltage'],
    exponent: value['breakdown_exp'],
  }
}

function slopesOfReference(
  point: DiodePoint,
  diode: SingleDiode,
  breakdown: Breakdown,
  diodeV: number,
): Answer {
  const [slope, curvature] = currentSlopesOfReference(diode, breakdown, diodeV)
  const along = 1 - slope * diode.seriesOhm
  const slopeChange = curvature / along + (slope * curvature * diode.seriesOhm) / (along * along)
  return {
    i: point.currentA,
    v: point.voltageV,
    p: point.powerW,
    di_dvd: slope,
    dv_dvd: along,
    di_dv: slope / along,
    dp_dv: (point.voltageV * slope) / along + point.currentA,
    d2p_dvdvd: slope + point.voltageV * slopeChange + slope,
  }
}

/** dI/dV_d and its own slope, with the avalanche differentiated as the reference does. */
function currentSlopesOfReference(
  diode: SingleDiode,
  { factor, voltageV, exponent: m }: Breakdown,
  diodeV: number,
): readonly [number, number] {
  const at = new Float64Array(3)
  currentAndSlopes(withoutBreakdown(diode), diodeV, at)
  const rest = diodeV > voltageV ? 1 - diodeV / voltageV : NaN
  const siemens = factor / diode.shuntOhm
  const first = rest ** -m - m * diodeV * rest ** (-m - 1)
  const second = -m * (2 * rest ** (-m - 1) - (m + 1) * diodeV * rest ** (-m - 2))
  return [at[1] - siemens * first, at[2] - siemens * second]
}

function withoutBreakdown(diode: SingleDiode): LossyDiode {
  return {
    ...makeLossyDiode(diode.recombination),
    lightA: diode.lightA,
    saturationA: diode.saturationA,
    seriesOhm: diode.seriesOhm,
    shuntSiemens: 1 / diode.shuntOhm,
    thermalV: diode.thermalV,
  }
}

/** The point at which dP/dV is 0 by the slopes of the reference. */
function ratingsOfReference(diode: SingleDiode, breakdown: Breakdown, vocV: number): Answer {
  const falling = (x: number): number => {
    const { currentA, voltageV } = diodePoint(diode, x, breakdown)
    const slope = currentSlopesOfReference(diode, breakdown, x)[0]
    return -(currentA * (1 - slope * diode.seriesOhm) + voltageV * slope)
  }
  const residual = (x: number, into: Float64Array): void => {
    const step = 1e-5 * diode.thermalV
    into[0] = falling(x)
    into[1] = (falling(x + step) - falling(x - step)) / (2 * step)
  }
  const out = new Float64Array(2)
  const high = boundOfRoot(residual, 0.5 * vocV, 1, Infinity, diode.thermalV, out)
  const x = risingRoot(residual, 0.5 * vocV, high, 0.9 * vocV, diode.thermalV, out)
  const { currentA, voltageV, powerW } = diodePoint(diode, x, breakdown)
  return { i_mp: currentA, v_mp: voltageV, p_mp: powerW }
}
