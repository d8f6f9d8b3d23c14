import type { ModuleLayout } from '../model/field.ts'
import type { CellParameters } from './cellParameters.ts'
import { openVoltageV } from './globalPoint.ts'
import { findBypassCurrents } from './groupVoltage.ts'
import {
  type InverterInput,
  loadInverterInput,
  makeInputPoint,
  makeInverterInput,
  NO_LIMITS,
} from './inverterInput.ts'
import { maximumInputPower } from './maximumInputPower.ts'
import { type ModuleCells, moduleCells } from './moduleCells.ts'
import { moduleCircuit } from './moduleCircuit.ts'
import { stringCircuit } from './stringCircuit.ts'
import { stringCurrentA } from './stringCurrent.ts'
import type { StringState } from './stringState.ts'
import { stringVoltage } from './stringVoltage.ts'

/** A point of a curve. */
export interface ModulePoint {
  readonly voltageV: number
  readonly currentA: number
  readonly powerW: number
}

/** A module in its light, alone: its whole curve, and its cells at one point of it. */
export interface SolvedModule {
  /** Rising in voltage from short circuit to open circuit, each [points]. */
  readonly voltageV: Float64Array
  readonly currentA: Float64Array
  /** Greatest power first, then the other maxima of the curve. */
  readonly peaks: readonly ModulePoint[]
  readonly cells: ModuleCells
}

/** Where on its curve a module is held. */
export type HeldAt = 'maximumPower' | 'shortCircuit' | 'openCircuit'

/** Points taken at even steps of the voltage, and as many at even steps of the current: no part of a curve is without. */
const EVEN_POINTS = 80

/**
 * Solves one module whose cells each have their own light.
 *
 * @param lightWm2 - effective light of each cell, row by row, [cells]; 0 or more
 * @throws RangeError when the diodes or parallel strings do not divide the cells
 */
export function solvedModule(
  layout: ModuleLayout,
  cells: CellParameters,
  lightWm2: Float64Array,
  heldAt: HeldAt = 'maximumPower',
): SolvedModule {
  const circuit = stringCircuit(moduleCircuit(layout, 'cell'), Float64Array.of(1), 0)
  const input = makeInverterInput([circuit], Float64Array.of(1), cells)
  loadInverterInput(input, cells, lightWm2, 0)
  const best = { ...maximumInputPower(input, NO_LIMITS, makeInputPoint()) }
  const [state] = input.strings
  findBypassCurrents(state)
  const shortA = state.brightestA > 0 ? stringCurrentA(state, 0, state.brightestA) : 0
  const curve = curveOf(input, state, shortA)
  const heldA = { maximumPower: best.currentA, shortCircuit: shortA, openCircuit: 0 }[heldAt]
  return {
    ...curve,
    peaks: [best, ...otherPeaks(curve, best.voltageV)],
    cells: moduleCells(state, lightWm2, heldA),
  }
}

type Curve = Pick<SolvedModule, 'voltageV' | 'currentA'>

function curveOf(input: InverterInput, state: StringState, shortA: number): Curve {
  const openV = openVoltageV(input)
  const points: (readonly [number, number])[] = [[openV, 0]]
  for (let k = 0; k < EVEN_POINTS; k++) {
    const voltageV = (openV * k) / EVEN_POINTS
    points.push([voltageV, k === 0 ? shortA : stringCurrentA(state, voltageV, shortA)])
    const currentA = (shortA * k) / EVEN_POINTS
    points.push([stringVoltage(state, currentA), currentA])
  }
  for (const bypassA of state.groupBypassA.subarray(0, state.groupCount)) {
    if (bypassA > 0 && bypassA < shortA) points.push([stringVoltage(state, bypassA), bypassA])
  }
  points.sort(([a, i], [b, j]) => a - b || j - i)
  return {
    voltageV: Float64Array.from(points, ([voltageV]) => voltageV),
    currentA: Float64Array.from(points, ([, currentA]) => currentA),
  }
}

/** Share of the open-circuit voltage within which two maxima are the same. */
const SAME_PEAK = 0.02

/** Maxima of the power beside the greatest, where a tracker of maximum power may stay. */
function otherPeaks({ voltageV, currentA }: Curve, bestV: number): ModulePoint[] {
  const openV = voltageV[voltageV.length - 1]
  const peaks: ModulePoint[] = []
  const power = voltageV.map((v, k) => v * currentA[k])
  for (let k = 1; k + 1 < power.length; k++) {
    const isPeak = power[k] > power[k - 1] && power[k] >= power[k + 1]
    if (!isPeak || Math.abs(voltageV[k] - bestV) < SAME_PEAK * openV) continue
    peaks.push({ voltageV: voltageV[k], currentA: currentA[k], powerW: power[k] })
  }
  return peaks.sort((a, b) => b.powerW - a.powerW)
}
