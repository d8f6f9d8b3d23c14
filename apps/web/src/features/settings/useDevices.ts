import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type DeviceFragment,
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionsDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'

export interface Devices {
  /** This one first, then by when they were last seen. */
  readonly view: View<readonly DeviceFragment[]>
  readonly end: (id: string) => void
  readonly endOthers: (onDone: () => void) => void
  readonly isPending: boolean
  readonly error: string | undefined
}

export function useDevices(): Devices {
  const queryClient = useQueryClient()
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: allOf(SessionsDocument) })
  const query = useQuery(graphqlQuery(SessionsDocument, {}))
  const end = useMutation({
    mutationFn: (id: string) => request(EndSessionDocument, { id }),
    onSuccess: refresh,
  })
  const endOthers = useMutation({
    mutationFn: () => request(EndOtherSessionsDocument, {}),
    onSuccess: refresh,
  })
  const failure = end.error ?? endOthers.error
  return {
    view: mapView(viewOf(query), ({ sessions }) => sessions.toSorted(byNearness)),
    end: end.mutate,
    endOthers: (onDone) => endOthers.mutate(undefined, { onSuccess: onDone }),
    isPending: end.isPending || endOthers.isPending,
    error: failure === null ? undefined : errorMessage(failure),
  }
}

function byNearness(a: DeviceFragment, b: DeviceFragment): number {
  if (a.is_current !== b.is_current) return a.is_current ? -1 : 1
  return b.last_seen_at.localeCompare(a.last_seen_at)
}
