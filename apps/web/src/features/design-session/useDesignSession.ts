import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import { useCurrentUser } from '../../lib/currentUser.ts'
import {
  ComponentsDocument,
  DesignDatasetsDocument,
  FirstProjectDocument,
  GetProjectBlocksDocument,
} from '../../lib/gql/graphql.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { onSessionEnd } from '../../lib/session/session.ts'
import { queryClient } from '../../lib/transport/queryClient.ts'
import { type View, viewOf } from '../../lib/view.ts'
import { layoutPort } from '../layout/layoutWire.ts'
import { componentsOf } from '../plant/components.ts'
import { designCalls, designOf } from '../plant/designCalls.ts'
import { createEditStore, type EditStore } from '../plant/unsavedEdits.ts'
import { closeSessions, type DesignSession, openSession, type SessionDeps } from './session.ts'

onSessionEnd(closeSessions)

/**
 * Loads the design at each visit, and the parts of its blocks whenever they change.
 *
 * @param chosen - what is chosen at first where the session begins with this visit
 */
export function useDesignSession(chosen: SessionDeps['chosen']): View<DesignSession> {
  const project = useCurrentProject()
  const { id: userId } = useCurrentUser()
  const stored = useQuery({
    ...graphqlQuery(GetProjectBlocksDocument, { project_id: project.id }),
    // from here on the page's own records are newer than any answer
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const components = useQuery(graphqlQuery(ComponentsDocument, { project_id: project.id }))
  const datasets = useQuery(graphqlQuery(DesignDatasetsDocument, { project_id: project.id }))
  const { data } = stored
  const isEditable = mayEdit(project)
  const isReady = data !== undefined && components.data !== undefined
  const session = useMemo(
    () => {
      if (!isReady) return undefined
      return openSession(
        {
          userId,
          project,
          mayEdit: isEditable,
          design: designOf(data),
          chosen,
          storage: localStorage,
          revision: data.projectBlocks.revision,
          calls: designCalls(project.id, userId),
          startEditStore: () => startEditStore(userId, project.id),
          startWorker: startLayoutWorker,
          onSaved: forgetAnswers,
        },
        data,
      )
    },
    // the address follows the session, not the other way round
    // oxlint-disable-next-line react/exhaustive-deps
    [isReady, data, userId, project.id, isEditable],
  )
  useEffect(() => {
    if (session !== undefined && components.data !== undefined) {
      session.components.set(componentsOf(components.data))
    }
  }, [session, components.data])
  useEffect(() => {
    if (session === undefined || datasets.data === undefined) return
    const { projectEnviroDatasets } = datasets.data
    session.weather.set(
      new Map(
        projectEnviroDatasets.map(({ id, coldest_air_c: coldestAirC, ...has }) => [
          id,
          { ...has, coldestAirC },
        ]),
      ),
    )
  }, [session, datasets.data])
  if (session !== undefined) return { state: 'ready', data: session }
  const failed = [viewOf(stored), viewOf(components)].find((view) => view.state === 'failed')
  return failed?.state === 'failed' ? failed : { state: 'loading' }
}

function startEditStore(userId: string, projectId: string): EditStore {
  // browsers have no locks on pages that came without encryption
  const locks = 'locks' in navigator ? navigator.locks : undefined
  return createEditStore({ userId, projectId, storage: localStorage, locks })
}

function startLayoutWorker(): ReturnType<typeof layoutPort> {
  // in one expression: the bundler looks for workers by this form
  return layoutPort(
    new Worker(new URL('../layout/layoutWorker.ts', import.meta.url), {
      type: 'module',
      name: 'layout',
    }),
  )
}

/** Other pages ask anew for what the saved design has changed; a refusal may mean that a component has gone. */
function forgetAnswers(rejected: readonly unknown[]): void {
  void queryClient.invalidateQueries({ refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: allOf(FirstProjectDocument) })
  if (rejected.length === 0) return
  void queryClient.invalidateQueries({ queryKey: allOf(ComponentsDocument) })
}
