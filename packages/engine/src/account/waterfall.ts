import type { BlockEnergySums, SystemEnergySums } from './energySums.ts'
import type { WaterfallKey } from './stages.ts'
import { WATERFALL_STAGES, type WaterfallGroup, type WaterfallKind } from './stageTable.ts'

/** One row of the loss account. */
export interface WaterfallRow {
  readonly key: WaterfallKey
  readonly group: WaterfallGroup
  /** Only `stage` rows count in the product; see `WATERFALL_STAGES`. */
  readonly kind: WaterfallKind
  /** Energy left, kWh; of a `detail`, the part that it brings (rear light is an energy by the bifaciality). */
  readonly valueAfter: number
  /** Energy lost, kWh; a gain is negative. */
  readonly loss: number
  /** Of the stage before; undefined where nothing came before it. */
  readonly lossFractionOfPrevious: number | undefined
}

export type WaterfallSums = BlockEnergySums & Partial<SystemEnergySums>

/**
 * The loss account from the energies of any period and any set of blocks: rows in the order of D-14.
 *
 * Without energies of the plant's stages (one block alone) the account ends at the block's transformer: the last rows are left out.
 * Product of (1 − loss) over the `stage` rows times the first row equals the last.
 */
export function waterfall(sums: WaterfallSums): readonly WaterfallRow[] {
  const rows: WaterfallRow[] = []
  let previous = sums.ghi
  for (const { key, group, kind } of WATERFALL_STAGES) {
    const value = sums[key]
    if (value === undefined) continue
    const loss = lossOf(kind, value, previous)
    rows.push({
      key,
      group,
      kind,
      valueAfter: value,
      loss,
      lossFractionOfPrevious: previous === 0 ? undefined : loss / previous,
    })
    if (kind === 'stage') previous = value
  }
  return rows
}

function lossOf(kind: WaterfallKind, value: number, previous: number): number {
  switch (kind) {
    case 'start':
    case 'total':
      return 0
    case 'detail':
      return -value
    case 'stage':
      return previous - value
  }
}

/**
 * How far the account is from closing: |start · Π(1 − loss) − end| / |end|; 0 where nothing is left at the end.
 *
 * A stage that has nothing before it (the night tare of a dark month) has no share: the product begins anew with its value.
 */
export function closureError(rows: readonly WaterfallRow[]): number {
  const [first] = rows
  const last = rows.at(-1)
  if (first === undefined || last === undefined || last.valueAfter === 0) return 0
  let product = first.valueAfter
  for (const { kind, valueAfter, lossFractionOfPrevious } of rows) {
    if (kind !== 'stage') continue
    product =
      lossFractionOfPrevious === undefined ? valueAfter : product * (1 - lossFractionOfPrevious)
  }
  return Math.abs(product - last.valueAfter) / Math.abs(last.valueAfter)
}
