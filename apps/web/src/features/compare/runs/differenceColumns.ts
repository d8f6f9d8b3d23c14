import { type Column, rightColumn } from '../../../ui/DataTable.tsx'
import { differenceText, signedPercent, valueText } from './compareTexts.ts'
import type { Difference } from './difference.ts'

/** A figure of both runs, and how far they are apart. */
export const DIFFERENCE_COLUMNS: readonly Column<Difference & { readonly unit: string }>[] = [
  rightColumn('a', 'A', ({ a, unit }) => valueText(a, unit)),
  rightColumn('b', 'B', ({ b, unit }) => valueText(b, unit)),
  rightColumn('absolute', 'B − A', (row) => differenceText(row, row.unit)),
  rightColumn('fraction', '% of A', ({ fractionOfA }) => signedPercent(fractionOfA)),
]
