import { choiceField, numberField, type SettingOf } from '../settings/settingFields.ts'
import { readModuleText } from './moduleText.ts'
import { PANEL_MODULES, type PanelModule } from './panelModules.ts'

const percent = { unit: '%', step: 1 } as const

/** All that can be set of the panel, its light and the shadow upon it. */
export const PANEL_FIELDS = {
  module: choiceField({
    code: 'mo',
    label: 'Cells of',
    choices: {
      half144: PANEL_MODULES.half144.name,
      half120: PANEL_MODULES.half120.name,
      whole72: PANEL_MODULES.whole72.name,
      whole60: PANEL_MODULES.whole60.name,
      whole96: PANEL_MODULES.whole96.name,
      file: 'The PAN file',
    },
    initial: 'half144',
  }),
  file: { kind: 'text', code: 'fi', pattern: /^[-\d.~e]*$/ },
  rows: numberField({
    code: 'ro',
    label: 'Cells along the length',
    unit: '',
    min: 1,
    max: 24,
    step: 1,
    initial: 12,
    hint: 'Whole cells; halves count as one.',
  }),
  columns: numberField({
    code: 'co',
    label: 'Cells across',
    unit: '',
    min: 1,
    max: 24,
    step: 1,
    initial: 6,
  }),
  cut: choiceField({
    code: 'cu',
    label: 'Cells',
    choices: { half: 'Half cells', full: 'Whole cells' },
    initial: 'half',
  }),
  strings: choiceField({
    code: 'pa',
    label: 'Strings in parallel under a diode',
    choices: { '1': '1', '2': '2: upper and lower half' },
    initial: '2',
  }),
  diodes: numberField({
    code: 'di',
    label: 'Bypass diodes',
    unit: '',
    min: 0,
    max: 12,
    step: 1,
    initial: 3,
  }),
  bypassV: numberField({
    code: 'dv',
    label: 'Diode voltage',
    unit: 'V',
    min: 0.1,
    max: 1.2,
    step: 0.05,
    initial: 0.7,
  }),
  stands: choiceField({
    code: 'or',
    label: 'Panel stands',
    choices: { portrait: 'Portrait', landscape: 'Landscape' },
    initial: 'portrait',
  }),
  lightWm2: numberField({
    code: 'ir',
    label: 'Irradiance',
    unit: 'W/m²',
    min: 50,
    max: 1300,
    step: 10,
    initial: 1000,
  }),
  cellC: numberField({
    code: 'ct',
    label: 'Cell temperature',
    unit: '°C',
    min: -20,
    max: 90,
    step: 1,
    initial: 45,
  }),
  heldAt: choiceField({
    code: 'ho',
    label: 'Held at',
    choices: {
      maximumPower: 'Maximum power',
      shortCircuit: 'Short circuit',
      openCircuit: 'Open circuit',
    },
    initial: 'maximumPower',
  }),
  depth: numberField({
    ...percent,
    code: 'sd',
    label: 'Light that the shadow takes',
    min: 0,
    max: 100,
    initial: 80,
  }),
  painted: { kind: 'text', code: 'pt', pattern: /^[0-9a-f]*$/ },
  boxLeft: numberField({
    ...percent,
    code: 'bx',
    label: 'Rectangle from the left',
    min: 0,
    max: 100,
    initial: 0,
  }),
  boxTop: numberField({
    ...percent,
    code: 'by',
    label: 'Rectangle from the top',
    min: 0,
    max: 100,
    initial: 0,
  }),
  boxWidth: numberField({
    ...percent,
    code: 'bw',
    label: 'Rectangle, width',
    min: 0,
    max: 100,
    initial: 0,
  }),
  boxHeight: numberField({
    ...percent,
    code: 'bh',
    label: 'Rectangle, height',
    min: 0,
    max: 100,
    initial: 0,
  }),
  poleWidth: numberField({
    ...percent,
    code: 'pw',
    label: 'Pole, width',
    min: 0,
    max: 60,
    initial: 12,
    hint: 'Of the width of the panel; 0: no pole.',
  }),
  poleAt: numberField({
    ...percent,
    code: 'pp',
    label: 'Pole, place',
    min: -40,
    max: 140,
    initial: 45,
  }),
  poleDeg: numberField({
    code: 'pn',
    label: 'Pole, leaning by',
    unit: '°',
    min: -80,
    max: 80,
    step: 1,
    initial: 25,
  }),
  shows: choiceField({
    code: 'sh',
    label: 'Colours show',
    choices: { light: 'Light', power: 'Power of cells', heat: 'Temperature' },
    initial: 'light',
  }),
  tool: choiceField({
    code: 'tl',
    label: 'Draw with',
    choices: { brush: 'Brush', box: 'Rectangle' },
    initial: 'brush',
  }),
} as const

export type PanelSetting = SettingOf<typeof PANEL_FIELDS>

/** The module whose cells are taken; that of a file comes out of the link. */
export function moduleOf({ module, file }: PanelSetting): PanelModule {
  if (module !== 'file') return PANEL_MODULES[module]
  return readModuleText(file) ?? PANEL_MODULES.half144
}

/** A setting with the wiring of another module. */
export function wiringOf(module: PanelModule): Partial<PanelSetting> {
  const { rows, columns, cut, diodes, bypassV } = module
  const strings = cut === 'half' ? '2' : '1'
  return { rows, columns, cut, diodes, bypassV, strings, painted: '' }
}
