import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type ChangeStream, followPlant } from './plantFollower.ts'

/** Has all followed queries of a plant asked again when something of it has changed. A page that nobody looks at holds no stream. */
export function usePlantChanges(projectId: string | undefined): void {
  const client = useQueryClient()
  const isInView = useDocumentVisibility() === 'visible'
  const hasFollowed = useRef(false)
  useEffect(() => {
    if (projectId === undefined || !isInView) return undefined
    const refresh = (): void =>
      void client.invalidateQueries({
        predicate: ({ meta, queryKey }) =>
          meta?.['isFollowed'] === true && isOfPlant(queryKey[1], projectId),
      })
    // Of what changed while it was out of view nothing was heard
    if (hasFollowed.current) refresh()
    hasFollowed.current = true
    return followPlant({ openStream: () => streamOf(projectId), refresh })
  }, [client, projectId, isInView])
}

function streamOf(projectId: string): ChangeStream {
  return new EventSource(`/api/plants/${projectId}/changes`)
}

const isOfPlant = (variables: unknown, projectId: string): boolean =>
  typeof variables === 'object' &&
  variables !== null &&
  'project_id' in variables &&
  variables.project_id === projectId
