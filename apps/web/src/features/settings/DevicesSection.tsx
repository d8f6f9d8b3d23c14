import { deviceName, isHandheld } from '@duet/contract'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatAgo, formatDate } from '../../lib/formatTime.ts'
import {
  type DeviceFragment,
  EndOtherSessionsDocument,
  EndSessionDocument,
  SessionsDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { useView } from '../../lib/useView.ts'
import { mapView } from '../../lib/view.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DataState } from '../../ui/DataState.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** Where the user is signed in. */
export function DevicesSection(): ReactNode {
  const view = mapView(useView(SessionsDocument, {}), (sessions) => sessions.toSorted(byNearness))
  const end = useChange(EndSessionDocument, { stale: [SessionsDocument] })
  const endOthers = useChange(EndOtherSessionsDocument, { stale: [SessionsDocument] })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div id="devices">
      <Panel title="Devices" description="Where you are signed in.">
        <DataState view={view}>
          {(list) => (
            <Stack gap="sm">
              {list.map((device) => (
                <DeviceLine
                  key={device.id}
                  device={device}
                  onEnd={() => end.mutate({ id: device.id })}
                />
              ))}
              <FailureNote of={end} />
              {list.length > 1 && (
                <Group>
                  <Button variant="default" onClick={() => setIsAsking(true)}>
                    Log out all other devices
                  </Button>
                </Group>
              )}
            </Stack>
          )}
        </DataState>
      </Panel>
      <ConfirmDialog
        opened={isAsking}
        title="Log out all other devices?"
        text="Whoever works there has to log in again. What is not saved there may be lost."
        confirmLabel="Log out"
        of={endOthers}
        onConfirm={() => endOthers.mutate({}, { onSuccess: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

/** This one first, then by when they were last seen. */
function byNearness(a: DeviceFragment, b: DeviceFragment): number {
  if (a.is_current !== b.is_current) return a.is_current ? -1 : 1
  return b.last_seen_at.localeCompare(a.last_seen_at)
}

function DeviceLine(props: {
  readonly device: DeviceFragment
  readonly onEnd: () => void
}): ReactNode {
  const { device } = props
  const name = deviceName(device.user_agent)
  const Icon = isHandheld(device.user_agent) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <Group gap="sm" wrap="nowrap">
      <Icon size={20} aria-hidden />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={600} title={device.user_agent ?? undefined}>
          {name}
        </Text>
        <Text size="xs" c="gray.6">
          Signed in {formatDate(device.created_at)}, last active {formatAgo(device.last_seen_at)}
          {typeof device.ip_address === 'string' && `, ${device.ip_address}`}
        </Text>
      </div>
      {device.is_current ? (
        <Badge>This device</Badge>
      ) : (
        <Button variant="default" aria-label={`Log out ${name}`} onClick={props.onEnd}>
          Log out
        </Button>
      )}
    </Group>
  )
}
