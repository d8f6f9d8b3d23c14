import type { ReactNode } from 'react'
import classes from './drawings.module.css'

interface DrawingProps {
  /** What the picture shows, for those who do not see it. */
  readonly label: string
  readonly viewBox: string
  readonly children: ReactNode
}

/** A picture to scale. */
export function Drawing({ label, viewBox, children }: DrawingProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, in the colours of the page
    <svg className={classes['drawing']} viewBox={viewBox} role="img" aria-label={label}>
      {children}
    </svg>
  )
}
