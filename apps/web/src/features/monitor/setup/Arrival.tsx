import { Button, Code, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { isEditor, mayAdminister, useCurrentProject } from '../../../lib/currentProject.ts'
import { CreateIngestTokenDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { CopyText } from '../../../ui/CopyText.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { MqttPanel } from './MqttPanel.tsx'

/** The ways in which readings come to a monitored project. */
export function Arrival(): ReactNode {
  const project = useCurrentProject()
  return (
    <>
      <PushPanel projectId={project.id} />
      {mayAdminister(project) && <MqttPanel />}
    </>
  )
}

function PushPanel({ projectId }: { readonly projectId: string }): ReactNode {
  const command = [
    `curl -H "Authorization: Bearer $DUET_TOKEN" -H 'Content-Type: text/csv' \\`,
    `  --data-binary @readings.csv ${location.origin}/api/ingest/${projectId}/readings`,
  ].join('\n')
  return (
    <Panel
      title="Push and files"
      description="CSV, lines of JSON or Parquet; sending the same readings again changes nothing"
      actions={<CopyText label="Copy command" text={command} />}
    >
      <Stack gap="xs">
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {command}
        </Code>
        <Text size="sm">
          A token of this kind writes readings of this project and opens nothing else; it is
          withdrawn among your{' '}
          <AnchorLink size="sm" to="/settings/user/api-tokens">
            API tokens
          </AnchorLink>
          . Large files go in batches with <Code>duet ingest</Code>. Pulling from a server of
          readings is a schedule that an administrator of the system makes, below Integration
          servers.
        </Text>
        {isEditor(useCurrentProject()) && <IngestToken projectId={projectId} />}
      </Stack>
    </Panel>
  )
}

/** Makes one and shows it once. */
function IngestToken({ projectId }: { readonly projectId: string }): ReactNode {
  const { name } = useCurrentProject()
  const create = useChange(CreateIngestTokenDocument)
  const token = create.data?.createApiToken.token
  if (token !== undefined)
    return (
      <Note kind="info" isAlert title="Copy the token now: it is not shown again">
        <Group gap="sm">
          <Code style={{ overflowWrap: 'anywhere' }}>{token}</Code>
          <CopyText label="Copy token" text={token} />
        </Group>
      </Note>
    )
  return (
    <Group>
      <Button
        loading={create.isPending}
        onClick={() =>
          create.mutate({ name: `Readings of ${name}`.slice(0, 100), project_id: projectId })
        }
      >
        Make an ingest token
      </Button>
      <FailureNote of={create} />
    </Group>
  )
}
