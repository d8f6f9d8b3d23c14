import { siPrefix } from '@duet/units'
import { causeState } from './causeTexts.ts'

/** Energy that a node lost to one cause. */
export interface NamedLoss {
  readonly nodeName: string
  readonly eventType: string
  readonly kwh: number
  /** 'since 10:15', 'on 3 days'; none where empty. */
  readonly when: string
}

export interface LossFacts {
  readonly modelKwh: number
  /** All that is missing: what causes took, and the rest that is of none. */
  readonly lostKwh: number
  readonly causes: readonly NamedLoss[]
}

const MOST_NAMED = 3

/**
 * 'Lost today: 3.2 MWh (1.8 %): Inverter 4 off since 10:15 (2.4), Tracker row 12 with a stalled tracker (0.5), rest 0.3'.
 * The figures add up as they are printed: the rest is what the others leave of the total.
 */
export function lossHeadline(when: string, { modelKwh, lostKwh, causes }: LossFacts): string {
  const { factor, prefix } = siPrefix(lostKwh * 1000)
  const tenths = (kwh: number): number => Math.round((kwh * 10_000) / factor)
  const share = modelKwh > 0 ? ` (${((lostKwh / modelKwh) * 100).toFixed(1)} %)` : ''
  const named = causes
    .toSorted((a, b) => b.kwh - a.kwh)
    .slice(0, MOST_NAMED)
    .filter(({ kwh }) => tenths(kwh) > 0)
  const rest = tenths(lostKwh) - named.reduce((sum, { kwh }) => sum + tenths(kwh), 0)
  // Where rounding up leaves less than nothing, the largest is rounded down
  const printed = (kwh: number, at: number): string =>
    asTenths(tenths(kwh) + (at === 0 ? Math.min(0, rest) : 0))
  const parts = named.map(({ nodeName, eventType, kwh, when: since }, at) =>
    [nodeName, causeState(eventType), since, `(${printed(kwh, at)})`].filter(Boolean).join(' '),
  )
  if (parts.length > 0 && rest > 0) parts.push(`rest ${asTenths(rest)}`)
  return [`Lost ${when}: ${asTenths(tenths(lostKwh))} ${prefix}Wh${share}`, parts.join(', ')]
    .filter(Boolean)
    .join(': ')
}

const asTenths = (tenths: number): string => (tenths / 10).toFixed(1)
