import { median } from '@duet/units'

/** A time in which readings are a thousandfold or a thousandth of what they are else. */
export interface UnitSpan {
  /** First and past the last of the days. */
  readonly from: number
  readonly to: number
  /** By which its readings are to be multiplied. */
  readonly factor: number
}

/** How far a ratio may be from a power of a thousand: a third either way, in decades. */
const NEAR = 0.18

/**
 * Days whose sums lie a power of a thousand beside the rest: a logger that changed from W to kW, or a device that did.
 * Each day's Σ values / Σ reference is held against the median of all days; what is within a third of 1000^±1 or 1000^±2 is
 * a change of unit, anything else is a fault of the plant. The unit of most days counts as right. Days without both sums
 * belong to the span around them.
 *
 * @param daySums - of the readings, [days], NaN is missing
 * @param referenceSums - of the model, a peer or the clear sky, [days]
 */
export function unitChanges(
  daySums: Float64Array,
  referenceSums: Float64Array,
): readonly UnitSpan[] {
  const decades = daySums.map((sum, day) =>
    sum > 0 && referenceSums[day] > 0 ? Math.log10(sum / referenceSums[day]) : Number.NaN,
  )
  const known = decades.filter((value) => !Number.isNaN(value))
  if (known.length === 0) return []
  const usual = median(known)
  const spans: UnitSpan[] = []
  let open: { from: number; to: number; power: number } | undefined
  decades.forEach((value, day) => {
    if (Number.isNaN(value)) return
    const power = Math.round((value - usual) / 3)
    const isChanged = power !== 0 && Math.abs(value - usual - 3 * power) < NEAR
    if (open && (!isChanged || open.power !== power)) {
      spans.push(unitSpan(open))
      open = undefined
    }
    if (isChanged) open = { from: open?.from ?? day, to: day + 1, power }
  })
  if (open) spans.push(unitSpan(open))
  return spans
}

const unitSpan = ({ from, to, power }: { from: number; to: number; power: number }): UnitSpan => ({
  from,
  to,
  factor: 10 ** (-3 * power),
})
