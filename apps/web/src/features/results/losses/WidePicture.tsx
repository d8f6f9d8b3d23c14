import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import cue from '../../../ui/scrollCue.module.css'

interface WidePictureProps {
  readonly label: string
  /** What the picture needs to be read; narrower places scroll sideways. */
  readonly widthPx: number
  readonly children: ReactNode
}

/** A picture that is not squeezed by a narrow window. */
export function WidePicture({ label, widthPx, children }: WidePictureProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on narrow screens
    <section className={cue['sideways']} tabIndex={0} aria-label={label}>
      <Box miw={widthPx}>{children}</Box>
    </section>
  )
}
