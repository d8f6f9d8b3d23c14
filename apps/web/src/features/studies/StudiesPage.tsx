import { IconChartDots } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { formatAgo, formatDateTime } from '../../lib/formatTime.ts'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import { parameterNames } from '../../project/runs/studyParameters.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AnchorLink, ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { NewerOlder } from '../../ui/table/PagingBar.tsx'
import { bestPoint, measureOf, pointLabel } from './measures.ts'
import { progressText, studyProgress } from './studyProgress.ts'
import { useStudies } from './useStudies.ts'

/** All studies of the project. */
export function StudiesPage(): ReactNode {
  const project = useCurrentProject()
  const [page, setPage] = useState(1)
  const view = useStudies(project.id, page)
  return (
    <Page>
      <PageHeader
        title="Studies"
        description="Simulations over the values of one to three parameters, side by side."
        actions={mayRun(project) && <NewStudy />}
      />
      <Panel>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={6} />}
          isEmpty={({ studies }) => studies.length === 0 && page === 1}
          empty={
            <EmptyState
              icon={<IconChartDots size={32} />}
              title="No studies yet"
              text="A study runs the chosen blocks once for each combination of the values of one to three parameters, as tilt, row spacing or DC/AC ratio, and shows what they yield side by side."
              action={mayRun(project) ? <NewStudy /> : undefined}
            />
          }
        >
          {({ studies, hasMore }) => (
            <>
              <DataTable
                label="Studies"
                rows={studies}
                rowKey={({ id }) => id}
                columns={columnsOf()}
              />
              <NewerOlder page={page} hasMore={hasMore} onChange={setPage} />
            </>
          )}
        </DataState>
      </Panel>
    </Page>
  )
}

function NewStudy(): ReactNode {
  return (
    <ButtonLink
      to="/$org/project/$projectId/compute/blocks"
      from="/$org/project/$projectId"
      search={{ study: true }}
    >
      New study
    </ButtonLink>
  )
}

function columnsOf(): readonly Column<StudyPartsFragment>[] {
  const nowMs = Date.now()
  return [
    {
      key: 'name',
      title: 'Name',
      value: ({ name }) => name,
      render: ({ id, name }) => (
        <AnchorLink
          fw={600}
          size="sm"
          to="/$org/project/$projectId/compute/studies/$studyId"
          from="/$org/project/$projectId"
          params={{ studyId: id }}
        >
          {name}
        </AnchorLink>
      ),
    },
    {
      key: 'parameters',
      title: 'Parameters',
      value: ({ parameters }) => parameterNames(parameters),
    },
    {
      key: 'state',
      title: 'Simulations',
      value: (study) => progressText(studyProgress(study)),
    },
    {
      key: 'best',
      title: 'Best specific yield',
      value: bestText,
    },
    {
      key: 'created_at',
      title: 'Created',
      value: ({ created_at }) => created_at,
      render: ({ created_at }) => (
        <span title={formatDateTime(created_at)}>{formatAgo(created_at, nowMs)}</span>
      ),
    },
    { key: 'user', title: 'By', value: ({ user }) => personName(user) },
  ]
}

function bestText({ points }: StudyPartsFragment): string | undefined {
  const measure = measureOf('specific_yield')
  const best = measure && bestPoint(points, measure)
  return best && measure ? `${measure.text(best)} at ${pointLabel(best)}` : undefined
}
