import { useEffect, useMemo, useState } from 'react'
import type { View } from '../../../lib/view.ts'
import { latestOnly } from '../../../lib/workers/latestOnly.ts'
import { createWorkerCalls } from '../../../lib/workers/workerCalls.ts'
import type { SettingPair } from '../settings/settingPair.ts'
import type { PanelSetting } from './panelFields.ts'
import type { PanelMessages, SolvedPair } from './panelMessages.ts'

type Solve = (pair: SettingPair<PanelSetting>) => void

/** Solves the settings in a thread; what was solved last stays on screen while the next is under way. */
export function usePanel({ a, b, on }: SettingPair<PanelSetting>): View<SolvedPair> {
  const [attempt, setAttempt] = useState(0)
  const [solve, setSolve] = useState<Solve>()
  const [solved, setSolved] = useState<SolvedPair>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    const worker = panelThread()
    worker.addEventListener('error', () => setError('The panel could not be computed.'))
    const calls = createWorkerCalls<PanelMessages>((call) => worker.postMessage(call))
    worker.addEventListener('message', ({ data }) => calls.receive(data))
    const begin = latestOnly<SettingPair<PanelSetting>>((pair, done) => {
      calls.send('panels', pair, (answer) => {
        done()
        if ('error' in answer) setError(answer.error)
        else setSolved(answer.output)
      })
    })
    setError(undefined)
    setSolve(() => begin)
    return () => worker.terminate()
  }, [attempt])
  useEffect(() => solve?.({ a, b, on }), [solve, a, b, on])
  return useMemo(() => {
    if (error !== undefined) {
      return { state: 'failed', message: error, error, retry: () => setAttempt(attempt + 1) }
    }
    return solved === undefined ? { state: 'loading' } : { state: 'ready', data: solved }
  }, [error, solved, attempt])
}

function panelThread(): Worker {
  return new Worker(new URL('./panelWorker.ts', import.meta.url), { type: 'module', name: 'panel' })
}
