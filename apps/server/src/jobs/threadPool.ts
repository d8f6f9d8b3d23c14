import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { ThreadMessages } from './threadMessages.ts'
import { errorOfReply, type MessageMap, type ThreadReply } from './threadReply.ts'

export interface ThreadPool<Messages extends MessageMap<Messages> = ThreadMessages> {
  /**
   * Runs one message on a thread. An abort ends the thread at once and rejects with the signal's reason.
   *
   * @param onThread - called when a thread takes the message, which may have waited for one
   * @throws AppError with the code that the thread gave, else Error
   */
  readonly run: <Name extends keyof Messages>(
    name: Name,
    input: Messages[Name][0],
    signal: AbortSignal,
    onThread?: () => void,
  ) => Promise<Messages[Name][1]>
  readonly close: () => Promise<void>
}

/** What the pools of this process that are open do, by what their threads are for. */
export interface ThreadLoad {
  readonly purpose: string
  readonly threads: number
  readonly busy: number
  /** Messages that wait for a thread. */
  readonly waiting: number
}

const openPools = new Set<() => ThreadLoad>()

export const threadLoads = (): readonly ThreadLoad[] => [...openPools].map((load) => load())

interface ThreadOptions {
  readonly file: URL
  /** As the metrics name it. */
  readonly purpose: string
  /** A thread that answers nothing for so long is ended; absent: none is. */
  readonly timeoutMs?: number
  readonly resourceLimits?: ResourceLimits
}

/** What a step allocates is small and soon free: more room for it would only be more memory. */
const COMPUTE_YOUNG_MB = 16

const COMPUTE: ThreadOptions = {
  file: new URL('./computeThread.ts', import.meta.url),
  purpose: 'compute',
  resourceLimits: { maxYoungGenerationSizeMb: COMPUTE_YOUNG_MB },
}

/** Up to `size` threads, started when they are first needed. A thread that ended is replaced by the next message. */
export function createThreadPool<Messages extends MessageMap<Messages> = ThreadMessages>(
  size: number,
  { file, purpose, timeoutMs, ...limits }: ThreadOptions = COMPUTE,
): ThreadPool<Messages> {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const { enter, leave, load } = turns(size)
  const loadOfPool = (): ThreadLoad => ({ purpose, threads: size, ...load() })
  openPools.add(loadOfPool)
  const takeThread = (): Worker => {
    const free = idle.pop()
    if (free) return free
    const thread = new Worker(file, limits)
    all.add(thread)
    // One that ends between two messages has failed nobody
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      all.delete(thread)
      const index = idle.indexOf(thread)
      if (index >= 0) idle.splice(index, 1)
    })
    thread.unref()
    return thread
  }

  return {
    run: async (name, input, signal, onThread) => {
      await enter(name)
      try {
        signal.throwIfAborted()
        const thread = takeThread()
        onThread?.()
        const patience = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)]
        const ended = AbortSignal.any([signal, ...patience])
        const reply = await ask<Messages[typeof name][1]>(thread, { name, input }, ended)
        idle.push(thread)
        if (reply.ok) return reply.output
        throw errorOfReply(reply)
      } finally {
        leave()
      }
    },
    close: async () => {
      openPools.delete(loadOfPool)
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}

/** So many places, given to each kind of message in turn. */
function turns(size: number): {
  readonly enter: (name: PropertyKey) => Promise<void>
  readonly leave: () => void
  readonly load: () => Pick<ThreadLoad, 'busy' | 'waiting'>
} {
  const waiting = new Map<PropertyKey, (() => void)[]>()
  let running = 0

  const enter = async (name: PropertyKey): Promise<void> => {
    if (running < size) {
      running += 1
      return
    }
    await new Promise<void>((resolve) => {
      const ofName = waiting.get(name) ?? []
      waiting.set(name, ofName)
      ofName.push(resolve)
    })
  }
  // One that leaves hands its place on, to each kind of message in turn: many of one do not hold up the others
  const leave = (): void => {
    const [first] = waiting
    if (first === undefined) {
      running -= 1
      return
    }
    const [name, [next, ...others]] = first
    waiting.delete(name)
    if (others.length > 0) waiting.set(name, others)
    next?.()
  }
  const load = (): Pick<ThreadLoad, 'busy' | 'waiting'> => {
    let queued = 0
    for (const ofName of waiting.values()) queued += ofName.length
    return { busy: running, waiting: queued }
  }
  return { enter, leave, load }
}

function ask<Output>(
  thread: Worker,
  request: object,
  signal: AbortSignal,
): Promise<ThreadReply<Output>> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.removeAllListeners('message')
      thread.removeListener('error', onError)
      thread.removeListener('exit', onExit)
      signal.removeEventListener('abort', onAbort)
    }
    const onError = (error: unknown): void => {
      settle()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const onExit = (code: number): void => onError(new Error(`A thread ended with code ${code}`))
    const onAbort = (): void => {
      settle()
      void thread.terminate()
      reject(signal.reason instanceof Error ? signal.reason : new Error('The task was cancelled'))
    }
    thread.once('message', (reply: ThreadReply<Output>) => {
      settle()
      resolve(reply)
    })
    thread.once('error', onError)
    thread.once('exit', onExit)
    signal.addEventListener('abort', onAbort, { once: true })
    thread.postMessage(request, [])
  })
}
