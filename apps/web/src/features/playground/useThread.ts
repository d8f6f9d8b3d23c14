import { useEffect, useMemo, useState } from 'react'
import type { View } from '../../lib/view.ts'
import { lazyThread, type StartThread } from './lazyThread.ts'

/**
 * What a thread makes of an input, which it is asked whenever that changes; the last answer stays on screen meanwhile. Without an input
 * there is no thread.
 */
export function useThread<Input, Answer>(
  start: StartThread<Input, Answer>,
  input: Input | undefined,
): View<Answer> {
  const [thread] = useState(() => lazyThread(start))
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<string>()
  useEffect(() => thread.follow({ onAnswer: setAnswer, onError: setError }), [thread])
  useEffect(() => {
    if (input === undefined) thread.stop()
    else thread.ask(input)
  }, [thread, input])
  return useMemo(() => {
    const retry = (): void => {
      setError(undefined)
      thread.again()
    }
    if (error !== undefined) return { state: 'failed', message: error, error, retry }
    return answer === undefined ? { state: 'loading' } : { state: 'ready', data: answer }
  }, [thread, answer, error])
}
