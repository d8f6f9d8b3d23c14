import { isNothing, visibleBars, type WaterfallBar } from './waterfallBars.ts'

/** A flow of energy between two places, kWh. */
export interface SankeyFlow {
  readonly source: string
  readonly target: string
  readonly kwh: number
  /** On the way on, lost, or gained. */
  readonly kind: 'main' | 'loss' | 'gain'
  /** What is lost or gained; absent on the way on. */
  readonly bar?: WaterfallBar
}

/**
 * The account as flows of energy. Light is an energy by the nominal power: P0 · H / 1 kW/m². Parts and names of quantities that already
 * stand are left out; what enters a place leaves it.
 */
export function sankeyFlows(
  bars: readonly WaterfallBar[],
  nominalDcKw: number,
): readonly SankeyFlow[] {
  const stages = visibleBars(bars).filter(
    ({ kind, fraction }) => kind === 'stage' && !isNothing(fraction),
  )
  const [start] = bars
  if (start === undefined) return []
  const flows: SankeyFlow[] = []
  let place = start.label
  for (const stage of stages) {
    const scale = stage.group === 'irradiance' ? nominalDcKw : 1
    const before = stage.before * scale
    const after = stage.after * scale
    const next = `After: ${stage.label}`
    if (after <= 0 || before <= 0) continue
    flows.push({ source: place, target: next, kwh: Math.min(before, after), kind: 'main' })
    if (stage.loss > 0) {
      flows.push({
        source: place,
        target: stage.label,
        kwh: before - after,
        kind: 'loss',
        bar: stage,
      })
    } else {
      flows.push({
        source: stage.label,
        target: next,
        kwh: after - before,
        kind: 'gain',
        bar: stage,
      })
    }
    place = next
  }
  const end = bars.at(-1)?.label ?? ''
  return flows.map((flow) => ({
    ...flow,
    source: flow.source === place ? end : flow.source,
    target: flow.target === place ? end : flow.target,
  }))
}
