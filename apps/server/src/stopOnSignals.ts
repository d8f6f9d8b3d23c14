import type { Log } from './log.ts'

export interface StopStep {
  readonly name: string
  readonly stop: () => Promise<void>
}

/** A part that does not stop within this time is left behind. */
const STEP_LIMIT_MS = 15_000
/** One Ctrl-C may arrive twice: from the terminal and from the launcher. */
const SAME_SIGNAL_MS = 500

/**
 * Stops the parts in the opposite order of their start on SIGINT or SIGTERM, and after a fault that nothing caught;
 * a second signal ends the process at once.
 *
 * @returns the same for other reasons to stop, with the exit code
 */
export function stopOnSignals(
  steps: readonly StopStep[],
  log: Log,
): (exitCode: number) => Promise<void> {
  let stoppingSinceMs: number | undefined
  const stop = async (exitCode: number): Promise<void> => {
    stoppingSinceMs ??= performance.now()
    for (const step of steps.toReversed()) await stopStep(step, log)
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSinceMs !== undefined) {
        if (performance.now() - stoppingSinceMs < SAME_SIGNAL_MS) return
        log.warn({ signal }, 'stopping at once')
        process.exit(1)
      }
      log.info({ signal }, 'stopping')
      void stop(0)
    })
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nothing caught')
    if (stoppingSinceMs === undefined) void stop(1)
  })
  return stop
}

async function stopStep({ name, stop }: StopStep, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`did not stop within ${STEP_LIMIT_MS / 1000} s`)),
      STEP_LIMIT_MS,
    )
  })
  try {
    await Promise.race([stop(), limit])
  } catch (error) {
    log.error({ part: name, err: error }, 'a part did not stop cleanly')
  } finally {
    clearTimeout(timer)
  }
}
