import { SLOPE, VOLTAGE } from './groupVoltage.ts'
import type { InverterInput } from './inverterInput.ts'
import type { StringState } from './stringState.ts'

/**
 * Whether no point at a lower voltage, where bypass diodes conduct, can give more power than the smooth maximum just found.
 *
 * A group's voltage lies below its tangent at the string's current I*, as far as its bypass lets it (concave curves). So a string's current at V is
 * at most that of the broken line Σ max(V_bypass, tangent). With g = -dI/dV of the string, the power at V of the strings' tangents falls short
 * of the maximum by Σ g·(V - V*)², and it is enough that no string's broken line exceeds its tangent by more than its own share:
 * V·(A - V)/B <= V·(I* - g·V*) + g·V*² on each piece V = A - B·I of the line. Breakdown makes curves that are not concave: never so.
 *
 * @param voltageV - of the maximum
 */
export function staysBelow({ strings }: InverterInput, voltageV: number): boolean {
  for (const state of strings) {
    if (state.cells.breakdown.factor > 0) return false
    if (state.groupCount > 1 && !isStringBelow(state, voltageV)) return false
  }
  return true
}

function isStringBelow(state: StringState, voltageV: number): boolean {
  const { groupCount, groupSeries, groupV, groupSlope, currentA, brightestA, result } = state
  const { bypassV } = state.circuit.module
  const conductance = -1 / result[SLOPE]
  // The tangent's line through the string's own point, I(V) = level - g·V.
  const level = currentA + conductance * result[VOLTAGE]
  let from = nextBypassA(state, currentA)
  while (from < brightestA) {
    const to = Math.min(brightestA, nextBypassA(state, from))
    let a = 0
    let b = state.circuit.wireOhm
    for (let g = 0; g < groupCount; g++) {
      if (tangentBypassA(state, g) <= from) a += groupSeries[g] * bypassV
      else {
        a += groupSeries[g] * (groupV[g] - groupSlope[g] * currentA)
        b -= groupSeries[g] * groupSlope[g]
      }
    }
    const base = level - 2 * conductance * voltageV
    const v = Math.max(0, Math.min(a - b * from, Math.max(a - b * to, (a - b * base) / 2)))
    if ((v * (a - v)) / b > v * base + conductance * voltageV * voltageV) return false
    from = to
  }
  return true
}

/** Least current above `from` at which a group's tangent comes down to the bypass voltage. */
function nextBypassA(state: StringState, from: number): number {
  let next = Infinity
  for (let g = 0; g < state.groupCount; g++) {
    const bypassA = tangentBypassA(state, g)
    if (bypassA > from && bypassA < next) next = bypassA
  }
  return next
}

function tangentBypassA({ circuit, groupV, groupSlope, currentA }: StringState, g: number): number {
  return currentA + (groupV[g] - circuit.module.bypassV) / -groupSlope[g]
}
