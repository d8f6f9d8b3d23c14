import type { HorizonPoint } from '@duet/plant'
import { useState } from 'react'

type Points = readonly HorizonPoint[]

interface HorizonSteps {
  /** Null: no horizon. */
  readonly change: (points: Points | null) => void
  /** Undefined: nothing was changed here. */
  readonly undo: (() => void) | undefined
  /** As it was before the first change here. */
  readonly reset: (() => void) | undefined
}

/** The changes of a horizon since its field came up, each of which can be taken back. */
export function useHorizonSteps(
  value: Points,
  onChange: (points: Points | null) => void,
): HorizonSteps {
  const [before, setBefore] = useState<readonly Points[]>([])
  const goTo = (points: Points | undefined, left: readonly Points[]): void => {
    setBefore(left)
    onChange(points === undefined || points.length === 0 ? null : points)
  }
  const isChanged = before.length > 0
  return {
    change: (points) => goTo(points ?? [], [...before, value]),
    undo: isChanged ? () => goTo(before.at(-1), before.slice(0, -1)) : undefined,
    reset: isChanged ? () => goTo(before[0], []) : undefined,
  }
}
