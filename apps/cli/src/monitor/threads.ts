import { Worker } from 'node:worker_threads'

/** Threads that answer one request at a time. One that ends fails what it was asked, and begins anew for what comes next. */
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

/** Each thread takes the next task when it has done one. */
export async function inTurn<Task>(
  threadCount: number,
  tasks: readonly Task[],
  work: (task: Task, thread: number) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks]
  await Promise.all(
    Array.from({ length: threadCount }, async (_, thread) => {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
        await work(task, thread)
      }
    }),
  )
}

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

interface Thread<Request, Reply> {
  readonly ask: (request: Request) => Promise<Reply>
  readonly close: () => Promise<void>
}

function startThread<Request, Reply>(file: URL): Thread<Request, Reply> {
  let worker: Worker | undefined
  let isClosed = false
  const waiting: Waiting<Reply>[] = []
  const begin = (): Worker => {
    const begun = new Worker(file)
    const end = (error: Error): void => {
      // an error comes before the exit: what was asked since then is asked of another
      if (worker !== begun) return
      worker = undefined
      for (const { reject } of waiting.splice(0)) reject(error)
    }
    begun.on('message', (answer: ThreadAnswer<Reply>) => {
      const first = waiting.shift()
      if (answer.ok) first?.resolve(answer.reply)
      else first?.reject(new Error(answer.message))
    })
    begun.on('error', end)
    begun.on('exit', (code) => end(new Error(`A thread ended with code ${code}`)))
    return begun
  }
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('The threads are closed')
        worker ??= begin()
        waiting.push({ resolve, reject })
        worker.postMessage(request, [])
      }),
    close: async () => {
      isClosed = true
      await worker?.terminate()
    },
  }
}
