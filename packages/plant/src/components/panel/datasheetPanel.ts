import {
  type CecFit,
  constantSingleDiodeSeries,
  fitCec,
  idealityOf,
  shortCircuitCurrent,
} from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { FieldError } from '../fields/fieldError.ts'
import { arrangedCells, columnsOfCells } from './cellArrangement.ts'
import { panelDefaults } from './panelDefaults.ts'
import type { PanelParameters } from './panelParameters.ts'

/** What the datasheet of a module of crystalline silicon says, at 1000 W/m² and 25 °C. */
export interface PanelDatasheet {
  readonly pmax_w: number
  readonly voc_v: number
  readonly isc_a: number
  readonly vmp_v: number
  readonly imp_a: number
  /** %/°C of the value itself. */
  readonly alpha_isc: number
  readonly beta_voc: number
  readonly gamma_pmax: number
  /** All of them: 144 half-cut cells are 144. */
  readonly cells: number
  readonly is_half_cut: boolean
  readonly length_mm: number
  readonly width_mm: number
  /** Rear over front; 0: monofacial. */
  readonly bifaciality: number
}

export type PanelOfDatasheet =
  | { readonly parameters: PanelParameters; readonly errors: readonly [] }
  | { readonly parameters: undefined; readonly errors: readonly FieldError[] }

/** Datasheets round the five electrical values each for itself. */
const ROUNDING_FRACTION = 0.015
const MOST_CELLS = 2000

/**
 * A panel with the curve of the CEC model through the datasheet: its greatest power is where the datasheet says, and it falls with
 * temperature as γ says, for which the coefficient of I_sc is that of the fit. What a datasheet leaves out is as in a usual panel.
 *
 * @param sheet - null: a value that is still missing
 * @see `fitCec`
 */
export function panelOfDatasheet(
  sheet: {
    readonly [K in keyof PanelDatasheet]: PanelDatasheet[K] | null
  },
): PanelOfDatasheet {
  if (!isWhole(sheet)) return refused(missingValues(sheet))
  const errors = sheetErrors(sheet)
  if (errors.length > 0) return refused(errors)
  const fit = fitCec({
    iscA: sheet.isc_a,
    vocV: sheet.voc_v,
    impA: sheet.imp_a,
    vmpV: sheet.vmp_v,
    alphaIscAPerK: percentToFraction(sheet.alpha_isc) * sheet.isc_a,
    betaVocVPerK: percentToFraction(sheet.beta_voc) * sheet.voc_v,
    gammaPmpPerK: percentToFraction(sheet.gamma_pmax),
  })
  if (fit === undefined) {
    const message =
      'No single-diode curve has these values and coefficients; compare them with the datasheet'
    return refused([{ path: 'vmp_v', message }])
  }
  return { parameters: panelOf(sheet, fit), errors: [] }
}

const refused = (errors: readonly FieldError[]): PanelOfDatasheet => ({
  parameters: undefined,
  errors,
})

type Typed = Parameters<typeof panelOfDatasheet>[0]

const isWhole = (sheet: Typed): sheet is PanelDatasheet =>
  Object.values(sheet).every((value) => value !== null)

function missingValues(sheet: Typed): readonly FieldError[] {
  return Object.entries(sheet).flatMap(([path, value]) =>
    value === null ? [{ path, message: 'required' }] : [],
  )
}

function sheetErrors(sheet: PanelDatasheet): readonly FieldError[] {
  const { pmax_w, vmp_v, imp_a, cells } = sheet
  const madeW = vmp_v * imp_a
  const rules: readonly (readonly [keyof PanelDatasheet, boolean, string])[] = [
    ['pmax_w', pmax_w > 0, 'must be above 0'],
    ['voc_v', sheet.voc_v > 0, 'must be above 0'],
    ['isc_a', sheet.isc_a > 0, 'must be above 0'],
    ['vmp_v', vmp_v > 0 && vmp_v < sheet.voc_v, 'must lie between 0 and Voc'],
    ['imp_a', imp_a > 0 && imp_a < sheet.isc_a, 'must lie between 0 and Isc'],
    [
      'pmax_w',
      Math.abs(madeW / pmax_w - 1) <= ROUNDING_FRACTION,
      `Vmp times Imp is ${madeW.toFixed(1)} W`,
    ],
    ['beta_voc', sheet.beta_voc < 0, 'must be below 0'],
    ['gamma_pmax', sheet.gamma_pmax < 0, 'must be below 0'],
    [
      'cells',
      Number.isInteger(cells) && cells > 0 && cells <= MOST_CELLS,
      `must be a whole number from 1 to ${MOST_CELLS}`,
    ],
    ['cells', !sheet.is_half_cut || cells % 2 === 0, 'must be even for half-cut cells'],
    ['length_mm', sheet.length_mm >= sheet.width_mm, 'must not be below the width'],
    ['width_mm', sheet.width_mm > 0, 'must be above 0'],
    ['bifaciality', sheet.bifaciality >= 0 && sheet.bifaciality <= 1, 'must lie between 0 and 1'],
  ]
  return rules.flatMap(([path, isKept, message]) => (isKept ? [] : [{ path, message }]))
}

function panelOf(sheet: PanelDatasheet, { diode, adjustPercent }: CecFit): PanelParameters {
  const { cells, is_half_cut: isHalfCut, length_mm: lengthMm, width_mm: widthMm } = sheet
  const columns = columnsOfCells(cells, isHalfCut, lengthMm / widthMm)
  const arrangement = { rows: cells / columns, columns, isHalfCut, isStrips: false }
  const inSeries = isHalfCut ? cells / 2 : cells
  const { fields } = arrangedCells({ ...arrangement, lengthMm, widthMm }, 0)
  const [iscA = sheet.isc_a] = shortCircuitCurrent(constantSingleDiodeSeries(diode, 1))
  return {
    ...panelDefaults,
    panel_type: sheet.bifaciality > 0 ? 'bi' : 'mono',
    bifaciality_current_ratio: sheet.bifaciality,
    cells: [arrangement.rows, columns],
    cell_type: isHalfCut ? 'half' : 'full',
    ...fields,
    parallel_string_per_diode: [isHalfCut ? 2 : 1, 1],
    bypass_diodes: [1, columns % 3 === 0 ? 3 : 1],
    short_circuit_current: iscA,
    open_circuit_voltage: sheet.voc_v,
    series_resistance: diode.seriesOhm,
    shunt_resistance: diode.shuntOhm,
    ideality_factor: idealityOf(diode.thermalV, inSeries),
    temperature_coefficient_isc: sheet.alpha_isc * (1 - percentToFraction(adjustPercent)),
    temperature_coefficient_voc: sheet.beta_voc,
  }
}
