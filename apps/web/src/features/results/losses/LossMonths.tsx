import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { monthLabels, sumOf } from '../seriesMonths.ts'
import type { LossMode } from '../simulationSearch.ts'
import { useUtcOffset } from '../useResults.ts'
import { type MonthlyLosses, useMonthlyLosses } from '../useResultTabs.ts'
import { lossMonthsHeight, lossMonthsOption, shownStages } from './lossMonthsOption.ts'
import { closureText } from './lossTexts.ts'
import { WidePicture } from './WidePicture.tsx'

const WIDTH_PX = 900

interface LossMonthsProps {
  readonly scope: Scope
  readonly mode: LossMode
}

/** Every stage of every month as a heat map. */
export function LossMonths({ scope, mode }: LossMonthsProps): ReactNode {
  const view = useMonthlyLosses(scope)
  const utcOffsetH = useUtcOffset(scope)
  return (
    <DataState view={view} skeleton={<SkeletonBox height={720} />}>
      {(data) => <MonthMap data={data} mode={mode} scope={scope} utcOffsetH={utcOffsetH} />}
    </DataState>
  )
}

interface MonthMapProps extends LossMonthsProps {
  readonly data: MonthlyLosses
  readonly utcOffsetH: number
}

function MonthMap({ data, mode, scope, utcOffsetH }: MonthMapProps): ReactNode {
  const labels = useMemo(() => monthLabels(data.time, utcOffsetH), [data, utcOffsetH])
  const option = useMemo(() => lossMonthsOption(data, labels, mode), [data, labels, mode])
  const stages = shownStages(data)
  return (
    <WidePicture label="Losses by month" widthPx={WIDTH_PX}>
      <Chart
        title={`Losses by month: ${scopeName(scope)}`}
        summary={`${stages.length} stages that change something in ${labels.length} months. Every month closes ${closureText(data.closure_error)}; energies of the months sum to those of the run.`}
        option={option}
        height={lossMonthsHeight(data)}
        table={{
          columns: [
            'Stage',
            'Unit',
            ...labels.map((label) => `${label}: change`),
            'Sum: change',
            ...labels.map((label) => `${label}: left`),
            'Sum: left',
          ],
          rows: data.rows.map((row) => [
            row.label,
            row.unit,
            ...row.loss.map((loss) => 0 - loss),
            0 - sumOf(row.loss),
            ...row.value_after,
            sumOf(row.value_after),
          ]),
        }}
      />
    </WidePicture>
  )
}
