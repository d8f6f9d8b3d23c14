import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatPosition } from '../../../lib/format.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import {
  DeleteMapServiceDocument,
  type GetMapConfigQuery,
  type MapServiceRowFragment,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { PlaceSearch } from '../../../project/map/PlaceSearch.tsx'
import type { PlaceHit } from '../../../project/map/placeHits.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { MapKind } from './mapTemplates.ts'
import { ServiceForm } from './ServiceForm.tsx'
import { TileCheck } from './TileCheck.tsx'
import type { CheckedService } from './tileCheck.ts'

interface ServicePanelProps {
  readonly kind: MapKind
  readonly service: MapServiceRowFragment | undefined
  /** As browsers get it. */
  readonly config: GetMapConfigQuery['mapConfig']
}

/** The page's policy is that of when it was loaded: another tile server needs a new one. */
const reload = (): void => window.location.reload()

/** A service of the map: what is set, whether it works, and its form. */
export function ServicePanel({ kind, service, config }: ServicePanelProps): ReactNode {
  const [isEdited, setIsEdited] = useState(false)
  const [isRemoved, setIsRemoved] = useState(false)
  const isFixed = service?.source === 'environment'
  const checked = checkedOf(kind, config)
  return (
    <Panel
      title={kind.title}
      description={kind.description}
      actions={
        !isFixed &&
        !isEdited && (
          <>
            {service !== undefined && (
              <Button variant="default" onClick={() => setIsRemoved(true)}>
                Remove
              </Button>
            )}
            <Button
              variant={service === undefined ? 'filled' : 'default'}
              onClick={() => setIsEdited(true)}
            >
              {service === undefined ? 'Set up' : 'Change'}
            </Button>
          </>
        )
      }
    >
      <Stack gap="md">
        {isEdited ? (
          <ServiceForm
            kind={kind}
            stored={service}
            onDone={reload}
            onCancel={() => setIsEdited(false)}
          />
        ) : (
          <ServiceState service={service} />
        )}
        {!isEdited && checked !== undefined && <TileCheck service={checked} />}
        {!isEdited && kind.kind === 'places' && <PlaceCheck />}
      </Stack>
      {isRemoved && <RemoveDialog kind={kind} onClose={() => setIsRemoved(false)} />}
    </Panel>
  )
}

function PlaceCheck(): ReactNode {
  const [found, setFound] = useState<PlaceHit>()
  return (
    <Stack gap={4} maw={420}>
      <PlaceSearch label="Try it" onPick={setFound} />
      {found !== undefined && (
        <Text size="xs" c="gray.7" component="output">
          {formatPosition(found.latitude, found.longitude)}
        </Text>
      )}
    </Stack>
  )
}

function checkedOf(
  { kind }: MapKind,
  config: ServicePanelProps['config'],
): CheckedService | undefined {
  if (kind === 'imagery' && config.satellite_tiles_url !== null) {
    const { satellite_tiles_url: url, satellite_max_zoom: maxZoom } = config
    return { url, maxZoom, encoding: undefined }
  }
  if (kind === 'terrain' && config.terrain_tiles_url !== null) {
    const { terrain_tiles_url: url, terrain_max_zoom: maxZoom, terrain_encoding } = config
    return { url, maxZoom, encoding: terrain_encoding === 'mapbox' ? 'mapbox' : 'terrarium' }
  }
  return undefined
}

function ServiceState({ service }: Pick<ServicePanelProps, 'service'>): ReactNode {
  if (service === undefined) {
    return (
      <Text size="sm" c="gray.7">
        None is set.
      </Text>
    )
  }
  return (
    <>
      {service.source === 'environment' && (
        <Note kind="neutral" title="Set by the environment of the server">
          Unset its variables and restart the server to set another here.
        </Note>
      )}
      {service.problem !== null && (
        <Note kind="warning" title="Not in force">
          {service.problem}
        </Note>
      )}
      <FactList facts={factsOf(service)} />
    </>
  )
}

function factsOf(service: MapServiceRowFragment) {
  const { name, url, has_key, max_zoom, format, attribution, updated_at, updated_by } = service
  return [
    {
      label: 'Service',
      value: (
        <Group gap="xs" component="span">
          {name}
          {has_key && <Badge color="gray">key stored</Badge>}
        </Group>
      ),
    },
    { label: 'Address', value: <Code style={{ overflowWrap: 'anywhere' }}>{url}</Code> },
    ...(max_zoom === null ? [] : [{ label: 'Finest zoom', value: max_zoom }]),
    ...(format === null ? [] : [{ label: 'Format', value: format }]),
    { label: 'Attribution', value: attribution || 'none' },
    ...(updated_at === null
      ? []
      : [
          {
            label: 'Terms accepted',
            value: `${formatDateTime(updated_at)} by ${updated_by ?? 'a deleted user'}`,
          },
        ]),
  ]
}

function RemoveDialog(props: { readonly kind: MapKind; readonly onClose: () => void }): ReactNode {
  const { kind, onClose } = props
  const remove = useChange(DeleteMapServiceDocument, { onDone: reload })
  return (
    <ConfirmDialog
      opened
      title={`Remove ${kind.title.toLowerCase()}?`}
      text="The map stands without it from now on. The stored key is deleted."
      confirmLabel="Remove"
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate({ kind: kind.kind })}
      onClose={onClose}
    />
  )
}
