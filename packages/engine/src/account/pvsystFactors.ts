import type { Block } from '../model/block.ts'
import { isTraced, openAreaFraction } from './controlledBlocks.ts'
import {
  type FinishedPvsystRun,
  PVSYST_RUN_KEYS,
  type PvsystRunKey,
  type PvsystRunSums,
} from './pvsystRuns.ts'

/**
 * Factors by which a 2-D model of endless rows comes to what the traced scene gives (D-15), of one period; undefined where the
 * period has nothing to divide by. H is light on the rear behind structure and before glass, E energy of the modules with all light where it
 * falls, before quality and wires, so that no limit of an inverter hides a gain.
 */
export interface PvsystFactorSet {
  /** fS = 1 − H(R0)/H(R1); below 0 where structure throws more light on the rear than it takes. */
  readonly structureShadeFraction: number | undefined
  /** fT: open area of the 2-D rows with which these gain from it as the scene gains from its gaps, H(R1)/H(R2). */
  readonly transparentFraction: number | undefined
  /** fMR = 1 − (E(R0) − E(R5))/(E(R4) − E(R5)): share of the rear's gain that uneven light within modules costs. */
  readonly rearMismatchFraction: number | undefined
  /** fA = albedo · H_ground(R2)/H_ground(R3), the albedo weighted by light. */
  readonly effectiveAlbedo: number | undefined
  /** fE = H(R2)/H(R3): above 1 what the ends of rows and the outer rows gain. */
  readonly edgeGainRatio: number | undefined
  /** What shade of the sun costs the front beside its light, of the DC energy: strings and diodes. */
  readonly frontElectricalShadeFraction: number | undefined
  /** Light of sky and ground on the front among the tables over that of a plane alone, far horizon included. */
  readonly diffuseShadingRatio: number | undefined
  /** What uneven light of sky and ground on the front costs by the layout of modules and strings. */
  readonly layoutMismatchFraction: number | undefined
  /** (E_ac(R0) − E_ac(R5))/E_ac(R5): energy that the rear adds. */
  readonly bifacialGain: number | undefined
}

/** What a run had and gave, for those who check. */
export interface PvsystRunRecord {
  readonly key: PvsystRunKey
  readonly scene: string
  readonly rearKwhM2: number
  readonly rearGroundKwhM2: number
  readonly dcKwh: number
  readonly acKwh: number
}

export interface PvsystFactors {
  readonly annual: PvsystFactorSet
  /** January first, [12]. */
  readonly months: readonly PvsystFactorSet[]
  /** fB, of the module. */
  readonly bifaciality: number
  /** Area of gaps over that of gaps and modules, beside `transparentFraction`. */
  readonly openAreaFraction: number
  readonly runs: readonly PvsystRunRecord[]
}

/** Sum of one quantity of one run over a period. */
type Total = (key: PvsystRunKey, quantity: keyof PvsystRunSums) => number

/**
 * Factors of the year and its months from the controlled runs. A year's factor is that of its sums, which weighs months by their energy.
 *
 * @param finished - all runs of `pvsystRuns`
 * @throws RangeError where a run is missing
 */
export function pvsystFactors(finished: readonly FinishedPvsystRun[]): PvsystFactors {
  const of = (key: PvsystRunKey): FinishedPvsystRun => finishedRun(finished, key)
  const totalOver =
    (months: readonly number[]): Total =>
    (key, quantity) =>
      months.reduce((sum, month) => sum + of(key).sums[quantity][month], 0)
  const { block } = of('r0').run
  const year = Array.from({ length: 12 }, (_, month) => month)
  const total = totalOver(year)
  return {
    annual: factorSet(block, total),
    months: year.map((month) => factorSet(block, totalOver([month]))),
    bifaciality: block.module.bifaciality,
    openAreaFraction: isTraced(block) ? openAreaFraction(block) : 0,
    runs: PVSYST_RUN_KEYS.map((key) => ({
      key,
      scene: of(key).run.scene,
      rearKwhM2: total(key, 'rearKwhM2'),
      rearGroundKwhM2: total(key, 'rearGroundKwhM2'),
      dcKwh: total(key, 'dcKwh'),
      acKwh: total(key, 'acKwh'),
    })),
  }
}

function finishedRun(runs: readonly FinishedPvsystRun[], key: PvsystRunKey): FinishedPvsystRun {
  const found = runs.find(({ run }) => run.key === key)
  if (found === undefined) throw new RangeError(`got no run ${key}, expected all of pvsystRuns`)
  return found
}

function factorSet({ allowances }: Block, total: Total): PvsystFactorSet {
  const rear = (key: PvsystRunKey): number => total(key, 'rearKwhM2')
  const gain = (key: PvsystRunKey): number => total(key, 'dcKwh') - total('r5', 'dcKwh')
  const albedo = ratio(total('r0', 'reflectedKwhM2'), total('r0', 'ghiKwhM2'))
  const ground = ratio(total('r2', 'rearGroundKwhM2'), total('r3', 'rearGroundKwhM2'))
  // The allowance for unequal modules is taken at the same stage.
  const equalKwh = total('r0', 'shadedKwh') * (1 - allowances.frontMismatchFraction)
  return {
    structureShadeFraction: lessOne(ratio(rear('r0'), rear('r1'))),
    transparentFraction: transparency(rear('r1'), rear('r2'), rear('r3'), rear('open')),
    rearMismatchFraction: lessOne(ratio(gain('r0'), gain('r4'))),
    effectiveAlbedo: albedo === undefined || ground === undefined ? undefined : albedo * ground,
    edgeGainRatio: ratio(rear('r2'), rear('r3')),
    frontElectricalShadeFraction: lessOne(ratio(total('r0', 'shadedKwh'), total('r0', 'evenKwh'))),
    diffuseShadingRatio: ratio(total('r0', 'diffuseKwhM2'), total('r0', 'openDiffuseKwhM2')),
    layoutMismatchFraction: lessOne(ratio(total('r0', 'frontKwh'), equalKwh)),
    bifacialGain: ratio(total('r0', 'acKwh') - total('r5', 'acKwh'), total('r5', 'acKwh')),
  }
}

/**
 * The τ at which H_2D(τ)/H_2D(0) is the gain from gaps. The 2-D rear is linear in τ, as each place of the ground is
 * (1 − τ)·shaded + τ·open, so that its values at 0 and 1 give τ at once and without a search.
 */
function transparency(
  withGaps: number,
  filled: number,
  closed2d: number,
  open2d: number,
): number | undefined {
  const gain = lessOne(ratio(withGaps, filled))
  if (gain === undefined) return undefined
  return ratio(-gain * closed2d, open2d - closed2d)
}

function ratio(a: number, b: number): number | undefined {
  return b > 0 ? a / b : undefined
}

/** 1 − x. */
function lessOne(x: number | undefined): number | undefined {
  return x === undefined ? undefined : 1 - x
}
