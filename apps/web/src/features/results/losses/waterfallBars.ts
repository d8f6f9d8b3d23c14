import { type LossRowKind, lossRowKind, type ShownLossRow } from '@duet/results'

/** One bar from `lower` to `upper`, in the unit of its row. */
export interface WaterfallBar {
  readonly key: string
  readonly label: string
  readonly group: string
  readonly unit: string
  readonly kind: LossRowKind
  readonly before: number
  readonly after: number
  readonly lower: number
  readonly upper: number
  /** Negative: a gain. */
  readonly loss: number
  readonly fraction: number
  /** Loss over the nominal quantity of its group: light on the plane of the modules, or energy at STC efficiency. */
  readonly ofNominal: number
  /** False of a stage that the run has no model of. */
  readonly isModelled: boolean
}

/**
 * The loss account as bars. A stage spans from what was there before to what is left; the parts of a stage follow one
 * another from the level before it, so that the last of them ends where the stage does.
 */
export function waterfallBars(rows: readonly ShownLossRow[]): readonly WaterfallBar[] {
  const bars: WaterfallBar[] = []
  const nominal = nominalOf(rows)
  let level = 0
  let partLevel: number | undefined
  for (const row of rows) {
    const kind = lossRowKind(row)
    if (kind === 'part') {
      const before = partLevel ?? level
      partLevel = before - row.loss
      bars.push(bar(row, kind, { before, after: partLevel }, nominal))
    } else {
      partLevel = undefined
      level = row.value_after
      const before = kind === 'level' ? 0 : row.value_after + row.loss
      bars.push(bar(row, kind, { before, after: level }, nominal))
    }
  }
  return bars
}

/** A billionth is what sums of rounded numbers leave behind. */
const NOTHING_FRACTION = 1e-9

/** True for a change that is none, but for rounding. */
export function isNothing(fraction: number): boolean {
  return Math.abs(fraction) < NOTHING_FRACTION
}

/** Bars worth drawing: levels, and whatever changes something. */
export function visibleBars(bars: readonly WaterfallBar[]): readonly WaterfallBar[] {
  return bars.filter(({ kind, fraction }) => kind === 'level' || !isNothing(fraction))
}

interface Nominal {
  readonly light: number
  readonly energy: number
}

/** The hundred per cent of each group. */
function nominalOf(rows: readonly ShownLossRow[]): Nominal {
  const after = (key: string): number => rows.find((row) => row.key === key)?.value_after ?? 0
  return { light: after('transposition'), energy: after('dc_nominal') }
}

function bar(
  row: ShownLossRow,
  kind: LossRowKind,
  { before, after }: { readonly before: number; readonly after: number },
  { light, energy }: Nominal,
): WaterfallBar {
  const nominal = row.group === 'irradiance' ? light : energy
  return {
    key: row.key,
    label: row.label,
    group: row.group,
    unit: row.unit,
    kind,
    before,
    after,
    lower: Math.min(before, after),
    upper: Math.max(before, after),
    loss: row.loss,
    fraction: row.loss_fraction_of_previous,
    ofNominal: nominal > 0 ? row.loss / nominal : 0,
    isModelled: row.is_modelled,
  }
}
