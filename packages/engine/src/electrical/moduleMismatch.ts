import { sum } from '@duet/units'
import { bisect } from './bisect.ts'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import { type DiodeModule, referenceParameters } from './operatingParameters.ts'
import { constantSingleDiodeSeries } from './singleDiode.ts'
import { shortCircuitCurrent, voltageAtCurrent } from './singleDiodeCurve.ts'

/** A module whose curve is that of its kind, stretched: fractions of the kind's current and voltage. */
export interface UnlikeModule {
  readonly currentRatio: number
  readonly voltageRatio: number
}

/** Change of the current at which the curvature is taken, a fraction. */
const STEP = 1e-3

/** Nodes of the curve of a module between no current and its short circuit. */
const NODES = 4000

/** Voltages of greatest power that are looked at, of that of all modules alike. */
const VOLTAGES = { least: 0.7, most: 1.1, looks: 24 }

/**
 * How sharply the power of a module falls on either side of its greatest, at STC: κ = −½·(d²P/dI²)·I²/P, and the same in voltage. Of an ideal
 * diode (C + 2)/2 with C = V_mp/a. Modules of small spreads lose κ·(σ_I²·(1 − 1/N) + σ_V²/N·(1 − 1/M)), N in series and M strings in parallel [1].
 *
 * @see [1] L. L. Bucciarelli, Power loss in photovoltaic arrays due to mismatch in cell characteristics, Solar Energy 23 (1979) 277-288
 */
export function peakCurvature(model: DiodeModule): number {
  const diode = constantSingleDiodeSeries(referenceParameters(model), 2)
  const { currentA, powerW } = maximumPowerPoint(diode)
  const sidesA = Float64Array.of(currentA[0] * (1 - STEP), currentA[0] * (1 + STEP))
  const sidesV = voltageAtCurrent(diode, sidesA)
  const fallenW = 2 * powerW[0] - sidesA[0] * sidesV[0] - sidesA[1] * sidesV[1]
  return fallenW / (2 * powerW[0] * STEP * STEP)
}

/**
 * Share of the power of unlike modules that they lose together, at STC: strings of modules in series, bypassed below 0 V, in parallel at the
 * voltage of greatest power, against each module at its own. Solved at the nodes of one curve; a loss is known to 1e-6.
 *
 * @returns the loss by the modules of each string
 */
export function arrayMismatch(
  model: DiodeModule,
): (strings: readonly (readonly UnlikeModule[])[]) => number {
  const one = constantSingleDiodeSeries(referenceParameters(model), 1)
  const best = maximumPowerPoint(one)
  const voltageAt = curveOf(model)
  const shortA = shortCircuitCurrent(one)[0]
  const stringA = (modules: readonly UnlikeModule[], wantedV: number): number => {
    const most = shortA * modules.reduce((top, m) => Math.max(top, m.currentRatio), 0)
    const voltsAt = (currentA: number): number =>
      modules.reduce((volts, m) => volts + m.voltageRatio * voltageAt(currentA / m.currentRatio), 0)
    return bisect((currentA) => voltsAt(currentA) < wantedV, 0, most)
  }
  return (strings) => {
    const aloneW = sum(strings.flat().map((m) => m.currentRatio * m.voltageRatio))
    const evenV = best.voltageV[0] * Math.max(...strings.map((modules) => modules.length))
    const powerW = (voltageV: number): number =>
      voltageV * sum(strings.map((modules) => stringA(modules, voltageV)))
    const togetherW = highest(powerW, VOLTAGES.least * evenV, VOLTAGES.most * evenV)
    return Math.max(0, 1 - togetherW / (best.powerW[0] * aloneW))
  }
}

/** Voltage of a module at a current, at STC, linear between nodes; 0 above the short circuit. */
function curveOf(model: DiodeModule): (currentA: number) => number {
  const nodes = constantSingleDiodeSeries(referenceParameters(model), NODES + 1)
  const shortA = shortCircuitCurrent(constantSingleDiodeSeries(referenceParameters(model), 1))[0]
  const currents = Float64Array.from({ length: NODES + 1 }, (_, node) => (node / NODES) * shortA)
  const voltages = voltageAtCurrent(nodes, currents)
  return (currentA) => {
    const place = (currentA / shortA) * NODES
    const node = Math.floor(place)
    if (node >= NODES) return 0
    return Math.max(0, voltages[node] + (place - node) * (voltages[node + 1] - voltages[node]))
  }
}

/** Greatest value of a function between two places: the best of some looks, then golden sections about it. */
function highest(at: (x: number) => number, low: number, high: number): number {
  const step = (high - low) / VOLTAGES.looks
  const places = Array.from({ length: VOLTAGES.looks + 1 }, (_, look) => low + look * step)
  const values = places.map(at)
  const best = values.reduce((top, value, i) => (value > values[top] ? i : top), 0)
  const golden = (Math.sqrt(5) - 1) / 2
  let [left, right] = [places[best] - step, places[best] + step]
  for (let i = 0; i < 16; i++) {
    const [a, b] = [right - golden * (right - left), left + golden * (right - left)]
    if (at(a) > at(b)) right = b
    else left = a
  }
  return Math.max(values[best], at((left + right) / 2))
}
