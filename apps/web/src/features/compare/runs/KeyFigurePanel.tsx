import type { ReactNode } from 'react'
import type { Comparison } from './choice.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { useKeyFigures } from './useCompare.ts'

/** The key figures of both runs, and how far they are apart. */
export function KeyFigurePanel({ comparison }: { readonly comparison: Comparison }): ReactNode {
  return (
    <DifferenceTable
      view={useKeyFigures(comparison)}
      title="Key figures"
      label="Key figures of both runs"
      csvTitle="Compared key figures"
      description={`${comparison.block?.name ?? 'Whole system'}. Differences of percentages are in percentage points.`}
      first="Figure"
      isSorted={false}
    />
  )
}
