import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** What would be here and why it is not. */
  readonly text: ReactNode
  /** The one button that leads on, and at most one other. */
  readonly action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps): ReactNode {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      {icon !== undefined && (
        <Text c="gray.5" lh={1} aria-hidden>
          {icon}
        </Text>
      )}
      <Title order={2}>{title}</Title>
      <Text size="sm" c="gray.6" maw={460}>
        {text}
      </Text>
      {action !== undefined && (
        <Group gap="xs" mt="xs" justify="center">
          {action}
        </Group>
      )}
    </Stack>
  )
}
