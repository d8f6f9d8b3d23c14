import type { Column } from '../../ui/DataTable.tsx'
import { differenceText, signedPercent, valueText } from './compareTexts.ts'
import type { Difference } from './difference.ts'

/** A figure of both runs, and how far they are apart. */
export const DIFFERENCE_COLUMNS: readonly Column<Difference & { readonly unit: string }>[] = [
  { key: 'a', title: 'A', align: 'right', render: ({ a, unit }) => valueText(a, unit) },
  { key: 'b', title: 'B', align: 'right', render: ({ b, unit }) => valueText(b, unit) },
  {
    key: 'absolute',
    title: 'B − A',
    align: 'right',
    render: (row) => differenceText(row, row.unit),
  },
  {
    key: 'fraction',
    title: '% of A',
    align: 'right',
    render: ({ fractionOfA }) => signedPercent(fractionOfA),
  },
]
