import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercentFixed, formatResult } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import type { Exceedance } from './useUncertainty.ts'

type Row = Exceedance['p_values'][number]

/** P50 to P99 with what they are of the forecast. */
export function ExceedanceTable({ data }: { readonly data: Exceedance }): ReactNode {
  const { p_values: rows, sigma_fraction } = data
  const [forecast] = rows
  const share = (row: Row): number | null =>
    forecast && forecast.energy_kwh > 0 ? row.energy_kwh / forecast.energy_kwh : null
  const columns: readonly Column<Row>[] = [
    { key: 'p', title: 'Exceeded', render: ({ probability }) => `P${probability}` },
    rightColumn('energy', 'Energy', ({ energy_kwh }) => formatResult(energy_kwh, 'kWh')),
    rightColumn('yield', 'Specific yield', (row) =>
      formatResult(row.specific_yield_kwh_per_kwp, 'kWh/kWp'),
    ),
    rightColumn('share', 'Of P50', (row) => formatPercentFixed(share(row), 1)),
  ]
  return (
    <section>
      <DataTable
        label="Energies and how likely they are exceeded"
        rows={rows}
        rowKey={({ probability }) => String(probability)}
        columns={columns}
      />
      <Text size="xs" c="gray.6" mt={4}>
        {periodText(data)}, standard deviation σ = {formatPercentFixed(sigma_fraction)}.{' '}
        <SaveCsvButton
          title="P-values"
          columns={['Exceeded (%)', 'Energy (kWh)', 'Specific yield (kWh/kWp)', 'Of P50']}
          rows={rows.map((row) => [
            row.probability,
            row.energy_kwh,
            row.specific_yield_kwh_per_kwp,
            share(row),
          ])}
        />
      </Text>
    </section>
  )
}

function periodText({ basis, basis_years, years }: Exceedance): string {
  if (basis === 'period') return 'The period of the simulation'
  const of = years === 1 ? 'A single year' : `Mean of ${years} years`
  return basis === 'mean_year' ? `${of}; P50 is the mean of ${basis_years} simulated years` : of
}
