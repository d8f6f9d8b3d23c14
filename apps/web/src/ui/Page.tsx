import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Page.module.css'

interface PageProps {
  /** 'text' is for forms and lists; 'full' is for tables and charts. */
  readonly width?: 'text' | 'full'
  readonly children: ReactNode
}

/** Padding and width of a page that scrolls as a whole. (A map fills the frame and does without.) */
export function Page({ width = 'full', children }: PageProps): ReactNode {
  return (
    <Box className={classes['page']} data-width={width}>
      {children}
    </Box>
  )
}
