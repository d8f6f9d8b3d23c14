import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A filter that was chosen by a click in the table; a click takes it away. */
export function ChosenFilter(props: {
  readonly text: string
  readonly onRemove: () => void
}): ReactNode {
  return (
    <Button
      variant="light"
      rightSection={<IconX size={14} aria-hidden />}
      aria-label={`Remove the filter ${props.text}`}
      onClick={props.onRemove}
    >
      {props.text}
    </Button>
  )
}
