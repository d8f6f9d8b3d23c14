import { readFileSync } from 'node:fs'
import { panelFault, panelStc, validateComponent } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { cecModuleLine, cecModulesText } from '../testing/cecTexts.ts'
import { cecPanel } from './cecModule.ts'
import { type CecModuleEntry, readCecLibrary } from './readCecLibrary.ts'

function modulesOf(text: string) {
  const library = readCecLibrary(text)
  if ('fault' in library) throw new Error(library.fault)
  if (library.kind !== 'panel') throw new Error('no library of modules')
  return library
}

function panelOf(change: Readonly<Record<string, string>> = {}) {
  const [entry] = modulesOf(
    cecModulesText([cecModuleLine('Example Modules E 270', change)]),
  ).entries
  if (!entry) throw new Error('the line was rejected')
  return cecPanel(entry.module)
}

/** Of SAM's list of 2021 the line of Ablytek 6MN6A270, which the invented one follows. */
const STC_W = 270.643

describe('a line of the list of CEC modules', () => {
  test('is named after its maker', () => {
    const { entries, rejected } = modulesOf(
      cecModulesText([cecModuleLine('Example Modules E 270'), cecModuleLine('Other')]),
    )
    expect(rejected).toEqual([])
    expect(entries.map(({ line, manufacturer, model }) => [line, manufacturer, model])).toEqual([
      [4, 'Example Modules', 'E 270'],
      [5, 'Example Modules', 'Other'],
    ])
  })

  test('gives a panel with the power, the coefficients and the size of the list', () => {
    const panel = panelOf()
    expect(validateComponent('panel', panel).errors).toEqual([])
    expect(panelStc(panel).pmpW / STC_W).toBeCloseTo(1, 5)
    expect(panel).toMatchObject({
      panel_technology: 'silicon',
      panel_type: 'mono',
      cells: [10, 6],
      cell_type: 'full',
      bypass_diodes: [1, 3],
      open_circuit_voltage: 38.63,
      series_resistance: 0.374013,
      nominal_operating_cell_temp: 47.4,
    })
    expect(panel.short_circuit_current).toBeCloseTo(9.34, 4)
    // kT/q at 25 °C is 25.693 mV
    expect(panel.ideality_factor).toBeCloseTo(1.58733 / 60 / 0.025693, 4)
    expect(panel.temperature_coefficient_isc).toBeCloseTo(
      (100 * 0.00486614 * (1 - 0.126561)) / 9.34,
      4,
    )
    const [rows, columns] = panel.cells
    const lengthMm =
      rows * panel.cell_length +
      (rows - 1) * panel.cell_spacing_tb +
      panel.panel_edge_b +
      panel.panel_edge_t
    expect(lengthMm).toBeCloseTo(1640, 6)
    expect(columns * panel.cell_width).toBeLessThan(992)
  })

  test('follows the model where it does not keep the measured current', () => {
    expect(panelOf({ I_L_ref: '9.6' }).short_circuit_current).toBeCloseTo(9.5975, 3)
  })

  test.each([
    ['strong modules', { STC: '450' }, { cells: [20, 6], parallel_string_per_diode: [2, 1] }],
    ['two strings counted as one', { N_s: '120' }, { cells: [20, 6], cell_type: 'half' }],
    ['bifacial ones', { Bifacial: '1' }, { panel_type: 'bi', bifaciality_current_ratio: 0.7 }],
    ['CdTe', { Technology: 'CdTe', N_s: '116' }, { panel_technology: 'cdte', cells: [116, 1] }],
  ])('%s have the cells that go with them', (_, change, expected) => {
    expect(panelOf(change)).toMatchObject(expected)
  })

  test('without sides has the area in the usual form', () => {
    const { cell_length, cells } = panelOf({ Length: '', Width: '' })
    expect(cell_length * cells[0]).toBeLessThan(1000 * Math.sqrt(1.627 * (60 / 36)))
    expect(cell_length * cells[0]).toBeGreaterThan(1500)
  })

  test.each([
    [{ N_s: '60.5' }, 'N_s is not a whole number'],
    [{ I_mp_ref: '9.4' }, 'I_mp_ref is not below I_sc_ref'],
    [{ V_mp_ref: '40' }, 'V_mp_ref is not below V_oc_ref'],
    [{ a_ref: '0' }, 'a_ref must be positive'],
    [{ R_s: '' }, 'R_s is missing'],
  ])('with %j is rejected', (change, reason) => {
    const { rejected } = modulesOf(cecModulesText([cecModuleLine('A', change)]))
    expect(rejected).toEqual([{ line: 4, reason: `A: ${reason}` }])
  })
})

test.skipIf(!hasReferenceData)(
  'SAM’s list of 2021 gives panels of its powers (needs DUET_REFERENCE_DATA)',
  () => {
    const { entries, rejected } = modulesOf(
      readFileSync(referenceFile('components/sam-library-cec-modules-2021-12-01.csv'), 'utf8'),
    )
    expect([entries.length, rejected.length]).toEqual([16_830, 0])
    const sample = entries.filter((_, at) => at % 40 === 0)
    const offBy = ({ module }: CecModuleEntry): number => {
      const panel = cecPanel(module)
      return panelFault(panel) === undefined
        ? Math.abs(panelStc(panel).pmpW / module.stcW - 1)
        : Number.POSITIVE_INFINITY
    }
    expect(Math.max(...sample.map(offBy))).toBeLessThan(1e-5)
  },
)
