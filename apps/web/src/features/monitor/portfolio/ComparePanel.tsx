import { type ReactNode, useMemo } from 'react'
import { formatPercentFixed, formatUnit } from '../../../lib/format.ts'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { PlantRow } from './plantRow.ts'
import { MEASURES, type Measure } from './portfolioSearch.ts'

const TEXTS: Readonly<Record<Measure, string>> = {
  epi: 'EPI',
  yield: 'Specific yield',
  availability: 'Availability',
}

const SUMMARIES: Readonly<Record<Measure, string>> = {
  epi: 'Energy performance index: measured / expected energy of each plant.',
  yield: 'Measured energy / installed DC power of each plant: weather is in it.',
  availability: 'Energy availability: 1 − lost to outages / (measured + lost to outages).',
}

const percent = (value: number | null): string => formatPercentFixed(value, 1)

interface ComparePanelProps {
  /** Of one page. */
  readonly rows: readonly PlantRow[]
  readonly measure: Measure
  readonly onChange: (measure: Measure) => void
}

/** Plants side by side. */
export function ComparePanel({ rows, measure, onChange }: ComparePanelProps): ReactNode {
  const data = useMemo(() => compareData(rows, measure), [rows, measure])
  return (
    <Panel>
      <CategoryChart
        title="Comparison of plants"
        summary={SUMMARIES[measure]}
        data={data}
        height={300}
        table={seriesTable(
          'Plant',
          data.labels,
          data.series.map((one) => ({ ...one, unit: data.unit })),
        )}
        controls={
          <ChoiceSwitch
            label="Compare by"
            size="xs"
            choices={choicesOf(MEASURES, TEXTS)}
            value={measure}
            onChange={onChange}
          />
        }
      />
    </Panel>
  )
}

function compareData(rows: readonly PlantRow[], measure: Measure): CategoryData {
  const values = rows.map((row) => valueOf(row, measure))
  return {
    labels: rows.map(({ name }) => name),
    series: [{ name: TEXTS[measure], values }],
    hasLegend: false,
    labelLook: { hideOverlap: true },
    ...(measure === 'yield'
      ? { unit: 'kWh/kWp', left: { text: (value) => formatUnit(value, 'kWh/kWp') } }
      : { unit: '', left: { name: '%', label: (value) => percent(value), text: percent } }),
  }
}

function valueOf(row: PlantRow, measure: Measure): number | null {
  switch (measure) {
    case 'epi':
      return row.epi
    case 'yield':
      return row.specificYield
    case 'availability':
      return row.availability
  }
}
