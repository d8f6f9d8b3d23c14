import type { SettingPair } from '../settings/settingPair.ts'
import { workerThread } from '../workerThread.ts'
import type { SolvedPair } from './panelAnswer.ts'
import type { PanelSetting } from './panelFields.ts'

/** Solves panels. */
export const startPanelThread = workerThread<SettingPair<PanelSetting>, SolvedPair>(
  () => new Worker(new URL('./panelWorker.ts', import.meta.url), { type: 'module', name: 'panel' }),
  'The panel could not be computed.',
)
