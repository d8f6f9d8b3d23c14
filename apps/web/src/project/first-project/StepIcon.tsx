import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './FirstProject.module.css'

/** A ring, or a filled check where the step is done. */
export function StepIcon(props: { readonly isDone: boolean; readonly size: number }): ReactNode {
  const { isDone, size } = props
  const Icon = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <>
      <Icon size={size} className={classes['icon'] ?? ''} data-done={isDone} aria-hidden />
      <VisuallyHidden>{isDone ? 'Done:' : 'To do:'}</VisuallyHidden>
    </>
  )
}
