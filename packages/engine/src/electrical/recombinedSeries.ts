import { type LossyDiode, makeLossyDiode } from './diodeLosses.ts'
import { type LossyCurve, lossyCurve } from './lossyCurve.ts'
import type { OperatingPoints } from './maximumPowerPoint.ts'
import type { SingleDiodeSeries } from './singleDiode.ts'

/** The points of `maximumPowerPoint` for cells with recombination. */
export function recombinedMaximumPower(
  diode: SingleDiodeSeries,
  { powerW, voltageV, currentA }: OperatingPoints,
): void {
  eachStep(diode, powerW.length, (i, curve, at) => {
    if (!(at.lightA > 0)) {
      const none = Number.isNaN(at.lightA) ? NaN : 0
      powerW[i] = none
      voltageV[i] = none
      currentA[i] = none
      return
    }
    const point = curve.maximumPower()
    currentA[i] = point.currentA
    voltageV[i] = point.diodeV - point.currentA * at.seriesOhm
    powerW[i] = currentA[i] * voltageV[i]
  })
}

/** `currentAtVoltage` for cells with recombination. */
export function recombinedCurrent(
  diode: SingleDiodeSeries,
  voltageV: Float64Array | number,
  out: Float64Array,
): Float64Array {
  const given = typeof voltageV === 'number' ? undefined : voltageV
  const same = typeof voltageV === 'number' ? voltageV : 0
  eachStep(diode, out.length, (i, curve) => {
    out[i] = curve.currentAtVoltage(given ? given[i] : same)
  })
  return out
}

/** `voltageAtCurrent` for cells with recombination. */
export function recombinedVoltage(
  diode: SingleDiodeSeries,
  currentA: Float64Array | number,
  out: Float64Array,
): Float64Array {
  const given = typeof currentA === 'number' ? undefined : currentA
  const same = typeof currentA === 'number' ? currentA : 0
  eachStep(diode, out.length, (i, curve) => {
    out[i] = curve.voltageAtCurrent(given ? given[i] : same)
  })
  return out
}

/** Calls `work` at each step with the curve of that step's values; one object holds them all. */
function eachStep(
  diode: SingleDiodeSeries,
  n: number,
  work: (i: number, curve: LossyCurve, at: LossyDiode) => void,
): void {
  const at = makeLossyDiode(diode.recombination)
  const curve = lossyCurve(at)
  for (let i = 0; i < n; i++) work(i, curve, stepOf(diode, i, at))
}

/** Current at a voltage of one step's curve of cells with recombination, A. */
export function recombinedCurrentAt(
  diode: SingleDiodeSeries,
  step: number,
  voltageV: number,
): number {
  return lossyCurve(stepOf(diode, step, makeLossyDiode(diode.recombination))).currentAtVoltage(
    voltageV,
  )
}

/** Voltage at a current of one step's curve of cells with recombination, V. */
export function recombinedVoltageAt(
  diode: SingleDiodeSeries,
  step: number,
  currentA: number,
): number {
  return lossyCurve(stepOf(diode, step, makeLossyDiode(diode.recombination))).voltageAtCurrent(
    currentA,
  )
}

/** Puts the values of a step into the diode that serves them all. */
function stepOf(diode: SingleDiodeSeries, step: number, at: LossyDiode): LossyDiode {
  at.lightA = diode.lightA[step]
  at.saturationA = diode.saturationA[step]
  at.seriesOhm = diode.seriesOhm[step]
  at.shuntSiemens = 1 / diode.shuntOhm[step]
  at.thermalV = diode.thermalV[step]
  return at
}
