import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'

interface BarButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Its name, shown on hover. */
  readonly label: string
}

/** A button with a picture alone in the top bar. */
export function BarButton({ label, ...rest }: BarButtonProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon {...rest} aria-label={label} />
    </Tooltip>
  )
}
