import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { secondsSince } from './program.ts'

/** The project's root. */
export const ROOT: string = resolve(import.meta.dirname, '..')

/** Longer than any step takes on a slow machine: one that hangs is ended, so that the gate always gives an answer. */
const LIMIT_MS = 35 * 60_000

/** Runs a command of the project in its root, output passed through; true when it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  const started = performance.now()
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  const seconds = secondsSince(started).toFixed(1)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${[command, ...args].join(' ')} (${seconds} s)`)
  return status === 0
}
