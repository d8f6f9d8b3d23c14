import { IconListDetails } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { keepPeriod } from '../shell/keepPeriod.ts'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { type Period, periodText } from '../shell/period.ts'
import { usePeriod } from '../shell/usePeriod.ts'
import { GroupTable } from './GroupTable.tsx'
import { IssueList } from './IssueList.tsx'
import { IssuesHeadline } from './IssuesHeadline.tsx'
import { useIssueIndex } from './useIssues.ts'

/** What went wrong in a period: by component and cause, then issue by issue. */
export function IssuesPage(): ReactNode {
  const period = usePeriod('30d')
  const view = useIssueIndex(period)
  return (
    <MonitorPage title="Performance issues" period={period} actions={<EventLogLink />}>
      <DataState
        view={view}
        skeleton={<SkeletonBox height={320} />}
        isEmpty={(groups) => groups.length === 0}
        empty={<NoIssues period={period} />}
      >
        {(groups) => (
          <>
            <IssuesHeadline groups={groups} period={period} />
            <GroupTable groups={groups} period={period} />
            <IssueList period={period} />
          </>
        )}
      </DataState>
    </MonitorPage>
  )
}

function EventLogLink(): ReactNode {
  const params = useParams({ from: '/$org/project/$projectId' })
  return (
    <ButtonLink
      variant="default"
      to="/$org/project/$projectId/monitor/performance-issues/event-log"
      params={params}
      search={keepPeriod}
      leftSection={<IconListDetails size={16} aria-hidden />}
    >
      Event log
    </ButtonLink>
  )
}

function NoIssues({ period }: { readonly period: Period }): ReactNode {
  return (
    <EmptyState
      title={`No issue ${period.from === period.to ? 'on' : 'from'} ${periodText(period)}`}
      text="Nothing was found that took energy or made readings doubtful. Choose another period to look further back."
    />
  )
}
