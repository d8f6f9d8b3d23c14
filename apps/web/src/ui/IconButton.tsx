import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'

interface IconButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** What it does, and to what. */
  readonly label: string
  /** Shown on hover, where a shorter word says it. */
  readonly tooltip?: string
}

/** A button with a picture alone. */
export function IconButton({ label, tooltip = label, ...rest }: IconButtonProps): ReactNode {
  return (
    <Tooltip label={tooltip}>
      <ActionIcon {...rest} aria-label={label} />
    </Tooltip>
  )
}
