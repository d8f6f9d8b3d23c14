import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'

interface LinkButtonProps {
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: string
}

/** A minor action among text, drawn as a link. */
export function LinkButton({ disabled = false, onClick, children }: LinkButtonProps): ReactNode {
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="left"
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Anchor>
  )
}
