import { deploymentSchema } from '@duet/monitoring'
import { type NodeOfVersion, type NodeVersion, versionAt } from './projectNodes.ts'

export interface Grid {
  readonly fromUtcMs: number
  readonly toUtcMs: number
  readonly stepS: number
}

/** How readings of a node become values of its measure at the start of their interval. */
interface Conversion {
  readonly scale: number
  readonly offset: number
  readonly sign: number
  /** From the label of a reading back to the start of its interval. */
  readonly shiftMs: number
  readonly isCounter: boolean
}

/** Longest interval of readings, by which those that are labelled with its end lie after it. */
export const MAX_INTERVAL_MS = 3_600_000

const timing = deploymentSchema.pick({ interval_minutes: true, timestamp_label: true }).partial()

function conversionOf(node: NodeOfVersion, settings: unknown): Conversion {
  const { interval_minutes = 0, timestamp_label } = timing.safeParse(settings).data ?? {}
  const isCounter = node.measure === 'energy'
  const minutes = node.intervalMinutes ?? interval_minutes
  const isShifted = timestamp_label === 'ending' && !isCounter
  const { scale, offset, sign } = node
  return { scale, offset, sign, isCounter, shiftMs: isShifted ? minutes * 60_000 : 0 }
}

/** Lays readings onto steps: the mean of those in a step, and of a counter the first. */
export class SeriesGrid {
  readonly startUtcMs: Float64Array
  readonly #grid: Grid
  readonly #versions: readonly {
    readonly fromUtcMs: number
    readonly nodes: ReadonlyMap<number, Conversion>
  }[]
  readonly #sums = new Map<
    number,
    { readonly values: Float64Array; readonly counts: Uint32Array }
  >()

  constructor(grid: Grid, versions: readonly NodeVersion[], nodeKeys: Iterable<number>) {
    const steps = Math.max(0, Math.ceil((grid.toUtcMs - grid.fromUtcMs) / (grid.stepS * 1000)))
    this.#grid = grid
    this.startUtcMs = new Float64Array(steps).map((_, i) => grid.fromUtcMs + i * grid.stepS * 1000)
    for (const key of nodeKeys)
      this.#sums.set(key, { values: new Float64Array(steps), counts: new Uint32Array(steps) })
    this.#versions = versions.map(({ fromUtcMs, nodes, settings }) => ({
      fromUtcMs,
      nodes: new Map(nodes.map((node) => [node.nodeKey, conversionOf(node, settings)])),
    }))
  }

  /** Readings of a node come in the order of time. */
  add(nodeKey: number, atUtcMs: number, reading: number): void {
    const sums = this.#sums.get(nodeKey)
    const conversion = versionAt(this.#versions, atUtcMs)?.nodes.get(nodeKey)
    if (!sums || !conversion) return
    const { scale, offset, sign, shiftMs, isCounter } = conversion
    const { fromUtcMs, stepS } = this.#grid
    const step = Math.floor((atUtcMs - shiftMs - fromUtcMs) / (stepS * 1000))
    const count = sums.counts[step]
    if (count === undefined || (isCounter && count > 0)) return
    sums.values[step] = (sums.values[step] ?? 0) + (reading * scale + offset) * sign
    sums.counts[step] = count + 1
  }

  /** Ends the laying: NaN where nothing came. */
  values(): ReadonlyMap<number, Float64Array> {
    const series = new Map<number, Float64Array>()
    for (const [key, { values, counts }] of this.#sums) {
      for (const [step, count] of counts.entries())
        values[step] = count === 0 ? Number.NaN : (values[step] ?? 0) / count
      series.set(key, values)
    }
    return series
  }
}
