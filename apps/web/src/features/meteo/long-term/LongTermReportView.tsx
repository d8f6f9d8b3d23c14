import { SHORT_MONTH_NAMES } from '@duet/units'
import { SimpleGrid, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatFixed, formatNumber, formatPercentFixed, joinUnit } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { LongTermScatter } from './LongTermScatter.tsx'
import type { LongTermReport } from './useLongTerm.ts'

interface ReportProps {
  readonly report: LongTermReport
}

/** What a correction does, and how well it foretells. */
export function LongTermReportView({ report }: ReportProps): ReactNode {
  return (
    <>
      <ErrorTable report={report} />
      <Panel>
        <LongTermScatter report={report} />
      </Panel>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Panel>
          <MonthChart report={report} />
        </Panel>
        <YearsPanel report={report} />
      </SimpleGrid>
    </>
  )
}

interface ErrorRow {
  readonly name: string
  readonly bias_fraction: number
  readonly rmse: number
}

function ErrorTable({ report }: ReportProps): ReactNode {
  const { before, after, validation, unit, r2 } = report
  const rows: readonly ErrorRow[] = [
    { name: 'Reference as it is', ...before },
    { name: 'Corrected', ...after },
    {
      name: `Corrected, ${counted(report.fold_count, 'part')} each foretold from the others`,
      ...validation,
    },
  ]
  const figures: readonly Figure<ErrorRow>[] = [
    { title: 'Against what was measured', minWidth: 260, value: ({ name }) => name },
    {
      title: 'Bias (%)',
      csv: 'Bias (fraction)',
      value: ({ bias_fraction }) => bias_fraction,
      text: ({ bias_fraction }) => formatPercentFixed(bias_fraction),
    },
    {
      title: `RMSE (${unit})`,
      value: ({ rmse }) => rmse,
      text: ({ rmse }) => formatNumber(rmse, 4),
    },
  ]
  return (
    <FigureTable
      title="Common days"
      label="Errors of the correction"
      description={`${report.from} to ${report.to}: ${counted(report.day_count, 'day')}, ${counted(report.pair_count, 'pair')} with light. R² ${formatFixed(r2, 4)}. ${monthsText(report.own_months)}`}
      figures={figures}
      rows={rows}
      rowKey={({ name }) => name}
      isSorted={false}
    />
  )
}

const monthsText = (months: readonly number[]): string =>
  months.length === 0
    ? 'One correction for all months.'
    : `Months with a correction of their own: ${months.map((month) => SHORT_MONTH_NAMES[month - 1]).join(', ')}.`

function MonthChart({ report }: ReportProps): ReactNode {
  const { month_measured, month_reference, month_corrected, unit } = report
  const data = useMemo(
    (): CategoryData => ({
      labels: [...SHORT_MONTH_NAMES],
      series: [
        { name: 'Measured', values: month_measured },
        { name: 'Reference', values: month_reference },
        { name: 'Corrected', values: month_corrected },
      ],
      unit,
    }),
    [month_measured, month_reference, month_corrected, unit],
  )
  return (
    <CategoryChart
      title="Common days by month"
      summary="Means of the pairs: what was measured, the reference as it is, and corrected."
      data={data}
      table={seriesTable('Month', data.labels, [
        { name: 'Measured', unit, values: month_measured },
        { name: 'Reference', unit, values: month_reference },
        { name: 'Corrected', unit, values: month_corrected },
      ])}
    />
  )
}

type Year = LongTermReport['years'][number]

const YEAR_FIGURES: readonly Figure<Year>[] = [
  { title: 'Year', value: ({ year }) => year },
  {
    title: 'Reference (kWh/m²)',
    value: ({ reference_kwh_m2 }) => reference_kwh_m2,
    text: ({ reference_kwh_m2 }) => formatNumber(reference_kwh_m2, 5),
  },
  {
    title: 'Corrected (kWh/m²)',
    value: ({ corrected_kwh_m2 }) => corrected_kwh_m2,
    text: ({ corrected_kwh_m2 }) => formatNumber(corrected_kwh_m2, 5),
  },
]

function YearsPanel({ report }: ReportProps): ReactNode {
  if (report.years.length === 0) {
    return (
      <Panel title="Long-term mean">
        <Text size="sm">The reference has no complete calendar year.</Text>
      </Panel>
    )
  }
  return (
    <FigureTable
      title="Long-term mean"
      label="Years of GHI"
      description={meanText(report)}
      figures={YEAR_FIGURES}
      rows={report.years}
      rowKey={({ year }) => String(year)}
      height={300}
    />
  )
}

const kwh = (value: number | null): string => joinUnit(formatNumber(value, 5), 'kWh/m²')

function meanText(report: LongTermReport): string {
  const { years, mean_kwh_m2, reference_mean_kwh_m2, uncertainty_fraction } = report
  const means = `GHI, mean of ${years.length} complete ${years.length === 1 ? 'year' : 'years'}: ${kwh(mean_kwh_m2)}, ${kwh(reference_mean_kwh_m2)} before.`
  const ofCorrection = `correction ${formatPercentFixed(report.correction_uncertainty_fraction)}`
  return uncertainty_fraction === null
    ? `${means} Standard uncertainty of the ${ofCorrection}; that of the mean of years needs three.`
    : `${means} Standard uncertainty ${formatPercentFixed(uncertainty_fraction)}: ${ofCorrection}, and the differences of years; that of the instrument is not in it.`
}
