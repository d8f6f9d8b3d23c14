import type { PanelDatasheet } from '@duet/plant'

/** A datasheet as it is typed: numbers may be missing. */
export type TypedDatasheet = {
  readonly [K in keyof PanelDatasheet]: PanelDatasheet[K] extends boolean
    ? boolean
    : PanelDatasheet[K] | null
}

/** Sizes of a module of 144 half-cut cells, as most are made; the electrical values are to be typed. */
export const EMPTY_DATASHEET: TypedDatasheet = {
  pmax_w: null,
  voc_v: null,
  isc_a: null,
  vmp_v: null,
  imp_a: null,
  alpha_isc: null,
  beta_voc: null,
  gamma_pmax: null,
  cells: 144,
  is_half_cut: true,
  length_mm: 2278,
  width_mm: 1134,
  bifaciality: 0.7,
}

interface DatasheetField {
  readonly key: Exclude<keyof PanelDatasheet, 'is_half_cut'>
  readonly label: string
  readonly unit: string
  /** shown = stored x factor. */
  readonly factor?: number
}

/** In the order of most datasheets. */
export const DATASHEET_FIELDS: readonly DatasheetField[] = [
  { key: 'pmax_w', label: 'Pmax', unit: 'W' },
  { key: 'vmp_v', label: 'Vmp', unit: 'V' },
  { key: 'imp_a', label: 'Imp', unit: 'A' },
  { key: 'voc_v', label: 'Voc', unit: 'V' },
  { key: 'isc_a', label: 'Isc', unit: 'A' },
  { key: 'gamma_pmax', label: 'Coefficient of Pmax', unit: '%/°C' },
  { key: 'beta_voc', label: 'Coefficient of Voc', unit: '%/°C' },
  { key: 'alpha_isc', label: 'Coefficient of Isc', unit: '%/°C' },
  { key: 'cells', label: 'Number of cells', unit: '' },
  { key: 'length_mm', label: 'Length', unit: 'mm' },
  { key: 'width_mm', label: 'Width', unit: 'mm' },
  { key: 'bifaciality', label: 'Bifaciality', unit: '%', factor: 100 },
]
