import { completeComponent, type PanelParameters } from '@duet/plant'
import { panCells } from '../pvsyst/panond/panCells.ts'
import { TECHNOLOGIES } from '../pvsyst/panond/panTechnologies.ts'
import { PvsystFields } from '../pvsyst/text/pvsystFields.ts'
import type { CecRow, ColumnRule } from './readCecLibrary.ts'

/** What of a line of the list of modules is stored: a panel is made of it. */
export interface CecModule {
  /** As the list has it: Mono-c-Si, Multi-c-Si, CdTe, CIGS, Thin Film. */
  readonly technology: string
  readonly isBifacial: boolean
  readonly stcW: number
  readonly areaM2: number
  /** Undefined where the list has none, as in half of its lines. */
  readonly lengthM?: number
  readonly widthM?: number
  readonly cellsInSeries: number
  /** As the model of the list gives it: in a quarter of its lines up to 5 % above the measured one, which it does not keep. */
  readonly iscA: number
  readonly vocV: number
  /** Of the short-circuit current, A/K, as the model takes it: after its adjustment. */
  readonly alphaAPerK: number
  /** Of the open-circuit voltage, V/K. */
  readonly betaVPerK: number
  readonly noctC: number
  /** Modified ideality factor at 25 °C, V. */
  readonly aRefV: number
  readonly seriesOhm: number
  readonly shuntOhm: number
}

/** Columns of the list of modules with what their numbers must be. */
export const CEC_MODULE_COLUMNS: Readonly<Record<string, ColumnRule>> = {
  STC: 'positive',
  A_c: 'positive',
  N_s: 'positive',
  I_sc_ref: 'positive',
  V_oc_ref: 'positive',
  I_mp_ref: 'positive',
  V_mp_ref: 'positive',
  alpha_sc: 'any',
  beta_oc: 'any',
  T_NOCT: 'positive',
  a_ref: 'positive',
  I_L_ref: 'positive',
  I_o_ref: 'positive',
  R_s: 'non-negative',
  R_sh_ref: 'positive',
  Adjust: 'any',
}

/** k T / q at 25 °C (CODATA 2018), V. */
const THERMAL_VOLTAGE_V = (1.380649e-23 * 298.15) / 1.602176634e-19

/** What the numbers of a line must be to each other. */
export function moduleFault({ number: of }: CecRow): string | undefined {
  if (!Number.isInteger(of('N_s'))) return 'N_s is not a whole number'
  if (of('I_mp_ref') >= of('I_sc_ref')) return 'I_mp_ref is not below I_sc_ref'
  if (of('V_mp_ref') >= of('V_oc_ref')) return 'V_mp_ref is not below V_oc_ref'
  return undefined
}

export function cecModuleOf({ number: of, text }: CecRow): CecModule {
  const sizeOf = (column: string): number | undefined => {
    const value = Number(text(column))
    return value > 0 ? value : undefined
  }
  const [lengthM, widthM] = [sizeOf('Length'), sizeOf('Width')]
  return {
    technology: text('Technology'),
    isBifacial: text('Bifacial') === '1',
    stcW: of('STC'),
    areaM2: of('A_c'),
    ...(lengthM !== undefined && widthM !== undefined && { lengthM, widthM }),
    cellsInSeries: of('N_s'),
    iscA: modelledIscA(of),
    vocV: of('V_oc_ref'),
    alphaAPerK: of('alpha_sc') * (1 - of('Adjust') / 100),
    betaVPerK: of('beta_oc'),
    noctC: of('T_NOCT'),
    aRefV: of('a_ref'),
    seriesOhm: of('R_s'),
    shuntOhm: of('R_sh_ref'),
  }
}

/** Short-circuit current of the single-diode model; what flows through diode and shunt there is small, so that each turn gains digits. */
function modelledIscA(of: CecRow['number']): number {
  let iscA = of('I_sc_ref')
  for (let turn = 0; turn < 50; turn++) {
    const junctionV = iscA * of('R_s')
    iscA =
      of('I_L_ref') -
      of('I_o_ref') * Math.expm1(junctionV / of('a_ref')) -
      junctionV / of('R_sh_ref')
  }
  return iscA
}

/** Rear over front of bifacial modules, which the list does not have: the usual value of p-type cells. */
const BIFACIALITY = 0.7
/** From here on crystalline modules have half-cut cells, W; the list does not say. */
const HALF_CUT_FROM_W = 390
/** Crystalline cells have more at 25 °C, V: where a cell seems to have less, the list counts two strings in parallel as one. */
const LEAST_CELL_VOC_V = 0.42

/**
 * The panel of a line: its electrical model is that of the list (De Soto with the adjusted coefficient, Dobos 2012);
 * the arrangement of the cells, which shade looks at, follows from their number, the size and usual forms.
 */
export function cecPanel(module: CecModule): PanelParameters {
  const isCrystalline = /c-si/i.test(module.technology)
  const counted = module.cellsInSeries
  const isPairCounted =
    isCrystalline && counted % 2 === 0 && module.vocV / counted < LEAST_CELL_VOC_V
  const isHalfCut = isPairCounted || (isCrystalline && module.stcW >= HALF_CUT_FROM_W)
  const inSeries = isPairCounted ? counted / 2 : counted
  const technology = pvsystTechnology(module.technology)
  return completeComponent('panel', {
    ...TECHNOLOGIES[technology],
    ...cellsOf(module, { inSeries, isHalfCut, technology }),
    panel_type: module.isBifacial ? 'bi' : 'mono',
    bifaciality_current_ratio: module.isBifacial ? BIFACIALITY : 0,
    short_circuit_current: module.iscA,
    open_circuit_voltage: module.vocV,
    series_resistance: module.seriesOhm,
    shunt_resistance: module.shuntOhm,
    ideality_factor: module.aRefV / (inSeries * THERMAL_VOLTAGE_V),
    temperature_coefficient_isc: (100 * module.alphaAPerK) / module.iscA,
    temperature_coefficient_voc: (100 * module.betaVPerK) / module.vocV,
    // The model of the list takes the band gap of silicon for all
    voct_model: 'desoto',
    desoto_panel_technology: 'silicon',
    cell_material_bandgap: 1.121,
    bandgap_temperature_coefficient: -0.0002677,
    nominal_operating_cell_temp: module.noctC,
  })
}

function pvsystTechnology(technology: string): string {
  if (/mono/i.test(technology)) return 'mtsimono'
  if (/multi|poly/i.test(technology)) return 'mtsipoly'
  if (/cdte/i.test(technology)) return 'mtcdte'
  if (/cigs|cis/i.test(technology)) return 'mtcis'
  return 'mtucsi_asih'
}

/** Cells of a module of 6 columns are about square: the usual ratio of its sides where the list has the area alone. */
const USUAL_COLUMNS = 6
const MAX_ASPECT = 2.6

/** m, to the millimetre. */
const toMm = (metres: number): number => Math.round(1000 * metres) / 1000

function cellsOf(
  { lengthM, widthM, areaM2 }: CecModule,
  cells: { readonly inSeries: number; readonly isHalfCut: boolean; readonly technology: string },
): Partial<PanelParameters> {
  const aspect = Math.min(Math.max(cells.inSeries / USUAL_COLUMNS ** 2, 1), MAX_ASPECT)
  const length = toMm(lengthM ?? Math.sqrt(areaM2 * aspect))
  const fields = {
    NCelS: cells.inSeries,
    NCelP: cells.isHalfCut ? 2 : 1,
    Width: toMm(widthM ?? areaM2 / length),
    Height: length,
    SubModuleLayout: cells.isHalfCut ? 'slTwinHalfCells' : 'slFull',
    NDiode: cells.technology.startsWith('mtsi') ? 3 : 1,
  }
  const texts = Object.entries(fields).map(([key, value]) => [key, String(value)] as const)
  const object = {
    key: 'PVObject_',
    type: 'pvModule',
    fields: new Map(texts),
    lines: new Map<string, number>(),
    children: [],
    line: 1,
  }
  return panCells(new PvsystFields([object]), cells.technology)
}
