import { Text } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { useStore } from '../../../lib/externalStore.ts'
import {
  CleaningStudyDocument,
  type CleaningStudyQuery,
  ProjectCostsDocument,
} from '../../../lib/gql/graphql.ts'
import { allOf } from '../../../lib/graphqlQuery.ts'
import { queryClient } from '../../../lib/transport/queryClient.ts'
import { useView } from '../../../lib/useView.ts'
import { joinViews } from '../../../lib/view.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { CleaningChoices } from './CleaningChoices.tsx'

export type CleaningStudy = CleaningStudyQuery['cleaningStudy']

/** What cleanings cost and gain, by the light of the last simulation. */
export function CleaningPanel({ session }: { readonly session: DesignSession }): ReactNode {
  const { id: project_id } = useCurrentProject()
  useStudyOfSaved(session)
  const view = joinViews({
    study: useView(CleaningStudyDocument, { project_id }),
    costs: useView(ProjectCostsDocument, { project_id }),
  })
  return (
    <Panel title="Cleaning">
      <DataState view={view} skeleton={<SkeletonLines count={6} />}>
        {({ study, costs }) =>
          study.now === null ? (
            <Text size="sm" c="gray.7">
              {MISSING_TEXTS[study.missing ?? ''] ?? ''}
            </Text>
          ) : (
            <CleaningChoices
              key={study.cleaning_price}
              study={study}
              now={study.now}
              model={costs.model}
              session={session}
            />
          )
        }
      </DataState>
    </Panel>
  )
}

const MISSING_TEXTS: Readonly<Record<string, string>> = {
  run: 'Simulate the plant over a year: cleanings are weighed by the light that the simulation found.',
  year: 'The last simulation has no complete year. Simulate one: cleanings are weighed by its light.',
  schedule:
    'No block of the last simulation has dirt that is cleaned by hand. Choose Sawtooth, Rain, or Rain and dust under Soiling.',
}

/** Soiling that has been saved is studied anew. */
function useStudyOfSaved({ saver }: DesignSession): void {
  const savedAtMs = useStore(saver.status, ({ saving }) =>
    saving?.state === 'saved' ? saving.atMs : undefined,
  )
  useEffect(() => {
    if (savedAtMs === undefined) return
    void queryClient.invalidateQueries({ queryKey: allOf(CleaningStudyDocument) })
  }, [savedAtMs])
}
