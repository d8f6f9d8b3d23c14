export interface Comparable {
  readonly id: string
  readonly source: string
  readonly created_at: string | null
}

interface Imported {
  readonly created_at: string
  readonly custom_dataset_id: string | null
}

/** What the comparison of an import shows, as its address says it. */
interface Comparison {
  readonly a?: string
  readonly b?: string
  readonly a_column?: string
  readonly view?: 'months'
}

/**
 * The latest run since the import beside PVsyst's results, month by month; empty while there is none: then the workbook waits for
 * its run.
 *
 * @param datasets - newest first
 */
export function comparisonOf(
  { created_at, custom_dataset_id }: Imported,
  datasets: readonly Comparable[],
): Comparison {
  const importedMs = Date.parse(created_at)
  const run = datasets.find(
    (one) => one.source === 'simulation' && Date.parse(one.created_at ?? '') > importedMs,
  )
  return run === undefined || custom_dataset_id === null
    ? {}
    : { a: run.id, b: `custom:${custom_dataset_id}`, a_column: 'grid', view: 'months' }
}
