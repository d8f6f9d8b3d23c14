/** Progress of a long command on the terminal of standard error; where that is none, nothing is written. */
export interface Progress {
  /** One more, or some more, of the whole is done. */
  readonly done: (count?: number) => void
  /** Takes the line away. */
  readonly end: () => void
}

const PERIOD_MS = 100

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'> & {
  readonly write: (text: string) => unknown
}

/** What is done, as `simulating`, and how many of what there are, as 1000 `plants`. */
export interface Work {
  readonly doing: string
  readonly things: string
  readonly total: number
}

export function startProgress(
  work: Work,
  terminal: Terminal = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  if (!terminal.isTTY) return { done: () => undefined, end: () => undefined }
  const started = now()
  let count = 0
  let shownAt = Number.NEGATIVE_INFINITY
  return {
    done: (more = 1) => {
      count += more
      if (now() - shownAt < PERIOD_MS && count < work.total) return
      shownAt = now()
      const line = progressLine(work, count, (shownAt - started) / 1000)
      terminal.write(`\r\u001b[K${line.slice(0, Math.max(0, (terminal.columns ?? 80) - 1))}`)
    },
    end: () => void terminal.write('\r\u001b[K'),
  }
}

/** As `simulating 312 of 1,000 plants, 31 %, 22 s left`. */
export function progressLine(
  { doing, things, total }: Work,
  count: number,
  elapsedS: number,
): string {
  const share = total > 0 ? count / total : 1
  const leftS = share > 0 ? Math.ceil((elapsedS / share) * (1 - share)) : undefined
  const left = leftS === undefined || elapsedS < 1 ? '' : `, ${durationText(leftS)} left`
  return `${doing} ${whole(count)} of ${whole(total)} ${things}, ${Math.floor(100 * share)} %${left}`
}

const whole = (value: number): string => value.toLocaleString('en-US')

function durationText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
}
