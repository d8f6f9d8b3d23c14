import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { MyAccessDocument, ProjectDocument } from '../lib/gql/graphql.ts'
import { allOf, graphqlQuery } from '../lib/graphqlQuery.ts'
import { useRefreshUser } from '../lib/session/useRefreshUser.ts'
import { operationName } from '../lib/transport/graphqlTransport.ts'
import { queryClient } from '../lib/transport/queryClient.ts'
import { onRefusal } from '../lib/transport/refusals.ts'
import { projectLoss } from './projectLoss.ts'

/** Time between two questions after what the user may do. */
const FOLLOW_MS = 5000
/** Likewise while the project is refused or the server is not reached. */
const FOLLOW_LOST_MS = 60_000

/**
 * A refusal may mean that what the user may do has changed since the project was opened: it is asked for anew, and its
 * shell shows what is left of it.
 */
export function useAccessChanges(): void {
  useEffect(
    () =>
      onRefusal((code, operation) => {
        const mayBeAccess =
          code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'PROJECT_LOCKED'
        if (mayBeAccess && operation !== operationName(ProjectDocument)) {
          void queryClient.invalidateQueries({ queryKey: allOf(ProjectDocument) })
        }
      }),
    [],
  )
}

/**
 * Asks while the page is seen what its user may do. After a change by somebody else the user record and all that was loaded
 * are asked for anew, and drawn by it: navigation, buttons, what can be edited.
 */
export function useFollowAccess(): void {
  const { projectId } = useParams({ strict: false })
  const refreshUser = useRefreshUser()
  const { data, error } = useQuery({
    ...graphqlQuery(MyAccessDocument, {
      project_id: projectId ?? '',
      in_project: projectId !== undefined,
    }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.error === null ? FOLLOW_MS : FOLLOW_LOST_MS),
    refetchOnWindowFocus: 'always',
  })
  // a lost connection says nothing of rights
  const access = projectLoss(error) ?? data
  const before = useRef({ projectId, access })
  useEffect(() => {
    const last = before.current
    if (access === undefined) return
    before.current = { projectId, access }
    const isKnown = last.access !== undefined && last.projectId === projectId
    if (!isKnown || last.access === access) return
    void refreshUser()
      .catch(() => undefined)
      .then(() => queryClient.invalidateQueries())
  }, [projectId, access, refreshUser])
}
