import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { decodeSetting, encodeSetting, initialSetting } from '../settings/settingFields.ts'
import { readModuleText, writeModuleText } from './moduleText.ts'
import { panelAnswer, type SolvedPanel } from './panelAnswer.ts'
import { PANEL_FIELDS, type PanelSetting, wiringOf } from './panelFields.ts'
import { paintedCells, paintedText, panelGrid, panelLight } from './panelLight.ts'
import { PANEL_MODULES } from './panelModules.ts'

const INITIAL = { ...initialSetting(PANEL_FIELDS), poleWidth: 0 }

function solve(changed: Partial<PanelSetting>): SolvedPanel {
  const answer = panelAnswer({ ...INITIAL, ...changed })
  if (answer.state === 'fault') throw new Error(answer.fault)
  return answer
}

const powerW = (panel: SolvedPanel): number => panel.solved.peaks[0]?.powerW ?? Number.NaN
const share = (panel: SolvedPanel): number =>
  powerW(panel) / (panel.unshaded.peaks[0]?.powerW ?? Number.NaN)

test.each(Object.entries(PANEL_MODULES))(
  'at STC the module %s has the power of its file',
  (key, module) => {
    const wired = decodeSetting(PANEL_FIELDS, `mo${key}`)
    const panel = solve({ ...wired, ...wiringOf(module), cellC: 25, poleWidth: 0 })
    const { impA, vmpV, iscA, vocV } = module.sheet
    expect(powerW(panel) / (impA * vmpV)).toBeCloseTo(1, 2)
    expect(panel.solved.currentA[0]).toBeCloseTo(iscA, 2)
    expect(panel.solved.voltageV.at(-1)).toBeCloseTo(vocV, 1)
  },
)

describe('a shadow over the lower half in portrait', () => {
  const shadow = { boxTop: 50, boxHeight: 50, boxWidth: 100, depth: 100 }

  test('leaves half-cut cells half of the power', () => {
    expect(share(solve(shadow))).toBeCloseTo(0.5, 1)
  })

  test('leaves whole cells in one string nothing', () => {
    expect(share(solve({ ...shadow, cut: 'full', strings: '1' }))).toBeLessThan(0.02)
  })

  test('turned to landscape it costs whole cells one and a half of three groups', () => {
    const panel = solve({ ...shadow, cut: 'full', strings: '1', stands: 'landscape' })
    expect(panel.isBypassed).toEqual([false, true, true])
    expect(share(panel)).toBeCloseTo(1 / 3, 1)
  })
})

test('one shaded whole cell costs a third, and heats where half of its light is left', () => {
  const one = solve({ cut: 'full', strings: '1', painted: '1', depth: 50, heldAt: 'shortCircuit' })
  expect(one.cellW[0]).toBeLessThan(-50)
  expect(one.cellC[0]).toBeGreaterThan(100)
  expect(Math.max(...one.cellC)).toBe(one.cellC[0])
  expect(share(solve({ cut: 'full', strings: '1', painted: '1', depth: 100 }))).toBeCloseTo(0.65, 1)
})

test('power of cells and diodes is that of the panel', () => {
  const panel = solve({ poleWidth: 12, painted: 'f0f', depth: 70 })
  const { groupV, diodeA, voltageV, currentA } = panel.solved.cells
  const diodesW = sum(groupV.map((v, k) => v * (diodeA[k] ?? 0)))
  expect(sum(panel.cellW) + diodesW).toBeCloseTo(voltageV * currentA, 1)
})

test('light that a pole takes is its share of the area, wherever it leans', () => {
  for (const poleDeg of [0, 35]) {
    const setting = { ...INITIAL, poleWidth: 10, poleDeg, rows: 2, depth: 100 }
    const light = panelLight(setting, panelGrid(setting))
    const taken = 1 - sum(light) / (1000 * light.length)
    expect(taken).toBeCloseTo(0.1 / Math.cos((poleDeg * Math.PI) / 180), 2)
  }
})

test.each([
  [{ diodes: 4 }, /4 diodes do not divide 6 columns of cells. Choose 1, 2, 3, 6 or 0/],
  [{ cut: 'full', rows: 11 }, /11 rows of cells do not divide into 2 strings/],
] as const)('a wiring of %j is refused with what to do', (changed, said) => {
  const answer = panelAnswer({ ...INITIAL, ...changed })
  expect(answer.state === 'fault' && answer.fault).toMatch(said)
})

test('painted cells come back from the link', () => {
  const cells = new Set([0, 5, 17, 143])
  const text = encodeSetting(PANEL_FIELDS, { ...INITIAL, painted: paintedText(cells) })
  const { painted } = decodeSetting(PANEL_FIELDS, text)
  expect([...paintedCells(painted, 144)]).toEqual([...cells])
  expect([...paintedCells(painted, 20)]).toEqual([0, 5, 17])
})

test('the module of a file comes back from the link, and of a damaged one nothing', () => {
  const module = PANEL_MODULES.whole60
  const { name: _, ...read } = readModuleText(writeModuleText(module)) ?? { name: '' }
  const { name: _name, ...known } = module
  expect(read).toEqual(known)
  expect(readModuleText('')).toBeUndefined()
  expect(readModuleText(writeModuleText(module).replace('8.88', '-8.88'))).toBeUndefined()
})
