import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'

interface RunProgressProps {
  readonly label: string
  /** 0 to 1; undefined: at work, and not known how far. */
  readonly fraction: number | undefined
}

/** How far a run is: a striped bar, of no value for screen readers, where that is not known. */
export function RunProgress({ label, fraction }: RunProgressProps): ReactNode {
  return (
    <Progress.Root>
      {fraction === undefined ? (
        <Progress.Section
          value={100}
          animated
          withAria={false}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the library's bar, which has no such element
          role="progressbar"
          aria-label={label}
        />
      ) : (
        <Progress.Section value={Math.round(fraction * 100)} aria-label={label} />
      )}
    </Progress.Root>
  )
}
