import { Group, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { GuideAddress } from '../lib/guide/guidePanel.ts'
import { GuideLink } from './help/GuideLink.tsx'

interface PanelProps {
  readonly title?: ReactNode
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** Where the guide tells of it. */
  readonly guide?: GuideAddress | undefined
  readonly children: ReactNode
}

/** A white card with an optional heading: the one container of pages. */
export function Panel({ title, description, actions, guide, children }: PanelProps): ReactNode {
  return (
    <Paper p="md" component="section">
      {(title !== undefined || actions !== undefined) && (
        <Group justify="space-between" align="center" mb="sm" gap="sm">
          <div style={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {title !== undefined && (
              <Group gap={4} wrap="nowrap">
                <Title order={2}>{title}</Title>
                {guide !== undefined && (
                  <GuideLink to={guide} about={typeof title === 'string' ? title : 'this part'} />
                )}
              </Group>
            )}
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
