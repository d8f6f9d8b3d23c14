import { Code, Group, NavLink, Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { formatDateTime } from '../../../lib/formatTime.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import classes from './ApiPanel.module.css'
import type { IntegrationServer } from './integrationServer.ts'
import { type ApiOperation, apiOperations, apiTitle } from './openApi.ts'
import { RequestForm } from './RequestForm.tsx'

/** What the server can do by its own description, and a form to call it. */
export function ApiPanel({ server }: { readonly server: IntegrationServer }): ReactNode {
  const { api_spec: spec, api_spec_fetched_at: fetchedAt } = server
  const operations = useMemo(() => apiOperations(spec), [spec])
  const [key, setKey] = useState<string | undefined>(undefined)
  const chosen = operations.find((operation) => operation.key === key) ?? operations[0]
  return (
    <Panel
      title="API"
      description={
        fetchedAt === null ? undefined : `${apiTitle(spec)}, fetched ${formatDateTime(fetchedAt)}`
      }
    >
      {chosen === undefined ? (
        <EmptyState
          title="No API description"
          text="Try fetch asks the server for its OpenAPI description at /openapi.json."
        />
      ) : (
        <div className={classes['columns']}>
          <nav aria-label="Operations" className={classes['list']}>
            {operations.map((operation) => (
              <NavLink
                key={operation.key}
                component="button"
                active={operation.key === chosen.key}
                aria-current={operation.key === chosen.key ? 'true' : undefined}
                label={<OperationName operation={operation} />}
                description={operation.summary}
                onClick={() => setKey(operation.key)}
              />
            ))}
          </nav>
          <Stack gap="sm">
            <OperationName operation={chosen} />
            {chosen.description !== '' && <Text size="sm">{chosen.description}</Text>}
            <RequestForm key={chosen.key} serverId={server.id} operation={chosen} />
          </Stack>
        </div>
      )}
    </Panel>
  )
}

function OperationName({ operation }: { readonly operation: ApiOperation }): ReactNode {
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <StatusBadge minWidth={62} tone={operation.method === 'GET' ? 'active' : 'warning'}>
        {operation.method}
      </StatusBadge>
      <Code style={{ overflowWrap: 'anywhere' }}>{operation.path}</Code>
    </Group>
  )
}
