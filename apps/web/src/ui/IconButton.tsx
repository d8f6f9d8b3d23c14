import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { WordIcon, type WordIconProps } from './buttons/WordIcon.tsx'

interface IconButtonProps extends WordIconProps {
  /** What it does, and to what; holds the word, where there is one. */
  readonly label: string
  /** Shown on hover, where a shorter word says it. */
  readonly tooltip?: string
}

/** A button with a picture, which tells its name on hover. */
export function IconButton({ label, tooltip = label, ...rest }: IconButtonProps): ReactNode {
  return (
    <Tooltip label={tooltip}>
      <WordIcon {...rest} aria-label={label} />
    </Tooltip>
  )
}
