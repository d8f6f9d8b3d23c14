import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { GetMapConfigDocument, MapServicesDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { MAP_KINDS } from './mapTemplates.ts'
import { ServicePanel } from './ServicePanel.tsx'

/** Services that the map is drawn and searched with. */
export function AdminMapPage(): ReactNode {
  const services = useView(MapServicesDocument, {})
  const config = useView(GetMapConfigDocument, {})
  return (
    <Page>
      <PageHeader
        title="Map"
        description="Satellite imagery, heights and place search of all users. Without a service the map stands by itself, and nothing leaves this server. Pages that are open see a change once they are loaded again."
      />
      <DataState view={services}>
        {(rows) => (
          <DataState view={config}>
            {(inForce) => (
              <Stack gap="md">
                {MAP_KINDS.map((kind) => (
                  <ServicePanel
                    key={kind.kind}
                    kind={kind}
                    service={rows.find((row) => row.kind === kind.kind)}
                    config={inForce}
                  />
                ))}
              </Stack>
            )}
          </DataState>
        )}
      </DataState>
    </Page>
  )
}
