import { stageMeaning } from '@duet/results'
import { CloseButton } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatResult } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import type { Scope } from '../scope.ts'
import { monthLabels, sumOf } from '../seriesMonths.ts'
import { useResultSearch } from '../useResultSearch.ts'
import { useUtcOffset } from '../useResults.ts'
import { type MonthlyLosses, useMonthlyLosses } from '../useResultTabs.ts'
import { changePercent } from './lossTexts.ts'

interface StageMonthsProps {
  readonly scope: Scope
  /** Key of the stage. */
  readonly stage: string
}

/** One stage of the account, month by month. */
export function StageMonths({ scope, stage }: StageMonthsProps): ReactNode {
  const view = useMonthlyLosses(scope)
  const utcOffsetH = useUtcOffset(scope)
  return (
    <ChartPanel view={view} height={320}>
      {(data) => <Stage data={data} stage={stage} utcOffsetH={utcOffsetH} />}
    </ChartPanel>
  )
}

function Stage(props: {
  readonly data: MonthlyLosses
  readonly stage: string
  readonly utcOffsetH: number
}): ReactNode {
  const { data, stage, utcOffsetH } = props
  const row = data.rows.find(({ key }) => key === stage)
  const shown = useMemo(
    () => ({
      labels: monthLabels(data.time, utcOffsetH),
      series: [{ name: 'Change', values: row?.loss.map((loss) => 0 - loss) ?? [] }],
      unit: row?.unit ?? '',
    }),
    [data, utcOffsetH, row],
  )
  if (row === undefined) return <>This account has no such stage.</>
  const lossKwh = sumOf(row.loss)
  const before = sumOf(row.value_after) + lossKwh
  return (
    <CategoryChart
      title={`${row.label} by month`}
      summary={`${stageMeaning(row.key)}. In all: ${formatResult(0 - lossKwh, row.unit)} of ${formatResult(before, row.unit)}, ${changePercent(before > 0 ? lossKwh / before : 0)}. A loss is below zero.`}
      data={shown}
      height={260}
      controls={<Close />}
      table={{
        columns: ['Month', `Change (${row.unit})`, 'Of previous', `Left (${row.unit})`],
        rows: shown.labels.map((label, month) => [
          label,
          0 - (row.loss[month] ?? 0),
          changePercent(row.loss_fraction_of_previous[month] ?? 0),
          row.value_after[month] ?? null,
        ]),
      }}
    />
  )
}

function Close(): ReactNode {
  const [, change] = useResultSearch()
  return (
    <CloseButton
      aria-label="Close the months of the stage"
      onClick={() => change({ stage: undefined })}
    />
  )
}
