import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { SecretText } from '../../../ui/CopyText.tsx'

interface SecretDialogProps {
  readonly secret: string
  readonly onClose: () => void
}

/** The secret, this once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps): ReactNode {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Secret of the webhook"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      size={520}
    >
      <Stack gap="sm">
        <Text size="sm">
          Copy it now: it is not shown again. The receiver checks with it that a message is from
          here.{' '}
          <Anchor
            size="sm"
            underline="always"
            href="/docs/monitoring/webhooks.html"
            target="_blank"
          >
            How to check
          </Anchor>
        </Text>
        <SecretText name="Secret" text={secret} />
        <Group justify="flex-end">
          <Button onClick={onClose}>I have copied it</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
