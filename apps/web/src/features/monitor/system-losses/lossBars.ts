import { causeLabel } from '@duet/monitoring/texts'
import { sum } from '@duet/units'
import type { LossSumsFragment } from '../../../lib/gql/graphql.ts'

/** One bar of the waterfall from `lower` to `upper`, kWh. */
export interface LossBar {
  /** An event type, or model, residual, over, sensor. */
  readonly key: string
  readonly label: string
  readonly kind: 'level' | 'loss' | 'gain'
  readonly kwh: number
  readonly lower: number
  readonly upper: number
}

const level = (key: string, label: string, kwh: number): LossBar => ({
  key,
  label,
  kind: 'level',
  kwh,
  lower: 0,
  upper: kwh,
})

/** From the expected energy down by its causes and up by what was more than expected, to the measured energy. */
export function lossBars({
  model_kwh,
  losses,
  residual_kwh,
  over_kwh,
  sensor_kwh,
}: LossSumsFragment): readonly LossBar[] {
  let left = model_kwh
  const falls = [
    ...losses.map(({ event_type, kwh }) => ({
      key: event_type,
      label: causeLabel(event_type),
      kwh,
    })),
    { key: 'residual', label: 'Without a cause', kwh: residual_kwh },
  ].map(({ key, label, kwh }): LossBar => {
    const upper = left
    left -= kwh
    return { key, label, kind: 'loss', kwh, lower: left, upper }
  })
  const over: LossBar = {
    key: 'over',
    label: 'More than expected',
    kind: 'gain',
    kwh: over_kwh,
    lower: left,
    upper: left + over_kwh,
  }
  return [
    level('model', 'Available (expected)', model_kwh),
    ...falls,
    over,
    level('sensor', 'Delivered (measured)', sensor_kwh),
  ]
}

/** What the bars leave of expected less measured energy, over the expected energy: 0 but for rounding. */
export function closureError(sums: LossSumsFragment): number {
  const { model_kwh, losses, residual_kwh, over_kwh, sensor_kwh } = sums
  const missing = sum(losses.map(({ kwh }) => kwh)) + residual_kwh - over_kwh
  return model_kwh > 0 ? Math.abs(model_kwh - sensor_kwh - missing) / model_kwh : 0
}

/** Energy of one bar in the sums of some days, kWh. */
export function kwhOfBar(sums: LossSumsFragment, key: string): number {
  return lossBars(sums).find((bar) => bar.key === key)?.kwh ?? 0
}

/** The largest losses first, those of no cause among them. */
export const largestLosses = (bars: readonly LossBar[]): readonly LossBar[] =>
  bars.filter(({ kind, kwh }) => kind === 'loss' && kwh > 0).toSorted((a, b) => b.kwh - a.kwh)
