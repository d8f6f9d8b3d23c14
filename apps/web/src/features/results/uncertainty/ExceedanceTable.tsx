import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed, formatPercentFixed } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { amountText } from '../losses/lossTexts.ts'
import type { Exceedance } from './useUncertainty.ts'

type Row = Exceedance['p_values'][number]

interface ExceedanceTableProps {
  readonly data: Exceedance
  /** The simulation covers one year, no part of one and not several. */
  readonly isYear: boolean
}

/** P50 to P99 with what they are of the forecast. */
export function ExceedanceTable({ data, isYear }: ExceedanceTableProps): ReactNode {
  const { p_values: rows, years, sigma_fraction } = data
  const [forecast] = rows
  const share = (row: Row): number | null =>
    forecast && forecast.energy_kwh > 0 ? row.energy_kwh / forecast.energy_kwh : null
  const columns: readonly Column<Row>[] = [
    { key: 'p', title: 'Exceeded', render: ({ probability }) => `P${probability}` },
    {
      key: 'energy',
      title: 'Energy',
      align: 'right',
      render: ({ energy_kwh }) => amountText(energy_kwh, 'kWh'),
    },
    {
      key: 'yield',
      title: 'Specific yield (kWh/kWp)',
      align: 'right',
      render: (row) => formatFixed(row.specific_yield_kwh_per_kwp, 1),
    },
    {
      key: 'share',
      title: 'Of P50',
      align: 'right',
      render: (row) => formatPercentFixed(share(row), 1),
    },
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
        {periodText(years, isYear)}, standard deviation σ = {formatPercentFixed(sigma_fraction)}.{' '}
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

function periodText(years: number, isYear: boolean): string {
  if (isYear) return years === 1 ? 'A single year' : `Mean of ${years} years`
  return years === 1 ? 'The period of the simulation' : `Mean of ${years} such periods`
}
