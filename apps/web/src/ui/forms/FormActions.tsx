import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

interface FormActionsProps {
  readonly cancelLabel?: string
  readonly onCancel: () => void
  /** The button that does it. */
  readonly children: ReactNode
}

/** The last line of a form or dialog: leaving it, and what it is for. */
export function FormActions({ cancelLabel = 'Cancel', ...props }: FormActionsProps): ReactNode {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={props.onCancel}>
        {cancelLabel}
      </Button>
      {props.children}
    </Group>
  )
}
