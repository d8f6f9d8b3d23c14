import { useEffect } from 'react'
import { ProjectDocument } from '../lib/gql/graphql.ts'
import { allOf } from '../lib/graphqlQuery.ts'
import { operationName } from '../lib/graphqlTransport.ts'
import { queryClient } from '../lib/queryClient.ts'
import { onRefusal } from '../lib/refusals.ts'

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
