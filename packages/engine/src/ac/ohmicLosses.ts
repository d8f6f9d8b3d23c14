/** Loss in a DC line, W: I²·R of the whole loop. */
export function dcOhmicLossW(currentA: number, resistanceOhm: number): number {
  return currentA * currentA * resistanceOhm
}

/**
 * Resistance of an array's equivalent DC circuit whose loss at STC is a fraction of the STC power.
 *
 * R = p·V_stc/I_stc with V_stc = vmp·(modules in series), I_stc = imp·(strings): I²R = p·V·I at STC.
 */
export function dcOhmsFromFraction(array: {
  readonly lossFraction: number
  readonly vmpV: number
  readonly impA: number
  readonly modulesPerString: number
  readonly strings: number
}): number {
  return (array.lossFraction * array.vmpV * array.modulesPerString) / (array.impA * array.strings)
}

/**
 * Loss in a three-phase line, W: 3·I²·R of one wire, I = S/(√3·V), so that 3·I²·R = (S/V)²·R.
 *
 * @param apparentVa - power through the line, VA
 * @param voltageV - between the wires, V
 * @param resistancePerWireOhm - of one wire, Ω
 */
export function threePhaseLossW(
  apparentVa: number,
  voltageV: number,
  resistancePerWireOhm: number,
): number {
  const amperesRoot3 = apparentVa / voltageV
  return amperesRoot3 * amperesRoot3 * resistancePerWireOhm
}
