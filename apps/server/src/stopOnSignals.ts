import type { Log } from './log.ts'

export interface StopStep {
  readonly name: string
  readonly stop: () => Promise<void>
  /** Parts that do work for others stop first and together; what they stand on follows, the last started first. */
  readonly isWork?: true
  /** Time of its own, for what must end well even where another part does not. */
  readonly limitMs?: number
}

/** Parts that do not stop within these times are left behind: the whole stop takes less than 10 s. */
const WORK_LIMIT_MS = 5000
const FOUNDATION_LIMIT_MS = 1000
/** The built-in database is asked, cut off and killed within it. */
export const DATABASE_LIMIT_MS = 3800
/** Without a database no call and no task can end well. */
export const NO_DATABASE_WORK_LIMIT_MS = 300
/** One Ctrl-C may arrive twice: from the terminal and from the launcher. */
const SAME_SIGNAL_MS = 500

/**
 * Stops the parts on SIGINT or SIGTERM, when the launcher is gone, and after a fault that nothing caught; a second signal ends the process at
 * once.
 *
 * @returns the same for other reasons to stop, with the exit code and the time that work is given; the first reason counts
 */
export function stopOnSignals(
  steps: readonly StopStep[],
  log: Log,
): (exitCode: number, workLimitMs?: number) => Promise<void> {
  let stoppingSinceMs: number | undefined
  let stopping: Promise<void> | undefined
  const stopAll = async (exitCode: number, workLimitMs: number): Promise<void> => {
    await stopParts(steps, workLimitMs, log)
    process.exit(exitCode)
  }
  const stop = (exitCode: number, workLimitMs = WORK_LIMIT_MS): Promise<void> => {
    stoppingSinceMs ??= performance.now()
    stopping ??= stopAll(exitCode, workLimitMs)
    return stopping
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
  process.once('disconnect', () => {
    log.warn('the program that started this one is gone; stopping')
    void stop(0)
  })
  // Nothing is received by it
  process.channel?.unref()
  process.on('uncaughtException', (error) => {
    // Connections that end in the middle of a stop say so
    if (stopping) log.warn({ err: error }, 'a fault while stopping')
    else log.fatal({ err: error }, 'a fault that nothing caught')
    void stop(1)
  })
  return stop
}

async function stopParts(steps: readonly StopStep[], workLimitMs: number, log: Log): Promise<void> {
  const work = steps.filter(({ isWork }) => isWork)
  await Promise.all(work.map((step) => stopStep(step, performance.now() + workLimitMs, log)))
  const untilMs = performance.now() + FOUNDATION_LIMIT_MS
  for (const step of steps.filter(({ isWork }) => !isWork).toReversed())
    await stopStep(step, step.limitMs ? performance.now() + step.limitMs : untilMs, log)
}

async function stopStep({ name, stop }: StopStep, untilMs: number, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    const late = new Error('did not stop in time')
    timer = setTimeout(() => reject(late), Math.max(0, untilMs - performance.now()))
  })
  try {
    await Promise.race([stop(), limit])
  } catch (error) {
    log.error({ part: name, err: error }, 'a part did not stop cleanly')
  } finally {
    clearTimeout(timer)
  }
}
