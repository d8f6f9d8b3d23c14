import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FileReading } from './fuzz/files/fileProcess.ts'

// npm run fuzz:files -- [COUNT] [--seed S]
const USAGE = 'use: npm run fuzz:files -- [COUNT] [--seed S]'
const DEFAULT_COUNT = 2000
const MOST_SECONDS = 5
const MOST_MEGABYTES = 500
/** A process that says nothing for so long is ended. */
const SILENCE_MS = 60_000
const MOST_PRINTED = 50

const CHILD = join(import.meta.dirname, 'fuzz/files/fileProcess.ts')

function startChild(): ChildProcess {
  return fork(CHILD, { execArgv: ['--expose-gc', '--max-old-space-size=2048'] })
}

/** Has one file read: a child that dies or hangs of it is a fault. */
function readIn(child: ChildProcess, seed: number): Promise<FileReading> {
  return new Promise((resolve) => {
    let what = ''
    const lost = (why: string): void => {
      settle()
      child.kill('SIGKILL')
      if (child.connected) child.disconnect()
      resolve({ seed, what, seconds: 0, megabytes: 0, fault: why })
    }
    const onMessage = (message: FileReading | Pick<FileReading, 'seed' | 'what'>): void => {
      if (!('seconds' in message)) {
        what = message.what
        return
      }
      settle()
      resolve(message)
    }
    const onExit = (): void => lost('the process died of it')
    const timer = setTimeout(() => lost(`no answer after ${SILENCE_MS / 1000} s`), SILENCE_MS)
    const settle = (): void => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
    child.send(seed)
  })
}

const faultOf = ({ seconds, megabytes, fault }: FileReading): string | undefined => {
  if (fault !== undefined) return fault
  if (seconds > MOST_SECONDS) return `took ${seconds.toFixed(1)} s`
  return megabytes > MOST_MEGABYTES ? `took ${megabytes.toFixed(0)} MB` : undefined
}

function parseCall(): { readonly count: number; readonly first: number } {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  })
  const [given, ...rest] = positionals
  const count = Number(given ?? DEFAULT_COUNT)
  const first = Number(values.seed)
  if (rest.length > 0 || !(Number.isInteger(count) && count > 0) || !Number.isInteger(first)) {
    throw new Error(USAGE)
  }
  return { count, first }
}

async function main(): Promise<number> {
  const { count, first } = parseCall()
  let child = startChild()
  let failed = 0
  const most = new Map<'seconds' | 'megabytes', FileReading>()
  for (let seed = first; seed < first + count; seed++) {
    if (!child.connected) child = startChild()
    const reading = await readIn(child, seed)
    for (const what of ['seconds', 'megabytes'] as const)
      if (reading[what] >= (most.get(what)?.[what] ?? 0)) most.set(what, reading)
    const fault = faultOf(reading)
    if (fault === undefined) continue
    failed++
    if (failed <= MOST_PRINTED) console.log(`${told(reading)}\n  ${fault}`)
  }
  child.disconnect()
  for (const [what, reading] of most)
    console.log(`most ${what}, ${reading[what].toFixed(1)}: ${told(reading)}`)
  console.log(`${count - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

const told = ({ seed, what }: FileReading): string =>
  `seed ${seed} (npm run fuzz:files -- 1 --seed ${seed}): ${what}`

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
