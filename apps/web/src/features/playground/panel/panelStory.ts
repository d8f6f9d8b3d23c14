import { formatFixed, formatPercent, formatUnit } from '../../../lib/format.ts'
import type { KpiFigure } from '../../../ui/Kpi.tsx'
import type { SolvedPanel } from './panelAnswer.ts'
import type { PanelSetting } from './panelFields.ts'

const bestW = ({ peaks }: SolvedPanel['solved']): number => peaks[0]?.powerW ?? 0

/** Share of the light, and of the power, that the shadow takes. */
function lostShares(setting: PanelSetting, panel: SolvedPanel): readonly [number, number] {
  const full = bestW(panel.unshaded)
  return [1 - panel.meanLightWm2 / setting.lightWm2, full > 0 ? 1 - bestW(panel.solved) / full : 0]
}

export function panelFigures(setting: PanelSetting, panel: SolvedPanel): readonly KpiFigure[] {
  const [light, power] = lostShares(setting, panel)
  const hottest = hottestCell(panel)
  const conducting = panel.isBypassed.filter(Boolean).length
  return [
    {
      key: 'power',
      label: 'Maximum power',
      value: formatFixed(bestW(panel.solved), 1),
      unit: 'W',
      formula: 'The greatest voltage times current of the curve',
      parts: [{ label: 'Without shadow', value: formatUnit(bestW(panel.unshaded), 'W') }],
    },
    { key: 'light', label: 'Light lost', value: formatFixed(100 * light, 1), unit: '%' },
    { key: 'loss', label: 'Power lost', value: formatFixed(100 * power, 1), unit: '%' },
    {
      key: 'diodes',
      label: 'Diodes conducting',
      value: `${conducting} of ${setting.diodes}`,
      unit: '',
    },
    {
      key: 'hottest',
      label: 'Hottest cell',
      value: formatFixed(panel.cellC[hottest], 0),
      unit: '°C',
      formula:
        'Heat of the cell less that of a cell in full light, over 29 W/(m²·K) of both faces, above the cell temperature that is set',
      note: 'Glass and neighbours lead heat away: a real cell stays cooler.',
    },
  ]
}

function hottestCell({ cellC }: SolvedPanel): number {
  return cellC.indexOf(Math.max(...cellC))
}

/** What happens here, in sentences with the numbers of it. */
export function panelStory(setting: PanelSetting, panel: SolvedPanel): readonly string[] {
  return [
    ...lossStory(setting, panel),
    ...diodeStory(setting, panel),
    ...cellStory(setting, panel),
    ...peakStory(panel),
  ]
}

function lossStory(setting: PanelSetting, panel: SolvedPanel): readonly string[] {
  const [light, power] = lostShares(setting, panel)
  if (light === 0) {
    return ['All cells have the same light. Draw a shadow to see what it does to the curve.']
  }
  const times = power / light
  const compared =
    times > 1.15
      ? `${formatFixed(times, 1)} times as much`
      : times < 0.85
        ? 'less'
        : 'about as much'
  return [
    `The shadow takes ${formatPercent(light)} of the light and ${formatPercent(power)} of the power: ${compared}. Cells in series all carry the current of the weakest one.`,
  ]
}

function diodeStory(setting: PanelSetting, panel: SolvedPanel): readonly string[] {
  const { groupV, diodeA } = panel.solved.cells
  if (setting.diodes === 0) {
    return ['There is no bypass diode: the weakest cell holds back all others.']
  }
  const share = formatPercent(1 / setting.diodes)
  return panel.isBypassed.flatMap((conducts, group) => {
    if (!conducts) return []
    const currentA = diodeA[group] ?? 0
    const heatW = -currentA * (groupV[group] ?? 0)
    return [
      `Diode ${group + 1} leads ${formatUnit(currentA, 'A', 3)} past its ${panel.cellsOfGroup} cells: ${share} of the panel gives nothing, and the diode turns ${formatUnit(heatW, 'W', 3)} into heat.`,
    ]
  })
}

/** Below this a cell takes too little for its heat to matter, W. */
const LEAST_REVERSE_W = 1

function cellStory(setting: PanelSetting, panel: SolvedPanel): readonly string[] {
  const { cellV } = panel.solved.cells
  const hottest = hottestCell(panel)
  const takenW = -(panel.cellW[hottest] ?? 0)
  if (takenW < LEAST_REVERSE_W) return []
  const reverse = panel.cellW.filter((powerW) => powerW < -LEAST_REVERSE_W).length
  const row = Math.floor(hottest / setting.columns) + 1
  const column = (hottest % setting.columns) + 1
  const which = reverse === 1 ? 'One cell is' : `${reverse} cells are`
  return [
    `${which} driven into reverse by the others. The hottest, row ${row}, column ${column}, stands at ${formatUnit(cellV[hottest], 'V', 3)} and takes ${formatUnit(takenW, 'W', 3)}: about ${formatUnit(panel.cellC[hottest], '°C', 3)}. A cell that keeps half of its light is worse off than a dark one, which lets hardly any current through.`,
  ]
}

function peakStory({ solved }: SolvedPanel): readonly string[] {
  const [best, other] = solved.peaks
  if (best === undefined || other === undefined) return []
  return [
    `The power has another maximum of ${formatUnit(other.powerW, 'W')} at ${formatUnit(other.voltageV, 'V')}. A tracker of maximum power that stays there loses ${formatPercent(1 - other.powerW / best.powerW)}.`,
  ]
}
