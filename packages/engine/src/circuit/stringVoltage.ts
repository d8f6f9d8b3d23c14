import { CURVATURE, evaluateGroup, SLOPE, VOLTAGE } from './groupVoltage.ts'
import type { StringState } from './stringState.ts'

/**
 * Voltage of a string at the inverter, V, and its derivatives, at a current: `state.result`, `state.isBypassed`. Groups add their voltages; the
 * wires take I·R. Falls with the current, and is concave in it between the currents at which bypass diodes begin to conduct.
 */
export function stringVoltage(state: StringState, currentA: number): number {
  const { result, groupSeries, groupV, groupSlope, group } = state
  let voltage = -currentA * state.circuit.wireOhm
  let slope = -state.circuit.wireOhm
  let curvature = 0
  state.isBypassed = false
  for (let g = 0; g < state.groupCount; g++) {
    if (evaluateGroup(state, g, currentA, group)) state.isBypassed = true
    groupV[g] = group[VOLTAGE]
    groupSlope[g] = group[SLOPE]
    voltage += groupSeries[g] * group[VOLTAGE]
    slope += groupSeries[g] * group[SLOPE]
    curvature += groupSeries[g] * group[CURVATURE]
  }
  state.currentA = currentA
  result[VOLTAGE] = voltage
  result[SLOPE] = slope
  result[CURVATURE] = curvature
  return voltage
}
