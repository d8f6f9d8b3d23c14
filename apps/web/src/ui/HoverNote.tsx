import { Box, Popover } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useState } from 'react'

interface HoverNoteProps {
  /** What the note belongs to: a button or link, so that the keyboard reaches it. */
  readonly children: ReactNode
  readonly note: ReactNode
  readonly width?: number
  /** It stands within a line of text, and its note above, where it hides no field. */
  readonly isInline?: boolean
}

/** Long enough to bring the pointer from the target over the gap into the note. */
const CLOSE_AFTER_MS = 120

/** A note that opens on hover and on keyboard focus, stays while the pointer is in it, and closes on Escape. */
export function HoverNote({
  children,
  note,
  width = 280,
  isInline = false,
}: HoverNoteProps): ReactNode {
  const [opened, setOpened] = useState(false)
  const closing = useTimeout(() => setOpened(false), CLOSE_AFTER_MS)
  const open = (): void => {
    closing.clear()
    setOpened(true)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpened(false)
  }
  return (
    <Box
      component={isInline ? 'span' : 'div'}
      role="presentation"
      {...(!isInline && { h: '100%' })}
      onMouseEnter={open}
      onMouseLeave={closing.start}
      onFocus={open}
      onBlur={closing.start}
      onKeyDown={onKeyDown}
    >
      <Popover
        opened={opened}
        width={width}
        position={isInline ? 'top-start' : 'bottom-start'}
        withArrow
        shadow="sm"
      >
        <Popover.Target>{children}</Popover.Target>
        <Popover.Dropdown p="sm">{note}</Popover.Dropdown>
      </Popover>
    </Box>
  )
}
