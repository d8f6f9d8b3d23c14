import { LOSS_COLUMNS, type LossRow, rolledLosses } from '@duet/results'
import type { MonthlyLosses } from '../../graphql/resolvers.gen.ts'
import { nominalDcKw, readBlocks, requestedBlocks } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { declaredColumns, iso, readTable } from '../run/seriesQueries.ts'

/** The loss account of each month, from the stored months; its energies sum to those of the run. */
export async function monthlyLosses(
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<MonthlyLosses> {
  const ids = requestedBlocks(run, blockId)
  const [id] = ids
  const columns = declaredColumns(id, LOSS_COLUMNS.block)
  const [table, plant] = await Promise.all([
    readBlocks(run, ids, columns, 'OneMonth'),
    blockId ? undefined : plantMonths(run),
  ])
  const accounts = Array.from(table.startUtcMs, (startMs, month) => {
    const parts = ids.map((block) => ({
      nominalDcKw: nominalDcKw(run, block),
      value: (name: string) =>
        table.values.get(block)?.[LOSS_COLUMNS.block.indexOf(name)]?.[month] ?? Number.NaN,
    }))
    return rolledLosses(parts, plant && ((name) => plant(startMs, name)))
  })
  return {
    time: Array.from(table.startUtcMs, iso),
    rows: rowsOf(accounts.map(({ rows }) => rows)),
    closure_error: Math.max(0, ...accounts.map(({ closureError }) => closureError)),
  }
}

async function plantMonths(run: FinishedRun): Promise<(startMs: number, column: string) => number> {
  const { columns } = await readTable(run, {
    blockId: undefined,
    columns: declaredColumns(undefined, LOSS_COLUMNS.system),
    interval: 'OneMonth',
  })
  const [time = new Float64Array(), ...values] = columns
  return (startMs, column) =>
    values[LOSS_COLUMNS.system.indexOf(column)]?.[time.indexOf(startMs)] ?? Number.NaN
}

/** Months of rows turned to rows of months. */
function rowsOf(months: readonly (readonly LossRow[])[]): MonthlyLosses['rows'] {
  const [first = []] = months
  return first.map(({ key, label, group, kind, unit }, index) => {
    const of = (field: 'value_after' | 'loss' | 'loss_fraction_of_previous'): number[] =>
      months.map((rows) => rows[index]?.[field] ?? 0)
    return {
      key,
      label,
      group,
      kind,
      unit,
      value_after: of('value_after'),
      loss: of('loss'),
      loss_fraction_of_previous: of('loss_fraction_of_previous'),
    }
  })
}
