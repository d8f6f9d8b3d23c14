import { staysBelow } from './bypassBound.ts'
import { evenMaximumPower } from './evenMaximumPower.ts'
import { globalPoint } from './globalPoint.ts'
import type { InputLimits, InputPoint, InverterInput } from './inverterInput.ts'
import { smoothPoint } from './smoothPoint.ts'
import { startString } from './stringState.ts'

/** Current of the dimmest group of a string over that of its brightest below which the bypasses are looked at first. */
const BYPASS_RATIO = 0.7

/**
 * The greatest power that an inverter can take from the loaded strings within its limits.
 *
 * Strings in parallel add their currents at one voltage. As long as no bypass diode conducts their curves are concave, the power
 * has one maximum, and a few joint Newton steps from the point of even light find it; `staysBelow` shows where no point beyond a
 * bypass can exceed it. Otherwise every stretch between bypasses is searched. Evenly lit strings take the same way with one cell,
 * so that nothing jumps where light becomes uneven. Without light, or cells that make a current of it, all is 0; NaN in either gives NaN.
 */
export function maximumInputPower(
  input: InverterInput,
  limits: InputLimits,
  out: InputPoint,
): InputPoint {
  const lightWm2 = input.meanLightWm2
  const lightA = lightWm2 * input.strings[0].cells.lightAPerWm2
  const none = Number.isNaN(lightA) ? NaN : 0
  out.powerW = none
  out.voltageV = none
  out.currentA = none
  out.wireLossW = none
  out.isHeld = false
  if (!(lightA > 0)) return out
  const { strings, even } = input
  evenMaximumPower(strings[0].cells, lightWm2, even)
  const leastRatio = startStrings(input, lightWm2)
  // Groups far apart in light are where bypass diodes conduct: the smooth search would be in vain.
  const isSmooth = leastRatio > BYPASS_RATIO && smoothPoint(input, limits, evenVoltageV(input), out)
  // Held from below, no lower voltage is open to the input.
  const isLowest = out.isHeld && out.voltageV !== limits.maxV
  if (!isSmooth) startStrings(input, lightWm2)
  if (!isSmooth || !(isLowest || staysBelow(input, out.voltageV))) globalPoint(input, limits, out)
  if (out.powerW > 0) {
    out.wireLossW = wireLossW(input)
  } else {
    // a search that met no number at all must not pass for one that found nothing
    const nothing = Number.isFinite(out.powerW) ? 0 : NaN
    out.powerW = nothing
    out.currentA = nothing
  }
  return out
}

/** All strings at the point of even light; gives the least of `startString`. Where a search went astray the next one begins here. */
function startStrings({ strings, even }: InverterInput, lightWm2: number): number {
  let leastRatio = 1
  for (const state of strings) {
    leastRatio = Math.min(leastRatio, startString(state, even, lightWm2))
  }
  return leastRatio
}

function wireLossW({ strings, counts, stringA }: InverterInput): number {
  let loss = 0
  for (let s = 0; s < strings.length; s++) {
    loss += counts[s] * stringA[s] * stringA[s] * strings[s].circuit.wireOhm
  }
  return loss
}

/** Voltage of the first string at the point of even light. */
function evenVoltageV({ strings, even }: InverterInput): number {
  const [{ circuit, cells }] = strings
  const { module, moduleCounts } = circuit
  let modules = 0
  for (const count of moduleCounts) modules += count
  const stringA = even.currentA * module.parallelStrings
  const cellV = even.diodeV - even.currentA * cells.seriesOhm
  return modules * module.seriesCells * cellV - stringA * circuit.wireOhm
}
