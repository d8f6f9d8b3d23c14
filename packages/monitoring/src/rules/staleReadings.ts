import { intervalsOf, type Run } from '../day/runs.ts'
import type { DayWork, LeafWork } from './work.ts'

/** Values that differ by less are the same (three decimals). */
const SAME = 1e-3
/** The model has to move by more while the reading stands. */
const LEAST_CHANGE = 0.02
/** Share of the limit from which on power moves with the light. */
const LEAST_SHARE = 0.01
/** Of the limit: from here on an inverter clips and may read one value for hours. */
const CLIPPED = 0.97
const BELOW_LIMIT = 0.8
/** A counter that goes on with the power within this share shows that the power was real. */
const COUNTER_AGREES = 0.1

/** Marks runs of one repeated value by day as missing. O(n). */
export function markStale(work: DayWork): void {
  const least = Math.max(3, Math.min(6, intervalsOf(60, work.day.stepS)))
  for (const leafWork of work.leaves) {
    for (const run of equalRuns(leafWork.powerW, least + 1)) {
      if (isFrozen(work, leafWork, run)) leafWork.missing.fill(1, run.from + 1, run.to)
    }
  }
}

/** Runs of equal values, missing ones between them included. */
export function equalRuns(values: Float64Array, least: number): readonly Run[] {
  const runs: Run[] = []
  let from = -1
  let last = -1
  const close = (): void => {
    if (from >= 0 && last + 1 - from >= least) runs.push({ from, to: last + 1 })
  }
  values.forEach((value, i) => {
    if (Number.isNaN(value)) return
    if (from < 0 || Math.abs(value - values[from]) >= SAME) {
      close()
      from = i
    }
    last = i
  })
  close()
  return runs
}

function isFrozen(work: DayWork, leafWork: LeafWork, run: Run): boolean {
  const { powerW, limitW, expectedW } = leafWork
  const value = powerW[run.from]
  if (value <= LEAST_SHARE * limitW[run.from]) return false
  const stands = counterStands(work, leafWork, run)
  if (stands !== undefined && value >= CLIPPED * limitW[run.from]) return stands
  if (value >= CLIPPED * limitW[run.from]) return isBelowLimit(leafWork, run)
  let low = Infinity
  let high = 0
  for (let i = run.from; i < run.to; i++) {
    if (Number.isNaN(expectedW[i])) return false
    low = Math.min(low, expectedW[i])
    high = Math.max(high, expectedW[i])
  }
  if (high - low < LEAST_CHANGE * high) return false
  return stands ?? !othersStandToo(work, leafWork, run)
}

/** A clipping inverter may read the same for hours, but not when its light falls below the limit. */
const isBelowLimit = ({ expectedW, limitW }: LeafWork, { from, to }: Run): boolean =>
  expectedW.subarray(from, to).some((watts, k) => watts < BELOW_LIMIT * limitW[from + k])

/** False where the counter went on as the power says; undefined without counter. */
function counterStands(
  { day }: DayWork,
  { leaf, powerW }: LeafWork,
  run: Run,
): boolean | undefined {
  const counter = leaf.energy === undefined ? undefined : day.readings.get(leaf.energy)
  if (!counter || leaf.power === undefined) return undefined
  const wh = counter[run.to - 1] - counter[run.from]
  if (Number.isNaN(wh)) return undefined
  const fromPower = (powerW[run.from] * (run.to - 1 - run.from) * day.stepS) / 3600
  return Math.abs(wh - fromPower) > COUNTER_AGREES * fromPower
}

/** Most others stand at the same share of their limit: something holds them, nothing is frozen. */
function othersStandToo({ leaves }: DayWork, own: LeafWork, { from, to }: Run): boolean {
  const share = own.powerW[from] / own.limitW[from]
  const others = leaves.filter((other) => other !== own)
  const held = others.filter(({ powerW, limitW }) =>
    [from, (from + to) >> 1, to - 1].every((i) => Math.abs(powerW[i] / limitW[i] - share) < 0.02),
  )
  return others.length > 0 && held.length > others.length / 2
}
