import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { secondsSince } from './program.ts'

/** The project's root. */
export const ROOT: string = resolve(import.meta.dirname, '..')

/** Longer than any step takes on a slow machine: one that hangs is ended, so that the gate always gives an answer. */
const LIMIT_MS = 60 * 60_000
const OPTIONS = { cwd: ROOT, timeout: LIMIT_MS, killSignal: 'SIGKILL' } as const

/** Runs a command of the project in its root, output passed through; true when it succeeded. */
export const run = (command: string, args: readonly string[]): boolean =>
  runWithin(LIMIT_MS, command, args)

/** The same of a script whose steps have the limit themselves: ended from outside, its step would go on alone. */
export const runSteps = (script: string): boolean => runWithin(0, 'node', [script])

/** @param limitMs - 0: none */
function runWithin(limitMs: number, command: string, args: readonly string[]): boolean {
  const started = performance.now()
  const { status } = spawnSync(command, args, { ...OPTIONS, timeout: limitMs, stdio: 'inherit' })
  return told(status, [command, ...args], started)
}

/** As `run`, beside others. @param output - of `whole`, what it says comes in one piece when it has ended */
export function runBeside(
  [command = '', ...args]: readonly string[],
  output: 'inherit' | 'whole' = 'whole',
): Promise<boolean> {
  const started = performance.now()
  const stdio = output === 'whole' ? 'pipe' : output
  const child = spawn(command, args, { ...OPTIONS, stdio: ['ignore', stdio, stdio] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => void said.push(chunk))
  }
  child.on('error', (error) => void said.push(Buffer.from(`${error.message}\n`)))
  return new Promise((ended) => {
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said))
      ended(told(status, [command, ...args], started))
    })
  })
}

function told(status: number | null, words: readonly string[], started: number): boolean {
  const seconds = secondsSince(started).toFixed(1)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${words.join(' ')} (${seconds} s)`)
  return status === 0
}
