import { Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { downloadBlob, fileNameOf } from '../../../lib/download.ts'
import { formatBytes, formatCount } from '../../../lib/format.ts'
import { AdminProjectExportDocument } from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProjectIdForm } from './ProjectIdForm.tsx'
import { plantDocumentFacts } from './plantDocumentFacts.ts'

const route = getRouteApi('/signed-in/admin/project-export/$projectId')

/** The design of any project as a file. */
export function AdminProjectExportPage(): ReactNode {
  const { projectId } = route.useParams()
  const view = useView(
    AdminProjectExportDocument,
    { project_id: projectId },
    // Every fetch is an entry in the audit log
    NEVER_STALE,
  )
  return (
    <Page>
      <PageHeader title="Project export" />
      <Stack gap="md">
        <Panel>
          <DataState view={view}>{(document) => <Document document={document} />}</DataState>
        </Panel>
        <Panel title="Another project">
          <ProjectIdForm key={projectId} />
        </Panel>
      </Stack>
    </Page>
  )
}

function Document({ document }: { readonly document: unknown }): ReactNode {
  const facts = plantDocumentFacts(document)
  const text = `${JSON.stringify(document, undefined, 2)}\n`
  const blob = new Blob([text], { type: 'application/json' })
  return (
    <Stack gap="sm">
      <FactList
        facts={[
          { label: 'Project', value: facts.name },
          { label: 'Blocks', value: formatCount(facts.blocks) },
          { label: 'Layers', value: formatCount(facts.layers) },
          { label: 'Components', value: formatCount(facts.components) },
          { label: 'Weather named', value: formatCount(facts.datasets) },
          { label: 'Size', value: formatBytes(blob.size) },
        ]}
      />
      <Group>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => downloadBlob(blob, `${fileNameOf(facts.name)}.duet.json`)}
        >
          Download plant document
        </Button>
      </Group>
    </Stack>
  )
}
