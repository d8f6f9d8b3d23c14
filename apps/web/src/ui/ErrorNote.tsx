import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface ErrorNoteProps {
  readonly message: string
  readonly onRetry?: (() => void) | undefined
}

/** Something went wrong here; the rest of the page still works. */
export function ErrorNote({ message, onRetry }: ErrorNoteProps): ReactNode {
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      p="sm"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{message}</Text>
        {onRetry !== undefined && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Group>
    </Alert>
  )
}
