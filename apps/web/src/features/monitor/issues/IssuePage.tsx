import { causeLabel } from '@duet/monitoring/texts'
import { MINUTE_MS } from '@duet/units'
import { SimpleGrid } from '@mantine/core'
import { Navigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IssueDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { keepPeriod } from '../shell/keepPeriod.ts'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { ActivityPanel } from './ActivityPanel.tsx'
import { BesidePanel } from './BesidePanel.tsx'
import { DaysPanel } from './DaysPanel.tsx'
import { IssueHeadline } from './IssueHeadline.tsx'
import { IssueReadings } from './IssueReadings.tsx'
import { RulePanel } from './RulePanel.tsx'
import type { IssueDetails } from './useIssues.ts'
import { WorkPanel } from './WorkPanel.tsx'

const ROUTE = '/$org/project/$projectId/monitor/performance-issues/$issueId'

/** One issue: what happened and what it cost, its readings, and what people do about it. */
export function IssuePage(): ReactNode {
  const params = useParams({ from: ROUTE })
  // without what was there before: another issue would be taken for the one that this one was merged into
  const view = useView(IssueDocument, { id: params.issueId }, { refetchInterval: MINUTE_MS })
  return (
    <MonitorPage title={view.state === 'ready' ? titleOf(view.data) : 'Issue'}>
      <DataState view={view} skeleton={<SkeletonBox height={420} />}>
        {(details) =>
          details.issue.id === params.issueId ? (
            <Found details={details} />
          ) : (
            // it was merged: the address is that of the issue it is part of
            <Navigate
              to="/$org/project/$projectId/monitor/performance-issues/$issueId"
              params={{ ...params, issueId: details.issue.id }}
              search={keepPeriod}
              replace
            />
          )
        }
      </DataState>
    </MonitorPage>
  )
}

const titleOf = ({ issue }: IssueDetails): string =>
  `${issue.node_name}: ${causeLabel(issue.event_type).toLowerCase()}`

function Found({ details }: { readonly details: IssueDetails }): ReactNode {
  return (
    <>
      <IssueHeadline issue={details.issue} />
      <IssueReadings details={details} />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <WorkPanel issue={details.issue} />
        <ActivityPanel details={details} />
        <DaysPanel details={details} />
        <RulePanel details={details} />
      </SimpleGrid>
      <BesidePanel issue={details.issue} />
    </>
  )
}
