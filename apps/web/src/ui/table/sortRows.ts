export type SortValue = string | number | null | undefined

export interface Sort {
  readonly key: string
  readonly descending: boolean
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** A sorted copy; missing values come last in both directions, equal ones stay in order. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  descending: boolean,
): readonly Row[] {
  const sign = descending ? -1 : 1
  return rows.toSorted((a, b) => compare(value(a), value(b), sign))
}

function compare(a: SortValue, b: SortValue, sign: number): number {
  const [noA, noB] = [isMissing(a), isMissing(b)]
  if (noA || noB) return Number(noA) - Number(noB)
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * collator.compare(String(a), String(b))
}

function isMissing(value: SortValue): boolean {
  return value === null || value === undefined || Number.isNaN(value)
}

/** A click on a heading: first upwards, then downwards, then upwards again. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  return { key, descending: sort?.key === key && !sort.descending }
}
