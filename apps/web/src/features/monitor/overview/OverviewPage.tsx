import { SimpleGrid } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { NotEvaluated } from '../shell/NotEvaluated.tsx'
import type { Period } from '../shell/period.ts'
import { usePeriod } from '../shell/usePeriod.ts'
import { BlockMap } from './BlockMap.tsx'
import { BlockTable } from './BlockTable.tsx'
import { blockRows } from './blockEnergies.ts'
import { Headline } from './Headline.tsx'
import { IssueTable } from './IssueTable.tsx'
import { OverviewFigures } from './OverviewFigures.tsx'
import { overviewIssues } from './overview.ts'
import { PowerPanel } from './PowerPanel.tsx'
import { type OverviewData, useOverview } from './useOverview.ts'

/** What was lost and to what; then power, issues and blocks. */
export function OverviewPage(): ReactNode {
  const period = usePeriod('today')
  const view = useOverview(period)
  return (
    <MonitorPage title="Overview" period={period}>
      <DataState
        view={view}
        skeleton={<SkeletonBox height={420} />}
        isEmpty={({ sums }) => sums.sentinelSystemLossSummary.day_count === 0}
        empty={<NotEvaluated period={period} />}
      >
        {(data) => <Evaluated data={data} period={period} />}
      </DataState>
    </MonitorPage>
  )
}

interface EvaluatedProps {
  readonly data: OverviewData
  readonly period: Period
}

function Evaluated({ data: { sums, nodes }, period }: EvaluatedProps): ReactNode {
  const { sentinelSystemLossSummary: losses, issueEvents } = sums
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes])
  const issues = useMemo(() => overviewIssues(issueEvents.events, byId), [issueEvents, byId])
  const energies = sums.sensorDataModelledHierarchy
  const blocks = useMemo(() => blockRows({ nodes, energies }), [nodes, energies])
  return (
    <>
      <Headline period={period} losses={losses} issues={issues} />
      <OverviewFigures losses={losses} />
      <PowerPanel period={period} nodes={nodes} />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <IssueTable issues={issues} modelKwh={losses.model_kwh} />
        <BlockTable rows={blocks} />
      </SimpleGrid>
      <BlockMap rows={blocks} />
    </>
  )
}
