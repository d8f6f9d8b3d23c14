import type { Transformer } from '../model/block.ts'

/**
 * Iron loss of a transformer at one step, W: constant while it is connected.
 *
 * @param inputW - power that would pass; at or below 0 it is night for a transformer that disconnects
 */
export function ironLossW(inputW: number, transformer: Transformer): number {
  return transformer.nightDisconnect && inputW <= 0 ? 0 : transformer.ironLossW
}

/**
 * Power behind the windings: input = output + L·(S_out/S_nom)², S_out = output/pf, solved for output.
 *
 * The load loss follows the output, as in [1]; the root is taken in the form that loses no digits at
 * light load. Of power from the grid there is none below −1/(4q), q = L/(pf·S_nom)²: from −3/(16q) on, many times the rating, it goes on
 * along its tangent. NaN in gives NaN out.
 *
 * @param inputW - power after the iron loss, W; negative: from the grid
 * @param powerFactor - of the power through it
 * @see [1] pvlib.transformer.simple_efficiency, pvlib-python 0.15
 */
export function afterCopperLossW(
  inputW: number,
  transformer: Transformer,
  powerFactor: number,
): number {
  if (transformer.copperLossAtNominalW === 0) return inputW
  const nominalW = powerFactor * transformer.nominalPowerVa
  const quadratic = transformer.copperLossAtNominalW / (nominalW * nominalW)
  const least = -3 / (16 * quadratic)
  if (inputW < least) return (4 / 3) * least + 2 * (inputW - least)
  return (2 * inputW) / (1 + Math.sqrt(1 + 4 * quadratic * inputW))
}
