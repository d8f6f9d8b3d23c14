import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { useObjectUrl } from '../../../lib/useObjectUrl.ts'
import { Note } from '../../../ui/Note.tsx'
import { type CheckedService, type CheckedTile, checkTile } from './tileCheck.ts'

/** Where the sample project stands. */
const SAMPLE = { latitude: 33.4484, longitude: -112.074 }

/** A tile of a service in force, fetched as the map does, or what is wrong with it. */
export function TileCheck({ service }: { readonly service: CheckedService }): ReactNode {
  const check = useQuery({
    queryKey: ['checkTile', service],
    queryFn: () => checkTile(service, SAMPLE),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Stack gap="xs">
      {check.isError && (
        <Note kind="error" title="No picture came" isAlert>
          {errorMessage(check.error)}
        </Note>
      )}
      {check.isPending && (
        <Text size="sm" c="gray.7" component="output">
          Fetching a test picture…
        </Text>
      )}
      {check.data !== undefined && <Picture tile={check.data} />}
      <Group>
        <Button variant="default" loading={check.isFetching} onClick={() => void check.refetch()}>
          Test again
        </Button>
      </Group>
    </Stack>
  )
}

const SHOWN_PX = 192

function Picture({ tile }: { readonly tile: CheckedTile }): ReactNode {
  const { picture, place, heightsM } = tile
  const url = useObjectUrl(picture)
  return (
    <figure style={{ margin: 0 }}>
      {url !== undefined && (
        <img
          src={url}
          alt="Phoenix, Arizona, as the service has it"
          width={SHOWN_PX}
          height={SHOWN_PX}
          style={{ display: 'block', borderRadius: 4 }}
        />
      )}
      <Text component="figcaption" size="xs" c="gray.7">
        Phoenix, Arizona, at zoom {place.zoom}
        {heightsM !== undefined &&
          shownSentence(
            `: heights from ${heightsM.min.toFixed(0)} m to ${heightsM.max.toFixed(0)} m`,
          )}
      </Text>
    </figure>
  )
}
