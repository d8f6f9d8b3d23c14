import { type LossRowKind, lossRowKind, type ShownLossRow } from '@duet/results'
import { type Difference, difference } from './difference.ts'

/** A row of both accounts. */
export interface LossPair {
  readonly key: string
  readonly label: string
  readonly group: string
  readonly kind: LossRowKind
  readonly unit: string
  /** Of a level what stands, of a stage the change: a loss is negative; null where the run has no model of it. In `unit`. */
  readonly amount: Difference
  /** Change as a fraction of the stage before; null for levels. A loss is negative. */
  readonly fraction: Difference
}

/** Both accounts side by side, in the order of the account; the last row is what is left at the end. */
export function lossPairs(
  ofA: readonly ShownLossRow[],
  ofB: readonly ShownLossRow[],
): readonly LossPair[] {
  const rowsA = new Map(closed(ofA).map((row) => [row.key, row]))
  const rowsB = new Map(closed(ofB).map((row) => [row.key, row]))
  return accountOrder([...rowsA.keys()], [...rowsB.keys()]).flatMap((key) => {
    const row = rowsA.get(key) ?? rowsB.get(key)
    return row === undefined ? [] : [pairOf(row, rowsA.get(key), rowsB.get(key))]
  })
}

/** The account of a block ends with a stage: what that leaves gets a row of its own. */
function closed(rows: readonly ShownLossRow[]): readonly ShownLossRow[] {
  const last = rows.at(-1)
  if (last === undefined || lossRowKind(last) === 'level') return rows
  const output = { key: 'block_output', label: 'Energy at the output of the block', kind: 'total' }
  return [...rows, { ...last, ...output, loss: 0, loss_fraction_of_previous: 0 }]
}

/** The order of A; a stage that only B has follows the one that it follows in B. */
function accountOrder(keysA: readonly string[], keysB: readonly string[]): readonly string[] {
  const order = [...keysA]
  keysB.forEach((key, index) => {
    if (order.includes(key)) return
    const before = keysB[index - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  })
  return order
}

function pairOf(
  row: ShownLossRow,
  a: ShownLossRow | undefined,
  b: ShownLossRow | undefined,
): LossPair {
  const kind = lossRowKind(row)
  const amountOf = kind === 'level' ? levelOf : changeOf
  return {
    key: row.key,
    label: row.label,
    group: row.group,
    kind,
    unit: row.unit,
    amount: difference(amountOf(a), amountOf(b)),
    fraction: kind === 'level' ? difference(null, null) : difference(fractionOf(a), fractionOf(b)),
  }
}

const levelOf = (row: ShownLossRow | undefined): number | null => row?.value_after ?? null

// Subtracted from zero, so that no loss is 0 and not −0.
const changeOf = (row: ShownLossRow | undefined): number | null =>
  row?.is_modelled ? 0 - row.loss : null

const fractionOf = (row: ShownLossRow | undefined): number | null =>
  row?.is_modelled ? 0 - row.loss_fraction_of_previous : null
