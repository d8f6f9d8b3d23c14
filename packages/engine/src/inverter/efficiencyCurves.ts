/** AC over DC power of one inverter, measured at one to three input voltages. */
export interface EfficiencyCurves {
  /** Rising input voltages, V, [curves]. */
  readonly voltageV: Float64Array
  /** Rising DC powers, W, one array a curve. */
  readonly dcW: readonly Float64Array[]
  /** AC power at the same places, W. */
  readonly acW: readonly Float64Array[]
}

interface MeasuredCurve {
  readonly inputVoltageV: number
  readonly points: readonly { readonly dcW: number; readonly acW: number }[]
}

/** Curves in flat arrays, in order of voltage and of power. */
export function efficiencyCurves(curves: readonly MeasuredCurve[]): EfficiencyCurves {
  const byVoltage = [...curves].sort((a, b) => a.inputVoltageV - b.inputVoltageV)
  const sorted = byVoltage.map((curve) => [...curve.points].sort((a, b) => a.dcW - b.dcW))
  return {
    voltageV: Float64Array.from(byVoltage, (curve) => curve.inputVoltageV),
    dcW: sorted.map((points) => Float64Array.from(points, (point) => point.dcW)),
    acW: sorted.map((points) => Float64Array.from(points, (point) => point.acW)),
  }
}

/**
 * AC power of one inverter from its efficiency curves, before any limit.
 *
 * Linear in DC power between the points of a curve and linear in voltage between curves. Outside the
 * voltages the nearest curve holds; above the last point its efficiency holds; below the first point of a
 * curve that does not begin at zero output, power falls along the loss of that point (loss stays constant).
 * Never below 0. NaN in gives NaN out.
 */
export function curveConversionW(dcW: number, voltageV: number, curves: EfficiencyCurves): number {
  const volts = curves.voltageV
  const last = volts.length - 1
  if (last === 0 || voltageV <= volts[0]) return onCurveW(dcW, curves.dcW[0], curves.acW[0])
  if (voltageV >= volts[last]) return onCurveW(dcW, curves.dcW[last], curves.acW[last])
  let upper = 1
  while (volts[upper] < voltageV) upper++
  const lowW = onCurveW(dcW, curves.dcW[upper - 1], curves.acW[upper - 1])
  const highW = onCurveW(dcW, curves.dcW[upper], curves.acW[upper])
  const share = (voltageV - volts[upper - 1]) / (volts[upper] - volts[upper - 1])
  return lowW + share * (highW - lowW)
}

function onCurveW(dcW: number, xs: Float64Array, ys: Float64Array): number {
  const last = xs.length - 1
  if (dcW <= xs[0]) return Math.max(0, dcW - (xs[0] - ys[0]))
  if (dcW >= xs[last]) return (dcW * ys[last]) / xs[last]
  let upper = 1
  while (xs[upper] < dcW) upper++
  const share = (dcW - xs[upper - 1]) / (xs[upper] - xs[upper - 1])
  return Math.max(0, ys[upper - 1] + share * (ys[upper] - ys[upper - 1]))
}
