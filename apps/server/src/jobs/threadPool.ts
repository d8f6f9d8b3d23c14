import { Worker } from 'node:worker_threads'
import { AppError, ERROR_CODES, type ErrorCode } from '@duet/contract'
import type { MessageName, ThreadMessages, ThreadReply } from './threadMessages.ts'

export interface ThreadPool {
  /**
   * Runs one message on a thread. An abort ends the thread at once and rejects with the signal's reason.
   *
   * @throws AppError with the code that the thread gave, else Error
   */
  readonly run: <Name extends MessageName>(
    name: Name,
    input: ThreadMessages[Name][0],
    signal: AbortSignal,
  ) => Promise<ThreadMessages[Name][1]>
  readonly close: () => Promise<void>
}

const THREAD_FILE = new URL('./computeThread.ts', import.meta.url)

/** Up to `size` threads, started when they are first needed. A thread that ended is replaced by the next message. */
export function createThreadPool(size: number): ThreadPool {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const waiting = new Map<MessageName, (() => void)[]>()
  let running = 0

  const enter = async (name: MessageName): Promise<void> => {
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
  const takeThread = (): Worker => {
    const free = idle.pop()
    if (free) return free
    const thread = new Worker(THREAD_FILE)
    all.add(thread)
    thread.once('exit', () => {
      all.delete(thread)
      const index = idle.indexOf(thread)
      if (index >= 0) idle.splice(index, 1)
    })
    thread.unref()
    return thread
  }

  return {
    run: async (name, input, signal) => {
      await enter(name)
      try {
        signal.throwIfAborted()
        const thread = takeThread()
        const reply = await ask(thread, name, input, signal)
        idle.push(thread)
        if (reply.ok) return reply.output
        throw threadError(reply)
      } finally {
        leave()
      }
    },
    close: async () => {
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}

function ask<Name extends MessageName>(
  thread: Worker,
  name: Name,
  input: ThreadMessages[Name][0],
  signal: AbortSignal,
): Promise<ThreadReply<Name>> {
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
    const onExit = (code: number): void =>
      onError(new Error(`A compute thread ended with code ${code}`))
    const onAbort = (): void => {
      settle()
      void thread.terminate()
      reject(signal.reason instanceof Error ? signal.reason : new Error('The task was cancelled'))
    }
    thread.once('message', (reply: ThreadReply<Name>) => {
      settle()
      resolve(reply)
    })
    thread.once('error', onError)
    thread.once('exit', onExit)
    signal.addEventListener('abort', onAbort, { once: true })
    thread.postMessage({ name, input }, [])
  })
}

function threadError(reply: {
  readonly code: string | undefined
  readonly message: string
  readonly stack: string | undefined
}): Error {
  const code: ErrorCode | undefined = ERROR_CODES.find((known) => known === reply.code)
  if (code) return new AppError(code, reply.message)
  const error = new Error(reply.message)
  if (reply.stack) error.stack = reply.stack
  return error
}
