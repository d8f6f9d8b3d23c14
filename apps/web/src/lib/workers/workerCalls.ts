import * as z from 'zod'

/** A call of a table of messages, which has for each name [input, output]. */
export type WorkerCall<M> = {
  [N in keyof M]: { readonly id: number; readonly name: N; readonly input: InputOf<M[N]> }
}[keyof M]

export type WorkerAnswer<M, N extends keyof M = keyof M> =
  | { readonly id: number; readonly output: OutputOf<M[N]> }
  | { readonly id: number; readonly error: string }

type InputOf<T> = T extends readonly [infer Input, unknown] ? Input : never
type OutputOf<T> = T extends readonly [unknown, infer Output] ? Output : never

/** The part of a Worker that is used. */
export interface WorkerPort<M> {
  readonly postMessage: (call: WorkerCall<M>) => void
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<WorkerAnswer<M>>) => void,
  ) => void
}

export interface WorkerCalls<M> {
  /** `onAnswer` is called as the answer comes in. */
  readonly send: <N extends keyof M>(
    name: N,
    input: InputOf<M[N]>,
    onAnswer: (answer: WorkerAnswer<M, N>) => void,
  ) => void
  readonly call: <N extends keyof M>(name: N, input: InputOf<M[N]>) => Promise<OutputOf<M[N]>>
  /** To be given what the thread answers. */
  readonly receive: (answer: WorkerAnswer<M>) => void
  readonly rejectAll: (error: Error) => void
}

interface Waiting {
  readonly answer: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** Calls to a thread and their answers, by number. */
export function createWorkerCalls<M>(post: (call: WorkerCall<M>) => void): WorkerCalls<M> {
  let lastId = 0
  const open = new Map<number, Waiting>()
  // the thread answers each call with the type that the table of messages gives
  const begin = (name: keyof M, input: unknown, waiting: Waiting): void => {
    lastId += 1
    open.set(lastId, waiting)
    post(z.custom<WorkerCall<M>>().parse({ id: lastId, name, input }))
  }
  const send: WorkerCalls<M>['send'] = (name, input, onAnswer) =>
    begin(name, input, {
      answer: (answer) => onAnswer(z.custom<WorkerAnswer<M, typeof name>>().parse(answer)),
      reject: () => undefined,
    })
  const call: WorkerCalls<M>['call'] = (name, input) =>
    new Promise((resolve, reject) => {
      begin(name, input, {
        answer: (answer) => {
          const known = z.custom<WorkerAnswer<M, typeof name>>().parse(answer)
          if ('output' in known) resolve(known.output)
          else reject(new Error(known.error))
        },
        reject,
      })
    })
  return {
    send,
    call,
    receive: (answer) => {
      const waiting = open.get(answer.id)
      open.delete(answer.id)
      waiting?.answer(answer)
    },
    rejectAll: (error) => {
      for (const { reject } of open.values()) reject(error)
      open.clear()
    },
  }
}
