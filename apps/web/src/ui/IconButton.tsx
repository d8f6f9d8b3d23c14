import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps
  extends ActionIconProps,
    Pick<ComponentProps<'button'>, 'onClick' | 'children'> {
  /** Shown on hover, and the name for screen readers. */
  readonly label: string
}

/** A button that is a picture alone. */
export function IconButton({ label, ...button }: IconButtonProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...button} />
    </Tooltip>
  )
}
