import { type SeriesFile, type SeriesValues, seriesUnit } from '@duet/formats'

/** A stored column, as a person is shown it. Names are those of records. */
export interface DescribedColumn {
  /** Its name in what is stored. */
  readonly key: string
  readonly name: string
  /** Of the file. */
  readonly unit: string
  /** Of what is stored, and of the figures below. */
  readonly stored_unit: string
  readonly kind: string
  readonly aggregation: string
  /** Rows without a value. */
  readonly missing_count: number
  /** Null where it has no value. */
  readonly min: number | null
  readonly max: number | null
  readonly mean: number | null
  /** Sum of all rows; null for means. */
  readonly total: number | null
}

/** A file as it was read, without its values. */
export interface DescribedSeries extends Omit<SeriesFile, 'columns' | 'startUtcMs'> {
  readonly headers: readonly string[]
  readonly rowCount: number
  readonly startMs: number
  readonly endMs: number
  readonly columns: readonly DescribedColumn[]
}

/** Of columns in the unit in which they are stored. */
export const describeSeries = <Column extends Omit<SeriesValues, 'column'>>(
  columns: readonly Column[],
  keyOf: (column: Column) => string,
): readonly DescribedColumn[] =>
  columns.map((column) => ({
    key: keyOf(column),
    name: column.name,
    unit: column.unit,
    stored_unit: column.storedUnit,
    kind: seriesUnit(column.unit).kind,
    aggregation: column.aggregation,
    ...figuresOf(column),
  }))

function figuresOf({ values, aggregation }: Pick<SeriesValues, 'values' | 'aggregation'>) {
  let [count, sum] = [0, 0]
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (Number.isNaN(value)) continue
    count += 1
    sum += value
    if (value < min) min = value
    if (value > max) max = value
  }
  const known = (value: number): number | null => (count > 0 ? value : null)
  return {
    missing_count: values.length - count,
    min: known(min),
    max: known(max),
    mean: known(sum / count),
    total: aggregation === 'sum' ? known(sum) : null,
  }
}
