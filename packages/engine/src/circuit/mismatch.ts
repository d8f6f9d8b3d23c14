import type { CellParameters } from './cellParameters.ts'
import { type InputPoint, type InverterInput, makeInputPoint } from './inverterInput.ts'
import { solveTrackers, type TrackedStrings } from './mppTrackers.ts'

/**
 * Light that makes current on the cells of all strings of an input, by where it comes from, W/m², each laid out as the input's
 * light and read from one offset on.
 */
export interface CellLight {
  /** Sun on the front: uneven by shade alone. */
  readonly frontBeamWm2: Float64Array
  /** Sky and ground on the front. */
  readonly frontDiffuseWm2: Float64Array
  /** Of the rear, times the bifaciality. */
  readonly rearWm2: Float64Array
}

/**
 * What uneven light costs, at the same mean light of all cells: points of greatest power with ever more of the true pattern, without limits
 * of voltage and current. `even` - `shade` is the electrical loss of shade, `shade` - `front` that of uneven diffuse light on
 * the front, `front` - `full` that of an uneven rear (D-14 `elec_shading`, `mismatch_front`, `mismatch_rear`); add `wireLossW` to have them at
 * the strings.
 */
export interface MismatchSplit {
  readonly even: InputPoint
  /** True beam, diffuse and rear at their means. */
  readonly shade: InputPoint
  /** True front, rear at its mean. */
  readonly front: InputPoint
  readonly full: InputPoint
}

export function makeMismatchSplit(): MismatchSplit {
  return {
    even: makeInputPoint(),
    shade: makeInputPoint(),
    front: makeInputPoint(),
    full: makeInputPoint(),
  }
}

/**
 * Solves strings for the patterns of `MismatchSplit`, and leaves them at the last. NaN in the light gives NaN.
 *
 * @param pattern - written: the full pattern, [all.lightCount]
 */
export function splitMismatch(
  strings: TrackedStrings,
  cells: CellParameters,
  light: CellLight,
  offset: number,
  pattern: Float64Array,
  out: MismatchSplit,
): MismatchSplit {
  const { all } = strings
  const { lightCount } = all
  const { frontBeamWm2, frontDiffuseWm2, rearWm2 } = light
  const beam = meanLight(all, frontBeamWm2, offset)
  const diffuse = meanLight(all, frontDiffuseWm2, offset)
  const rear = meanLight(all, rearWm2, offset)
  pattern.fill(beam + diffuse + rear)
  solveTrackers(strings, cells, pattern, out.even)
  if (isAlike(frontBeamWm2, beam, offset, lightCount)) {
    Object.assign(out.shade, out.even)
  } else {
    for (let k = 0; k < lightCount; k++) pattern[k] = frontBeamWm2[offset + k] + diffuse + rear
    solveTrackers(strings, cells, pattern, out.shade)
  }
  for (let k = 0; k < lightCount; k++) pattern[k] += frontDiffuseWm2[offset + k] - diffuse
  solveTrackers(strings, cells, pattern, out.front)
  for (let k = 0; k < lightCount; k++) pattern[k] += rearWm2[offset + k] - rear
  solveTrackers(strings, cells, pattern, out.full)
  return out
}

/** Whether the light of all cells is the same: without shade, on tables that stand alike. */
function isAlike(lightWm2: Float64Array, value: number, offset: number, count: number): boolean {
  for (let k = offset; k < offset + count; k++) if (lightWm2[k] !== value) return false
  return true
}

/** Mean over all cells of the input; exactly the common value where the light is even. */
function meanLight(
  { lightShare, lightCount }: InverterInput,
  lightWm2: Float64Array,
  offset: number,
): number {
  const first = lightWm2[offset]
  let above = 0
  for (let k = 0; k < lightCount; k++) above += lightShare[k] * (lightWm2[offset + k] - first)
  return first + above
}
