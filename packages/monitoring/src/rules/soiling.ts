import { soilingAt } from '../learn/soiling.ts'
import { middle, type SoilingState } from '../learn/state.ts'
import { blockLoss, type Cause, type DayWork } from './work.ts'

export interface SoilingDay {
  readonly causes: readonly Cause[]
  /** By block. */
  readonly states: readonly (SoilingState | null)[]
}

/** Days on each side over which the level of a light sensor is looked at. */
const BESIDE_DAYS = 5

/**
 * Dirt on blocks beyond what the plant document has.
 *
 * @param powerRatios - by block, measured over expected energy of today and the days after
 * @param poaRatios - the same of its light sensors, over their levels
 */
export function soiling(
  work: DayWork,
  powerRatios: readonly (readonly (number | null)[])[],
  poaRatios: readonly (readonly (number | null)[])[],
): SoilingDay {
  const isMeasured = work.plant.deployment.weather === 'station'
  const states = work.plant.blocks.map((_, b) => {
    const { history, soiling: open } = work.before.blocks[b]
    const power = [...history.map(({ ratio }) => ratio), ...powerRatios[b]]
    const poa = [...history.map(({ poaRatio }) => poaRatio), ...poaRatios[b]]
    const steady = withoutClouds(power, poa)
    return soilingAt(steady, history.length, open, isMeasured)
  })
  const causes = work.plant.blocks.flatMap((block, b) =>
    blockLoss(work, block, 'soiling', states[b]?.lossFraction ?? 0),
  )
  return { causes, states }
}

/** Power ratios less what the block's own light sensor saw differently from the model that day. */
function withoutClouds(
  power: readonly (number | null)[],
  poa: readonly (number | null)[],
): readonly (number | null)[] {
  const steady = power.map((ratio, k) => {
    const light = poa[k]
    if (ratio === null || light === null || light === undefined) return ratio
    const level = middle(poa.slice(Math.max(0, k - BESIDE_DAYS), k + BESIDE_DAYS + 1))
    return level ? ratio / (light / level) : ratio
  })
  return roughness(steady) < roughness(power) ? steady : power
}

/** Middle change from day to day. */
function roughness(ratios: readonly (number | null)[]): number {
  const known = ratios.filter((ratio) => ratio !== null)
  return middle(known.slice(1).map((ratio, k) => Math.abs(ratio - known[k]))) ?? Infinity
}
