import { fieldLabel, fieldsOf } from '@duet/plant'
import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Draft } from '../componentDraft.ts'
import { PointChart } from '../pictures/PointChart.tsx'
import { powerSeries } from '../pictures/panelSeries.ts'
import type { PointAxes } from '../pictures/pointChart.ts'
import { type PanelIv, usePanelIv } from '../pictures/usePanelIv.ts'
import { ivOption, ivSummary, ivTable } from './ivChart.ts'

const POWER_AXES: PointAxes = {
  x: 'Voltage (V)',
  y: 'Power (W)',
  yMin: 0,
  unitOfNames: ' W/m²',
}

/** Current and power over voltage of the panel as it is typed. */
export function IvChart({ draft }: { readonly draft: Draft }): ReactNode {
  const view = usePanelIv(draft)
  const curves = view.state === 'ready' ? view.data.curves : undefined
  const power = useMemo(() => powerSeries(curves ?? []), [curves])
  return (
    <>
      <Panel>
        <DataState view={view} skeleton={<SkeletonBox height={300} />}>
          {(panelIv) => <IvCurves panelIv={panelIv} />}
        </DataState>
      </Panel>
      <PointChart title="Power curves" series={power} axes={POWER_AXES} />
    </>
  )
}

/** 'Bypass diodes (columns) must be ...', as the form calls the field. */
function firstProblem({ path, message }: PanelIv['errors'][number]): string {
  return `${fieldLabel(fieldsOf('panel'), path)} ${message}`.trim()
}

function IvCurves({ panelIv }: { readonly panelIv: PanelIv }): ReactNode {
  const { curves, errors } = panelIv
  const option = useMemo(() => ivOption(curves), [curves])
  const table = useMemo(() => ivTable(curves), [curves])
  if (errors.length > 0 || curves.length === 0) {
    return (
      <Text size="sm" c="gray.6">
        The curves are drawn once the fields are valid
        {errors[0] === undefined ? '.' : `: ${firstProblem(errors[0])}.`}
      </Text>
    )
  }
  return (
    <Chart
      title="IV Curves"
      summary={ivSummary(curves)}
      option={option}
      table={table}
      height={280}
    />
  )
}
