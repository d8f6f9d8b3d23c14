import { SimpleGrid, Stack } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import type { ComparedRunFragment } from '../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type Choice, type Comparison, choiceOf } from './choice.ts'
import { InputPanel } from './InputPanel.tsx'
import { KeyFigurePanel } from './KeyFigurePanel.tsx'
import { LossPanel } from './LossPanel.tsx'
import { MonthPanel } from './MonthPanel.tsx'
import { RunChoice } from './RunChoice.tsx'
import { useCompletedRuns } from './useCompare.ts'

const route = getRouteApi('/$org/project/$projectId/compare')

/** Two finished runs of the project side by side. */
export function ComparePage(): ReactNode {
  const project = useCurrentProject()
  const search = route.useSearch()
  const view = useCompletedRuns(project.id, [search.a, search.b])
  return (
    <Page>
      <PageHeader
        title="Compare"
        description="Two completed simulations of this project side by side. Differences are B − A."
      />
      <DataState view={view} skeleton={<PageSkeleton />}>
        {(runs) => <Chosen runs={runs} choice={choiceOf(runs, search)} />}
      </DataState>
    </Page>
  )
}

function PageSkeleton(): ReactNode {
  return (
    <Panel>
      <SkeletonLines count={10} />
    </Panel>
  )
}

interface ChosenProps {
  readonly runs: readonly ComparedRunFragment[]
  readonly choice: Choice
}

function Chosen({ runs, choice }: ChosenProps): ReactNode {
  if (choice.state === 'tooFew') return <TooFew count={runs.length} />
  return (
    <Stack gap="md">
      <RunChoice runs={runs} choice={choice} />
      <Outcome choice={choice} />
    </Stack>
  )
}

function Outcome({ choice }: { readonly choice: Exclude<Choice, { state: 'tooFew' }> }): ReactNode {
  switch (choice.state) {
    case 'unchosen':
      return (
        <Navigate
          from="/$org/project/$projectId/compare"
          to="/$org/project/$projectId/compare"
          search={(before) => ({ ...before, a: choice.a, b: choice.b })}
          replace
        />
      )
    case 'unknown':
      return (
        <Note kind="info" isAlert>
          Choose another run: it may have been deleted, or has not completed.
        </Note>
      )
    case 'same':
      return (
        <Note kind="info" isAlert>
          A and B are the same run, so nothing differs. Choose another run for one of them.
        </Note>
      )
    case 'chosen':
      return <Compared comparison={choice.comparison} />
  }
}

function Compared({ comparison }: { readonly comparison: Comparison }): ReactNode {
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <KeyFigurePanel comparison={comparison} />
        <InputPanel comparison={comparison} />
      </SimpleGrid>
      <MonthPanel comparison={comparison} />
      <LossPanel comparison={comparison} />
    </>
  )
}

function TooFew({ count }: { readonly count: number }): ReactNode {
  const isEditor = mayRun(useCurrentProject())
  const has = count === 0 ? 'has none yet' : 'has one'
  return (
    <Panel>
      <EmptyState
        icon={<IconArrowsExchange size={32} />}
        title="Nothing to compare yet"
        text={`A comparison needs two completed simulations, and this project ${has}. Run one, change a block, the weather or the year, and run it again.`}
        action={
          isEditor ? (
            <ButtonLink
              to="/$org/project/$projectId/compute/blocks"
              from="/$org/project/$projectId"
            >
              Go to Compute
            </ButtonLink>
          ) : undefined
        }
      />
    </Panel>
  )
}
