import type { ReactNode } from 'react'
import type { Comparison } from './choice.ts'
import { ratioText } from './compareTexts.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { ratioOf } from './difference.ts'
import { useParts } from './useCompare.ts'

/** Energy of the blocks of both runs, or of the zones of the block that is looked at. */
export function PartPanel({ comparison }: { readonly comparison: Comparison }): ReactNode {
  const { block } = comparison
  return (
    <DifferenceTable
      view={useParts(comparison)}
      {...(block ? { title: `Zones of ${block.name}`, ...ZONES } : BLOCKS)}
      height={420}
      more={[
        {
          title: 'B / A',
          value: ({ a, b }) => ratioOf(a, b),
          text: ({ a, b }) => ratioText(ratioOf(a, b)),
        },
      ]}
    />
  )
}

const BLOCKS = {
  title: 'Blocks',
  label: 'Blocks of both runs',
  csvTitle: 'Compared blocks',
  description: 'AC energy. Blocks meet by name; choose one above to see its zones.',
  first: 'Block',
}

const ZONES = {
  label: 'Zones of both runs',
  csvTitle: 'Compared zones',
  description:
    'Energy at the inputs of the inverters. Zones meet by their place among the rows and in the row; a block whose light was not traced has none.',
  first: 'Zone',
}
