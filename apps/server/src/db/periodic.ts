export interface PeriodicWork {
  /** Does the work soon, for example after a deletion. Runs one at a time. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** Does some work now, every period, and when it is woken. `onError` hears of a run that failed; the next one goes on. */
export function startPeriodic(
  periodMs: number,
  work: (stopSignal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): PeriodicWork {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  // a turn that is still to begin is that of all who wake it meanwhile
  let isNextWaiting = false
  const wake = (): void => {
    if (isNextWaiting) return
    isNextWaiting = true
    running = running
      .then(() => {
        isNextWaiting = false
        return work(stopping.signal)
      })
      .catch(onError)
  }
  const timer = setInterval(wake, periodMs)
  timer.unref()
  wake()
  return {
    wake,
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}
