import { type ColumnChoice, isSameQuantity, quantityOf } from '@duet/comparison'
import type { CompareColumnsQuery } from '../../lib/gql/graphql.ts'

export type DatasetColumns = CompareColumnsQuery['compareColumns']
export type Column = DatasetColumns['lists'][number]['columns'][number]
type Part = DatasetColumns['parts'][number]

/** What of a dataset is shown. */
export interface ChosenColumn {
  readonly part: Part
  /** Of the part. */
  readonly columns: readonly Column[]
  readonly column: Column
}

/**
 * What a choice names of a dataset: where it names nothing that the dataset has, the whole of it, and a column that can be compared
 * with `other`, though not that one itself where it is of the same dataset. Undefined: it has none at all.
 */
export function chosenColumn(
  { parts, lists }: DatasetColumns,
  choice: ColumnChoice,
  other?: Column,
  isSameDataset = false,
): ChosenColumn | undefined {
  const part = parts.find(({ id }) => (id ?? null) === choice.part) ?? parts[0]
  const columns = lists.find(({ key }) => key === part?.columns)?.columns ?? []
  const column =
    columns.find(({ name }) => name === choice.column) ??
    likeOther(isSameDataset ? columns.filter((one) => one.name !== other?.name) : columns, other) ??
    columns[0]
  return part && column ? { part, columns, column } : undefined
}

/** Of the same name, else of the same quantity. */
function likeOther(columns: readonly Column[], other: Column | undefined): Column | undefined {
  if (!other) return undefined
  const quantity = quantityOf({ unit: other.unit, kind: 'mean' })
  return (
    columns.find(({ name }) => name === other.name) ??
    columns.find(({ unit }) => isSameQuantity(quantityOf({ unit, kind: 'mean' }), quantity))
  )
}
