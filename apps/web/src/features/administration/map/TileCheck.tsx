import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
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
      {!check.isError && <Picture tile={check.data} />}
      <Group>
        <Button variant="default" loading={check.isFetching} onClick={() => void check.refetch()}>
          Test again
        </Button>
      </Group>
    </Stack>
  )
}

const SHOWN_PX = 192

/** Its place is kept until it comes, so that nothing below is pushed away from under a hand. */
function Picture({ tile }: { readonly tile: CheckedTile | undefined }): ReactNode {
  return (
    <figure style={{ margin: 0 }} aria-busy={tile === undefined}>
      {tile === undefined ? (
        <Skeleton width={SHOWN_PX} height={SHOWN_PX} radius="sm" />
      ) : (
        <Tile picture={tile.picture} />
      )}
      <Text component="figcaption" size="xs" c="gray.7">
        {tile === undefined ? 'Fetching a test picture…' : captionOf(tile)}
      </Text>
    </figure>
  )
}

function Tile({ picture }: Pick<CheckedTile, 'picture'>): ReactNode {
  return (
    <img
      src={useObjectUrl(picture)}
      alt="Phoenix, Arizona, as the service has it"
      width={SHOWN_PX}
      height={SHOWN_PX}
      style={{ display: 'block', borderRadius: 4 }}
    />
  )
}

function captionOf({ place, heightsM }: CheckedTile): string {
  const caption = `Phoenix, Arizona, at zoom ${place.zoom}`
  if (heightsM === undefined) return caption
  const [least, most] = [heightsM.min.toFixed(0), heightsM.max.toFixed(0)]
  return shownSentence(`${caption}: heights from ${least} m to ${most} m`)
}
