import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { FileReading } from './fuzz/files/fileProcess.ts'
import { fuzzCall, MOST_PRINTED } from './fuzz/fuzzCall.ts'
import { runProgram } from './program.ts'

// npm run fuzz:files -- [COUNT] [--seed S]
const USAGE = 'use: npm run fuzz:files -- [COUNT] [--seed S]'
const MOST_SECONDS = 5
const MOST_MEGABYTES = 500
/** A process that says nothing for so long is ended. */
const SILENCE_MS = 60_000

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

async function main(): Promise<number> {
  const { count, first } = fuzzCall(USAGE)
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
    if (failed <= MOST_PRINTED) console.log(`${named(reading)}\n  ${fault}`)
  }
  child.disconnect()
  for (const [what, reading] of most)
    console.log(`most ${what}, ${reading[what].toFixed(1)}: ${named(reading)}`)
  console.log(`${count - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

const named = ({ seed, what }: FileReading): string =>
  `seed ${seed} (npm run fuzz:files -- 1 --seed ${seed}): ${what}`

await runProgram(main)
