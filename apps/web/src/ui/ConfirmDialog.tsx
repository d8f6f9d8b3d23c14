import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Attempt, FailureNote } from './ErrorNote.tsx'
import { useFocusBack } from './useFocusBack.ts'

interface ConfirmDialogProps {
  readonly opened: boolean
  readonly title: string
  /** What will happen, and whether it can be undone. */
  readonly text: ReactNode
  /** The verb: 'Delete project', never 'OK'. */
  readonly confirmLabel: string
  readonly isDangerous?: boolean
  /** What confirming does. */
  readonly of?: Attempt
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  useFocusBack(props.opened)
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={props.title}>
      <Stack gap="md">
        <Text size="sm" component="div">
          {props.text}
        </Text>
        {props.of !== undefined && <FailureNote of={props.of} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose} data-autofocus>
            Cancel
          </Button>
          <Button
            {...(props.isDangerous === true ? { color: 'red.9' } : {})}
            loading={props.of?.isPending ?? false}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
