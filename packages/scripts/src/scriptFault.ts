import { AppError } from '@duet/contract'

/** Letters of a text that a script made, which may be of any length. */
const LONGEST_TEXT = 200

/** What is wrong with a script, and where where that is known: its own line, and the step in local standard time. */
interface ScriptFault {
  readonly text: string
  readonly line?: number | undefined
  readonly stepMs?: number | undefined
}

/** 'The tracker script fails on line 3 at 2026-05-01 14:00: x is not defined.' */
export function scriptError({ text, line, stepMs }: ScriptFault): AppError {
  const time = stepMs === undefined ? undefined : new Date(stepMs).toISOString()
  const where = [
    ...(line === undefined ? [] : [` on line ${line}`]),
    ...(time === undefined ? [] : [` at ${time.slice(0, 10)} ${time.slice(11, 16)}`]),
  ].join('')
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  return new AppError('TRACKER_SCRIPT', `The tracker script fails${where}: ${short}.`, {
    ...(line !== undefined && { line }),
  })
}

/** The line of a script that a stack names first; undefined where it names none. @param linesBefore - its own first */
export function lineOfStack(stack: string, linesBefore: number): number | undefined {
  const found = /<input>:(\d+)/.exec(stack)?.[1]
  return found === undefined ? undefined : Math.max(1, Number(found) - linesBefore)
}

/** The same error with the name of the block whose script it is; any other error as it is. */
export function namedScriptError(name: string, error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'TRACKER_SCRIPT') return error
  return new AppError(error.code, `Block ${name}: ${error.message}`, error.details)
}
