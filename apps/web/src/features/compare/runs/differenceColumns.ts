import { type Column, rightColumn } from '../../../ui/DataTable.tsx'
import type { Figure } from '../../../ui/FigureTable.tsx'
import { differenceText, signedPercent, valueText } from './compareTexts.ts'
import type { Difference } from './difference.ts'

type Row = Difference & { readonly unit: string }

const SHOWN = [
  { title: 'A', value: ({ a }: Row) => a, text: ({ a, unit }: Row) => valueText(a, unit) },
  { title: 'B', value: ({ b }: Row) => b, text: ({ b, unit }: Row) => valueText(b, unit) },
  {
    title: 'B − A',
    csv: 'B - A',
    value: ({ absolute }: Row) => absolute,
    text: (row: Row) => differenceText(row, row.unit),
  },
  {
    title: '% of A',
    csv: '(B - A) / A',
    value: ({ fractionOfA }: Row) => fractionOfA,
    text: ({ fractionOfA }: Row) => signedPercent(fractionOfA),
  },
]

/** A figure of both runs, and how far they are apart. */
export const DIFFERENCE_FIGURES: readonly Figure<Row>[] = [
  { csv: 'Unit', value: ({ unit }) => unit },
  ...SHOWN,
]

/** The same in a table that has no CSV of its own. */
export const DIFFERENCE_COLUMNS: readonly Column<Row>[] = SHOWN.map(({ title, text }) =>
  rightColumn(title, title, text),
)
