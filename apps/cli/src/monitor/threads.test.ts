import { afterEach, expect, test } from 'vitest'
import { startThreads, type Threads } from './threads.ts'

/** Answers with what it was asked, and how often; ends where it is asked to. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads'
let count = 0
parentPort.on('message', (request) => {
  if (request === 'exit') process.exit(3)
  if (request === 'throw') throw new Error('broken')
  count += 1
  parentPort.postMessage({ ok: true, reply: request + count })
})`

let threads: Threads<string, string>
afterEach(() => threads.close())

test.each(['exit', 'throw'])(
  'a thread that ends by %s fails what it was asked alone',
  async (how) => {
    threads = startThreads(1, new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`))
    expect(await threads.ask(0, 'a')).toBe('a1')
    await expect(threads.ask(0, how)).rejects.toThrow(how === 'exit' ? 'code 3' : 'broken')
    expect(await threads.ask(0, 'b')).toBe('b1')
  },
)
