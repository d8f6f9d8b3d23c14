import type { ModuleCircuit } from './moduleCircuit.ts'

/**
 * Modules in series: representative modules, each standing for some of the string's, that differ in light alone.
 */
export interface StringCircuit {
  readonly module: ModuleCircuit
  /** Modules of the string that each representative stands for (fractions allowed), [m]. */
  readonly moduleCounts: Float64Array
  /** Light values of a string: those of its first representative module, then the second's, m·levelCount. */
  readonly lightCount: number
  /** Share of each light value in the mean light of the string; the sum is 1, [lightCount]. */
  readonly lightShare: Float64Array
  readonly cellCount: number
  /** Resistance of the string's wires to the inverter, there and back. */
  readonly wireOhm: number
}

export function stringCircuit(
  module: ModuleCircuit,
  moduleCounts: Float64Array,
  wireOhm: number,
): StringCircuit {
  const { levelCount, levelCells } = module
  const lightShare = new Float64Array(moduleCounts.length * levelCount)
  let cellCount = 0
  for (let i = 0; i < lightShare.length; i++) {
    lightShare[i] = moduleCounts[Math.floor(i / levelCount)] * levelCells[i % levelCount]
    cellCount += lightShare[i]
  }
  for (let i = 0; i < lightShare.length; i++) lightShare[i] /= cellCount
  return { module, moduleCounts, lightCount: lightShare.length, lightShare, cellCount, wireOhm }
}
