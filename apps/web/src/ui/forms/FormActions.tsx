import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

interface FormActionsProps {
  readonly label: ReactNode
  readonly isDangerous?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isPending?: boolean | undefined
  readonly onCancel: () => void
}

/** The footer of a form that can be left without an answer. */
export function FormActions(props: FormActionsProps): ReactNode {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={props.onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        disabled={props.isDisabled ?? false}
        loading={props.isPending ?? false}
        {...(props.isDangerous === true ? { color: 'red.9' } : {})}
      >
        {props.label}
      </Button>
    </Group>
  )
}
