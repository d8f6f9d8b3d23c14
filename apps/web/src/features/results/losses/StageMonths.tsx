import { stageMeaning } from '@duet/results'
import { CloseButton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { formatResult } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import type { ChartOption } from '../../../ui/echarts.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { monthOption } from '../barOptions.ts'
import type { Scope } from '../scope.ts'
import { monthLabels, sumOf } from '../seriesMonths.ts'
import { useSimulationMeta } from '../useResults.ts'
import { type MonthlyLosses, useMonthlyLosses } from '../useResultTabs.ts'
import { changePercent } from './lossTexts.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

interface StageMonthsProps {
  readonly scope: Scope
  /** Key of the stage. */
  readonly stage: string
}

/** One stage of the account, month by month. */
export function StageMonths({ scope, stage }: StageMonthsProps): ReactNode {
  const view = useMonthlyLosses(scope)
  const meta = useSimulationMeta(scope.simulation.id)
  const utcOffsetH = meta.state === 'ready' ? meta.data.local_time_zone : 0
  return (
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={320} />}>
        {(data) => <Stage data={data} stage={stage} utcOffsetH={utcOffsetH} />}
      </DataState>
    </Panel>
  )
}

function Stage(props: {
  readonly data: MonthlyLosses
  readonly stage: string
  readonly utcOffsetH: number
}): ReactNode {
  const { data, stage, utcOffsetH } = props
  const row = data.rows.find(({ key }) => key === stage)
  const labels = useMemo(() => monthLabels(data.time, utcOffsetH), [data, utcOffsetH])
  const option = useMemo((): ChartOption => {
    const bars = monthOption({
      labels,
      unit: row?.unit ?? '',
      series: [{ name: 'Change', values: row?.loss.map((loss) => 0 - loss) ?? [] }],
    })
    return { ...bars, color: [SERIES_COLORS[1]] }
  }, [labels, row])
  if (row === undefined) return <>This account has no such stage.</>
  const lossKwh = sumOf(row.loss)
  const before = sumOf(row.value_after) + lossKwh
  return (
    <Chart
      title={`${row.label} by month`}
      summary={`${stageMeaning(row.key)}. In all: ${formatResult(0 - lossKwh, row.unit)} of ${formatResult(before, row.unit)}, ${changePercent(before > 0 ? lossKwh / before : 0)}. A loss is below zero.`}
      option={option}
      height={260}
      controls={<Close />}
      table={{
        columns: ['Month', `Change (${row.unit})`, 'Of previous', `Left (${row.unit})`],
        rows: labels.map((label, month) => [
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
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <CloseButton
      aria-label="Close the months of the stage"
      onClick={() =>
        void navigate({ params, search: { ...search, stage: undefined }, replace: true })
      }
    />
  )
}
