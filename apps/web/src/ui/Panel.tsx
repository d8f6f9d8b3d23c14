import { Group, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface PanelProps {
  readonly title?: ReactNode
  readonly description?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A white card with an optional heading: the one container of pages. */
export function Panel({ title, description, actions, children }: PanelProps): ReactNode {
  return (
    <Paper p="md" component="section">
      {(title !== undefined || actions !== undefined) && (
        <Group justify="space-between" align="center" mb="sm" gap="sm">
          <div style={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {title !== undefined && <Title order={2}>{title}</Title>}
            {description !== undefined && (
              <Text size="xs" c="gray.6">
                {description}
              </Text>
            )}
          </div>
          {actions !== undefined && (
            <Group gap="xs" maw="100%">
              {actions}
            </Group>
          )}
        </Group>
      )}
      {children}
    </Paper>
  )
}
