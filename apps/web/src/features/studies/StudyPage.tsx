import { Group, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { formatDateTime } from '../../lib/formatTime.ts'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import type { RunFigures } from '../../project/economics/useEconomics.ts'
import { RunProgress } from '../../project/runs/RunProgress.tsx'
import { parameterNames } from '../../project/runs/studyParameters.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AddValues } from './AddValues.tsx'
import { ParetoChart } from './ParetoChart.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { StudyActions } from './StudyActions.tsx'
import { StudyChart } from './StudyChart.tsx'
import { StudyMap } from './StudyMap.tsx'
import { StudyTable } from './StudyTable.tsx'
import { type StudyChoice, studyChoices } from './studyChoices.ts'
import { weighedStudy } from './studyEconomics.ts'
import { progressText, studyProgress } from './studyProgress.ts'
import { useStudy, useStudyEconomics } from './useStudies.ts'

const route = getRouteApi('/$org/project/$projectId/compute/studies/$studyId')

/** The runs of a study side by side. */
export function StudyPage(): ReactNode {
  const { studyId } = route.useParams()
  const view = useStudy(studyId)
  return (
    <Page>
      <AnchorLink
        size="xs"
        to="/$org/project/$projectId/compute/studies"
        from="/$org/project/$projectId"
      >
        All studies
      </AnchorLink>
      <DataState view={view} skeleton={<SkeletonLines count={10} />}>
        {(study) => <Study study={study} />}
      </DataState>
    </Page>
  )
}

/** The same between renders. */
const NONE: readonly RunFigures[] = []

function Study({ study }: { readonly study: StudyPartsFragment }): ReactNode {
  const view = useStudyEconomics(study)
  const figures = view.state === 'ready' ? view.data : NONE
  const weighed = useMemo(() => weighedStudy(study, figures), [study, figures])
  const isSingle = study.parameters.length === 1
  return (
    <>
      <PageHeader
        title={study.name}
        tabTitle={study.name}
        description={factLine(study)}
        actions={<StudyActions study={study} />}
      />
      <Stack gap="md">
        <StudyState study={study} />
        <Panel>
          {study.points.some(({ result }) => result !== null) ? (
            isSingle ? (
              <StudyChart {...weighed} />
            ) : (
              <StudyMap {...weighed} />
            )
          ) : (
            <Text size="sm" c="gray.6">
              The chart is drawn as soon as one point has a result.
            </Text>
          )}
        </Panel>
        {view.state === 'failed' && <ErrorNote message={view.message} onRetry={view.retry} />}
        {!isSingle && <ParetoChart {...weighed} />}
        <SearchPanel {...weighed} />
        <StudyTable {...weighed} />
        {isSingle && <AddValues study={study} />}
      </Stack>
    </>
  )
}

function factLine(study: StudyPartsFragment): string {
  return [
    parameterNames(study.parameters),
    ...studyChoices(study).map(choiceText),
    `started ${formatDateTime(study.created_at)} by ${personName(study.user)}`,
  ].join(' · ')
}

function choiceText({ label, text }: StudyChoice): string {
  return label === 'Blocks' || label === 'Weather' ? shortened(text) : `${label}: ${text}`
}

const MAX_CHARS = 80

const shortened = (text: string): string =>
  text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS).trimEnd()}…`

function StudyState({ study }: { readonly study: StudyPartsFragment }): ReactNode {
  const progress = studyProgress(study)
  return (
    <Group gap="sm" wrap="nowrap">
      {progress.active > 0 && (
        <div style={{ flex: '0 1 240px' }}>
          <RunProgress fraction={progress.fraction} label="Progress of the study" />
        </div>
      )}
      <Text size="sm" component="output">
        {progressText(progress)}
      </Text>
    </Group>
  )
}
