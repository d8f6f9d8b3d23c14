/** A jump of reactive power while the active power stays: a bank of capacitors or a tap that is switched. */
export interface ReactiveStep {
  /** The first interval after it, ms UTC. */
  readonly utcMs: number
  readonly deltaVar: number
  readonly powerW: number
}

interface PowerSeries {
  readonly startUtcMs: Float64Array
  /** W and var, [n]; NaN is missing. */
  readonly p: Float64Array
  readonly q: Float64Array
  readonly ratedW: number
}

/** Least jump, of rated power. */
const LEAST_JUMP = 0.03
/** What P moves at most meanwhile, of rated power, and Q before and after, of the jump. */
const P_STAYS = 0.02
const Q_STAYS = 0.25

/** Jumps between two intervals before and two after that lie still. */
export function reactiveSteps({ startUtcMs, p, q, ratedW }: PowerSeries): readonly ReactiveStep[] {
  const steps: ReactiveStep[] = []
  for (let i = 2; i + 1 < q.length; i++) {
    const jump = (q[i] + q[i + 1] - q[i - 1] - q[i - 2]) / 2
    const size = Math.abs(jump)
    if (!(size >= LEAST_JUMP * ratedW)) continue
    const isStill =
      Math.abs(q[i + 1] - q[i]) < Q_STAYS * size && Math.abs(q[i - 1] - q[i - 2]) < Q_STAYS * size
    const around = [p[i - 2], p[i - 1], p[i], p[i + 1]]
    const moved = Math.max(...around) - Math.min(...around)
    if (isStill && moved <= P_STAYS * ratedW)
      steps.push({ utcMs: startUtcMs[i], deltaVar: jump, powerW: (p[i - 1] + p[i]) / 2 })
  }
  return steps
}
