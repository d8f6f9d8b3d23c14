import { latestOnly } from '../../../lib/workers/latestOnly.ts'
import { createWorkerCalls } from '../../../lib/workers/workerCalls.ts'
import type { StartThread } from '../lazyThread.ts'
import type { SettingPair } from '../settings/settingPair.ts'
import type { PanelSetting } from './panelFields.ts'
import type { PanelMessages, SolvedPair } from './panelMessages.ts'

/** Solves panels. */
export const startPanelThread: StartThread<SettingPair<PanelSetting>, SolvedPair> = ({
  onAnswer,
  onError,
}) => {
  const worker = new Worker(new URL('./panelWorker.ts', import.meta.url), {
    type: 'module',
    name: 'panel',
  })
  worker.addEventListener('error', () => onError('The panel could not be computed.'))
  const calls = createWorkerCalls<PanelMessages>((call) => worker.postMessage(call, {}))
  worker.addEventListener('message', ({ data }) => calls.receive(data))
  const ask = latestOnly<SettingPair<PanelSetting>>((pair, done) => {
    calls.send('panels', pair, (answer) => {
      done()
      if ('error' in answer) onError(answer.error)
      else onAnswer(answer.output)
    })
  })
  return { ask, stop: () => worker.terminate() }
}
