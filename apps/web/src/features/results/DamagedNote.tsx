import { Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { onRefusal } from '../../lib/transport/refusals.ts'
import { Note } from '../../ui/Note.tsx'
import { RunAgainLink } from './RunAgainLink.tsx'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

/** Where a file of the run turns out to be damaged: the way to make its results again. */
export function DamagedNote(): ReactNode {
  const { simId } = route.useParams()
  const [damaged, setDamaged] = useState<string | undefined>(undefined)
  useEffect(
    () =>
      onRefusal((code) => {
        if (code === 'FILE_DAMAGED' || code === 'RESULT_DAMAGED') setDamaged(simId)
      }),
    [simId],
  )
  if (damaged !== simId) return null
  return (
    <Note kind="warning" title="A file of this result is damaged">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          What is shown of it is whole. The plant and the choices of this simulation are stored, so
          that its results can be made again as a new simulation.
        </Text>
        <RunAgainLink id={simId}>Make again</RunAgainLink>
      </Stack>
    </Note>
  )
}
