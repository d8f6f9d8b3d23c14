import { useEffect, useMemo, useState } from 'react'
import type { View } from '../../../lib/view.ts'
import { createArrayClient } from './arrayClient.ts'
import type { ArraySetting } from './arrayFields.ts'
import type { ArrayAnswer } from './arrayTracer.ts'

type Ask = (setting: ArraySetting) => void

/** Traces a setting in a thread of its own; none without a setting. */
export function useArray(setting: ArraySetting | undefined): View<ArrayAnswer> {
  const [attempt, setAttempt] = useState(0)
  const [ask, setAsk] = useState<Ask>()
  const [answer, setAnswer] = useState<ArrayAnswer>()
  const [error, setError] = useState<string>()
  const isWanted = setting !== undefined
  useEffect(() => {
    if (!isWanted) return undefined
    const worker = new Worker(new URL('./arrayWorker.ts', import.meta.url), {
      type: 'module',
      name: 'array',
    })
    worker.addEventListener('error', () => setError('The rows could not be traced.'))
    const client = createArrayClient(worker, { onAnswer: setAnswer, onError: setError })
    setError(undefined)
    setAsk(() => client)
    return () => {
      worker.terminate()
      setAnswer(undefined)
    }
  }, [attempt, isWanted])
  useEffect(() => {
    if (setting !== undefined) ask?.(setting)
  }, [ask, setting])
  return useMemo(() => {
    if (error !== undefined) {
      return { state: 'failed', message: error, error, retry: () => setAttempt(attempt + 1) }
    }
    return answer === undefined ? { state: 'loading' } : { state: 'ready', data: answer }
  }, [error, answer, attempt])
}
