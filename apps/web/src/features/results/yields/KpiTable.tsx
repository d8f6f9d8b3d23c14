import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatResult } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { exactPart, ratioNote, type SimulationKpi } from './kpiFigures.ts'

const COLUMNS: readonly Column<SimulationKpi>[] = [
  { key: 'label', title: 'Figure', render: ({ label }) => label },
  rightColumn('value', 'Value', ({ value, unit }) => formatResult(value, unit)),
  {
    key: 'formula',
    title: 'Formula',
    render: ({ formula }) => (
      <Text size="sm" c="gray.7" miw={240}>
        {formula}
      </Text>
    ),
  },
  rightColumn('numerator', 'Numerator', ({ numerator, numerator_unit }) =>
    exactPart(numerator, numerator_unit),
  ),
  rightColumn('denominator', 'Denominator', ({ denominator, denominator_unit }) =>
    exactPart(denominator, denominator_unit),
  ),
]

/** Every key figure with what it was divided from. */
export function KpiTable({ kpis }: { readonly kpis: readonly SimulationKpi[] }): ReactNode {
  const ratio = kpis.find(({ key }) => key === 'performance_ratio')
  const note = ratio === undefined ? '' : ratioNote(ratio)
  return (
    <Panel
      title="All key figures"
      description={`E energy to the grid, of a block at its output; P0 nominal DC power; H light on the plane of the modules, unshaded; T cell temperature; γ temperature coefficient of power; φ bifaciality. ${note}`}
      actions={
        <SaveCsvButton
          title="Key figures"
          columns={[
            'Figure',
            'Value',
            'Unit',
            'Formula',
            'Numerator',
            'Unit',
            'Denominator',
            'Unit',
          ]}
          rows={kpis.map((kpi) => [
            kpi.label,
            kpi.value,
            kpi.unit,
            kpi.formula,
            kpi.numerator,
            kpi.numerator_unit,
            kpi.denominator,
            kpi.denominator_unit,
          ])}
        />
      }
    >
      <DataTable label="All key figures" rows={kpis} rowKey={({ key }) => key} columns={COLUMNS} />
    </Panel>
  )
}
