import { choiceField, numberField, type SettingOf } from '../settings/settingFields.ts'
import { readModuleText } from './moduleText.ts'
import { PANEL_MODULES, type PanelModule } from './panelModules.ts'

const percent = { unit: '%' } as const

/** All that can be set of the panel, its light and the shadow upon it. */
export const PANEL_FIELDS = {
  module: choiceField('mo', 'Cells of', 'half144', {
    half144: PANEL_MODULES.half144.name,
    half120: PANEL_MODULES.half120.name,
    whole72: PANEL_MODULES.whole72.name,
    whole60: PANEL_MODULES.whole60.name,
    whole96: PANEL_MODULES.whole96.name,
    file: 'The PAN file',
  }),
  file: { kind: 'text', code: 'fi', pattern: /^[-\d.~e]*$/ },
  rows: numberField(
    'ro',
    'Cells along the length',
    {},
    [1, 12, 24],
    'Whole cells; halves count as one.',
  ),
  columns: numberField('co', 'Cells across', {}, [1, 6, 24]),
  cut: choiceField('cu', 'Cells', 'half', { half: 'Half cells', full: 'Whole cells' }),
  strings: choiceField('pa', 'Strings in parallel under a diode', '2', {
    '1': '1',
    '2': '2: upper and lower half',
  }),
  diodes: numberField('di', 'Bypass diodes', {}, [0, 3, 12]),
  bypassV: numberField('dv', 'Diode voltage', { unit: 'V', step: 0.05 }, [0.1, 0.7, 1.2]),
  stands: choiceField('or', 'Panel stands', 'portrait', {
    portrait: 'Portrait',
    landscape: 'Landscape',
  }),
  lightWm2: numberField('ir', 'Irradiance', { unit: 'W/m²', step: 10 }, [50, 1000, 1300]),
  cellC: numberField('ct', 'Cell temperature', { unit: '°C' }, [-20, 45, 90]),
  heldAt: choiceField('ho', 'Held at', 'maximumPower', {
    maximumPower: 'Maximum power',
    shortCircuit: 'Short circuit',
    openCircuit: 'Open circuit',
  }),
  depth: numberField('sd', 'Light that the shadow takes', percent, [0, 80, 100]),
  painted: { kind: 'text', code: 'pt', pattern: /^[0-9a-f]*$/ },
  boxLeft: numberField('bx', 'Rectangle from the left', percent, [0, 0, 100]),
  boxTop: numberField('by', 'Rectangle from the top', percent, [0, 0, 100]),
  boxWidth: numberField('bw', 'Rectangle, width', percent, [0, 0, 100]),
  boxHeight: numberField('bh', 'Rectangle, height', percent, [0, 0, 100]),
  poleWidth: numberField(
    'pw',
    'Pole, width',
    percent,
    [0, 12, 60],
    'Of the width of the panel; 0: no pole.',
  ),
  poleAt: numberField('pp', 'Pole, place', percent, [-40, 45, 140]),
  poleDeg: numberField('pn', 'Pole, leaning by', { unit: '°' }, [-80, 25, 80]),
  shows: choiceField('sh', 'Colours show', 'light', {
    light: 'Light',
    power: 'Power of cells',
    heat: 'Temperature',
  }),
  tool: choiceField('tl', 'Draw with', 'brush', { brush: 'Brush', box: 'Rectangle' }),
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
