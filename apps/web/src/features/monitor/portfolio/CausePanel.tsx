import { causeLabel } from '@duet/monitoring/texts'
import { type ReactNode, useMemo } from 'react'
import { formatCount, formatPercentFixed } from '../../../lib/format.ts'
import { energyFigure, FigureTable } from '../../../ui/FigureTable.tsx'
import type { PortfolioSums } from './portfolioSums.ts'

interface CauseRow {
  readonly name: string
  readonly kwh: number
  readonly plantCount: number | null
}

/** What took the energy of all plants together; with the rest it is all that was lost. */
export function CausePanel({ sums }: { readonly sums: PortfolioSums }): ReactNode {
  const rows = useMemo(() => causeRows(sums), [sums])
  const { modelKwh } = sums
  return (
    <FigureTable<CauseRow>
      title="Top causes"
      description="Lost energy of all plants by cause; they add up to what was lost"
      rows={rows}
      rowKey={({ name }) => name}
      figures={[
        { title: 'Cause', value: ({ name }) => name },
        energyFigure(rows, 'Lost', ({ kwh }) => kwh),
        {
          title: 'Of expected',
          value: ({ kwh }) => (modelKwh > 0 ? kwh / modelKwh : null),
          text: ({ kwh }) => formatPercentFixed(modelKwh > 0 ? kwh / modelKwh : null, 2),
        },
        {
          title: 'Plants',
          value: ({ plantCount }) => plantCount,
          text: ({ plantCount }) => formatCount(plantCount),
        },
      ]}
    />
  )
}

const causeRows = ({ causes, residualKwh }: PortfolioSums): readonly CauseRow[] => [
  ...causes.map(({ eventType, kwh, plantCount }) => ({
    name: causeLabel(eventType),
    kwh,
    plantCount,
  })),
  { name: 'Without a cause', kwh: residualKwh, plantCount: null },
]
