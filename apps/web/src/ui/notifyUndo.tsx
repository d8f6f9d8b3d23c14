import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'

/** Longer than other words: there is something to decide. */
const CLOSE_AFTER_MS = 10_000

/** Says that something was done, with a way back. */
export function notifyUndo(message: string, onUndo: () => void): void {
  const id = crypto.randomUUID()
  notifications.show({
    id,
    color: 'petrol',
    autoClose: CLOSE_AFTER_MS,
    withBorder: true,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        <Button
          variant="default"
          flex="none"
          onClick={() => {
            notifications.hide(id)
            onUndo()
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  })
}
