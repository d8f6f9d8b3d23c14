/**
 * How often a script is asked whether it must stop, once in some thousand loops and calls of its own: within one step, and in all beside a
 * share of its steps. Counted, so that what ends on one machine ends on all.
 */
const ASKED_IN_A_STEP = 10
const ASKED_IN_ALL = 1000
const ASKED_OF_STEPS = 0.1

/** The machine's time that no script may exceed, ms, however much each of its loops and calls does. */
const LONGEST_MS = 60_000

/** Ends a script that does not end by itself. */
export interface Watch {
  /** Asked while the script runs; true ends it. */
  readonly shouldStop: () => boolean
  /** Why it was ended. */
  readonly reason: () => string | undefined
  /** Tells it how to learn which step is being asked. */
  readonly follow: (stepNow: () => number) => void
}

export function watchScript(stepCount: number): Watch {
  const startedMs = Date.now()
  let stepNow: (() => number) | undefined
  let reason: string | undefined
  let [asked, askedInStep, step] = [0, 0, 0]
  const shouldStop = (): boolean => {
    const now = stepNow?.() ?? 0
    askedInStep = now === step ? askedInStep + 1 : 0
    step = now
    asked++
    if (askedInStep > ASKED_IN_A_STEP) reason = 'it does not come to an end'
    else if (
      asked > ASKED_IN_ALL + ASKED_OF_STEPS * stepCount ||
      Date.now() - startedMs > LONGEST_MS
    )
      reason = 'it takes too long'
    return reason !== undefined
  }
  return {
    shouldStop,
    reason: () => reason,
    follow: (tell) => {
      stepNow = tell
    },
  }
}
