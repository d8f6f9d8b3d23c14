import type { SettingPair } from '../settings/settingPair.ts'
import type { PanelAnswer } from './panelAnswer.ts'
import type { PanelSetting } from './panelFields.ts'

/** What was asked, and what came of it. */
export interface SolvedPair {
  readonly asked: SettingPair<PanelSetting>
  readonly a: PanelAnswer
  readonly b: PanelAnswer | undefined
}

/** All messages to the thread that solves panels, name to [input, output]. */
export interface PanelMessages {
  readonly panels: readonly [SettingPair<PanelSetting>, SolvedPair]
}
