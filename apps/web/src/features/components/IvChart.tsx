import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../ui/DataState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Draft } from './componentDraft.ts'
import { ivOption, ivSummary, ivTable } from './ivChart.ts'
import { type PanelIv, usePanelIv } from './usePanelIv.ts'

/** Current-voltage curves of the panel as it is typed. */
export function IvChart({ draft }: { readonly draft: Draft }): ReactNode {
  const view = usePanelIv(draft)
  return (
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={300} />}>
        {(panelIv) => <IvCurves panelIv={panelIv} />}
      </DataState>
    </Panel>
  )
}

function IvCurves({ panelIv }: { readonly panelIv: PanelIv }): ReactNode {
  const { curves, errors } = panelIv
  const option = useMemo(() => ivOption(curves), [curves])
  const table = useMemo(() => ivTable(curves), [curves])
  if (errors.length > 0 || curves.length === 0) {
    return (
      <Text size="sm" c="gray.6">
        The curves are drawn once the fields are sound
        {errors[0] === undefined ? '.' : `: ${errors[0].path} ${errors[0].message}.`}
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
