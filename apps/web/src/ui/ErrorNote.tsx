import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { errorMessage } from '../lib/graphqlError.ts'

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

/** Something that was asked of the server, as a mutation has it. */
export interface Attempt {
  readonly isPending: boolean
  readonly error: unknown
}

/** Why it failed; nothing while it did not. */
export function FailureNote({ of: { error } }: { readonly of: Pick<Attempt, 'error'> }): ReactNode {
  return error === null || error === undefined ? null : <ErrorNote message={errorMessage(error)} />
}
