import { maximumPowerPoint, operatingParameters } from '@duet/engine'
import { expect, test } from 'vitest'
import { moduleElectrical } from '../../simulation/moduleInput.ts'
import { panelStc } from '../../simulation/panelStc.ts'
import { validateComponent } from '../validateComponent.ts'
import { panelDimensionsM } from './cellLayout.ts'
import { type PanelDatasheet, panelOfDatasheet } from './datasheetPanel.ts'

/** ET Solar ET-M772BH550GL, as its maker prints it. */
const SHEET: PanelDatasheet = {
  pmax_w: 550,
  voc_v: 49.9,
  isc_a: 14,
  vmp_v: 41.96,
  imp_a: 13.11,
  alpha_isc: 0.052,
  beta_voc: -0.2565,
  gamma_pmax: -0.34,
  cells: 144,
  is_half_cut: true,
  length_mm: 2278,
  width_mm: 1134,
  bifaciality: 0.7,
}

function panelOf(sheet: PanelDatasheet) {
  const { parameters, errors } = panelOfDatasheet(sheet)
  if (parameters === undefined) throw new Error(JSON.stringify(errors))
  return parameters
}

test('the curve of the panel has the values of the datasheet', () => {
  const panel = panelOf(SHEET)
  expect(validateComponent('panel', panel).errors).toEqual([])
  const { pmpW, vmpV, impA, iscA, vocV } = panelStc(panel)
  expect(pmpW).toBeCloseTo(41.96 * 13.11, 2)
  expect(vmpV).toBeCloseTo(41.96, 2)
  expect(impA).toBeCloseTo(13.11, 2)
  expect(vocV).toBeCloseTo(49.9, 6)
  expect(iscA).toBeCloseTo(14, 1)
})

test('its power falls from -10 to 50 °C as the datasheet says', () => {
  const model = moduleElectrical(panelOf(SHEET))
  const series = operatingParameters(
    model,
    Float64Array.of(1000, 1000, 1000),
    Float64Array.of(-10, 25, 50),
  )
  const [cold = 0, stc = 1, warm = 0] = maximumPowerPoint(series).powerW
  expect((warm - cold) / 60 / stc).toBeCloseTo(-0.0034, 6)
})

test('cells and edges add up to the size, half-cut and full', () => {
  const half = panelOf(SHEET)
  expect(half.cells).toEqual([24, 6])
  expect(panelDimensionsM(half)).toMatchObject({ lengthM: expect.closeTo(2.278, 9) })
  const full = panelOf({ ...SHEET, cells: 72, is_half_cut: false, bifaciality: 0 })
  expect(full).toMatchObject({ cells: [12, 6], panel_type: 'mono', cell_type: 'full' })
  expect(panelDimensionsM(full).widthM).toBeCloseTo(1.134, 9)
})

test('what contradicts itself is refused where it stands', () => {
  const pathsOf = (change: { [K in keyof PanelDatasheet]?: PanelDatasheet[K] | null }) =>
    panelOfDatasheet({ ...SHEET, ...change }).errors.map(({ path }) => path)
  expect(pathsOf({ pmax_w: null })).toEqual(['pmax_w'])
  expect(pathsOf({ pmax_w: 600 })).toEqual(['pmax_w'])
  expect(pathsOf({ vmp_v: 50 })).toContain('vmp_v')
  expect(pathsOf({ beta_voc: 0.26 })).toEqual(['beta_voc'])
  expect(pathsOf({ cells: 143 })).toEqual(['cells'])
  // a fill factor of 95 %
  expect(pathsOf({ imp_a: 13.8, vmp_v: 48, pmax_w: 662 })).toEqual(['vmp_v'])
})
