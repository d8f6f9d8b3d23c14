/** A thread that answers whatever it is asked; of several questions the last one counts. */
export interface Thread<Input> {
  readonly ask: (input: Input) => void
  readonly stop: () => void
}

export interface ThreadListener<Answer> {
  readonly onAnswer: (answer: Answer) => void
  readonly onError: (message: string) => void
}

export type StartThread<Input, Answer> = (listener: ThreadListener<Answer>) => Thread<Input>

/** A thread that is started by the first question, and anew by the next one after it was stopped. */
export interface LazyThread<Input, Answer> extends Thread<Input> {
  /** Asks the last question of a new thread. */
  readonly again: () => void
  /** Gives how to stop the thread and hear no more of it. */
  readonly follow: (listener: ThreadListener<Answer>) => () => void
}

export function lazyThread<Input, Answer>(
  start: StartThread<Input, Answer>,
): LazyThread<Input, Answer> {
  let thread: Thread<Input> | undefined
  let last: { readonly input: Input } | undefined
  let listener: ThreadListener<Answer> | undefined
  const ask = (input: Input): void => {
    last = { input }
    thread ??= start({
      onAnswer: (answer) => listener?.onAnswer(answer),
      onError: (message) => listener?.onError(message),
    })
    thread.ask(input)
  }
  const stop = (): void => {
    thread?.stop()
    thread = undefined
  }
  return {
    ask,
    stop,
    again: () => {
      stop()
      if (last !== undefined) ask(last.input)
    },
    follow: (next) => {
      listener = next
      return () => {
        listener = undefined
        stop()
      }
    },
  }
}
