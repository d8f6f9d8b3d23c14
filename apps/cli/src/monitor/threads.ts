import { Worker } from 'node:worker_threads'

/** Threads that answer one request at a time. */
export interface Threads<Request, Reply> {
  readonly size: number
  /** Asks the thread of a number, after all that it was asked before. */
  readonly ask: (thread: number, request: Request) => Promise<Reply>
  readonly close: () => Promise<void>
}

export type ThreadAnswer<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly message: string }

/** @param file - a module that answers each message with a `ThreadAnswer`, in their order */
export function startThreads<Request, Reply>(size: number, file: URL): Threads<Request, Reply> {
  const threads = Array.from({ length: size }, () => startThread<Request, Reply>(file))
  return {
    size,
    ask: (thread, request) => {
      const asked = threads[thread]
      if (asked === undefined) throw new RangeError(`got thread ${thread} of ${size}`)
      return asked.ask(request)
    },
    close: async () => {
      await Promise.all(threads.map(({ close }) => close()))
    },
  }
}

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

interface Thread<Request, Reply> {
  readonly ask: (request: Request) => Promise<Reply>
  readonly close: () => Promise<number>
}

function startThread<Request, Reply>(file: URL): Thread<Request, Reply> {
  const worker = new Worker(file)
  const waiting: Waiting<Reply>[] = []
  const fail = (error: Error): void => {
    for (const { reject } of waiting.splice(0)) reject(error)
  }
  worker.on('message', (answer: ThreadAnswer<Reply>) => {
    const first = waiting.shift()
    if (answer.ok) first?.resolve(answer.reply)
    else first?.reject(new Error(answer.message))
  })
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`A thread ended with code ${code}`)))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        worker.postMessage(request, [])
      }),
    close: () => worker.terminate(),
  }
}
