import type { SettingCase } from '../settings/CasePanel.tsx'
import type { PanelSetting } from './panelFields.ts'

const NO_SHADOW = {
  painted: '',
  boxLeft: 0,
  boxTop: 0,
  boxWidth: 0,
  boxHeight: 0,
  poleWidth: 0,
  heldAt: 'maximumPower',
} as const

export const PANEL_CASES: readonly SettingCase<PanelSetting>[] = [
  {
    label: 'No shadow',
    lesson: 'The curve that all others are held against.',
    setting: NO_SHADOW,
  },
  {
    label: 'Chimney or pole',
    lesson:
      'A narrow shadow across all columns meets every diode’s cells. Move it to see groups come and go.',
    setting: { ...NO_SHADOW, poleWidth: 12, poleAt: 45, poleDeg: 25, depth: 75 },
  },
  {
    label: 'Snow on the lower edge',
    lesson:
      'In portrait one row of cells stops every string. Turn the panel to landscape, or cut the cells in half.',
    setting: { ...NO_SHADOW, boxTop: 92, boxHeight: 8, boxWidth: 100, depth: 95 },
  },
  {
    label: 'Strip of dirt',
    lesson:
      'Dirt along the frame takes a little light from every string, and all of them follow it.',
    setting: { ...NO_SHADOW, boxTop: 95, boxHeight: 5, boxWidth: 100, depth: 30 },
  },
  {
    label: 'One hot cell',
    lesson:
      'A leaf over half a cell at short circuit: the cell takes what the others of its string give.',
    setting: { ...NO_SHADOW, painted: '1', depth: 50, heldAt: 'shortCircuit' },
  },
  {
    label: 'Row in front, morning',
    lesson: 'The shadow of the row in front rises over the lower third. Halves above it work on.',
    setting: { ...NO_SHADOW, boxTop: 67, boxHeight: 33, boxWidth: 100, depth: 85, lightWm2: 400 },
  },
]
