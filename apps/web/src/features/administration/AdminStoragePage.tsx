import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatBytes, formatPercent } from '../../lib/format.ts'
import { AdminStorageDocument, type AdminStorageQuery } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { DataState } from '../../ui/DataState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'

const REFRESH_MS = 10_000
/** Of the disk: from here on it is time to make room. */
const LOW_FRACTION = 0.1

/** How much room the server has left. */
export function AdminStoragePage(): ReactNode {
  const view = useView(AdminStorageDocument, {}, { refetchInterval: REFRESH_MS })
  return (
    <Page>
      <PageHeader
        title="Storage"
        description="The disk that the data folder of the server lies on."
      />
      <DataState view={view}>{(state) => <StorageState {...state} />}</DataState>
    </Page>
  )
}

function StorageState(state: AdminStorageQuery['storageState']): ReactNode {
  const freeFraction = state.free_bytes / state.total_bytes
  return (
    <Stack gap="md">
      {state.problem !== null && (
        <Note kind="error" title="Nothing can be stored" isAlert>
          {state.problem}
        </Note>
      )}
      {state.problem === null && freeFraction < LOW_FRACTION && (
        <Note kind="warning" title="Little room is left">
          Below {formatBytes(state.min_free_bytes)} the server is not ready: its database needs the
          rest.
        </Note>
      )}
      <Panel>
        <FactList
          facts={[
            {
              label: 'Free',
              value: `${formatBytes(state.free_bytes)} (${formatPercent(freeFraction)})`,
            },
            { label: 'Size of the disk', value: formatBytes(state.total_bytes) },
            { label: 'Database', value: formatBytes(state.database_bytes) },
            { label: 'Data folder', value: state.folder },
          ]}
        />
      </Panel>
    </Stack>
  )
}
