import { z } from 'zod'
import { choice, defineFields, quantity } from '../fields/defineFields.ts'
import type { FieldDescriptor, FieldOption } from '../fields/fields.ts'
import {
  nonNegative,
  nonPositive,
  pairOf,
  positive,
  positiveInteger,
  tripleOf,
} from '../fields/rules.ts'
import type { PanelParameters } from './panelParameters.ts'

const isCdte = (panel: PanelParameters): boolean => panel.panel_technology === 'cdte'
const isHalfCut = (panel: PanelParameters): boolean => panel.cell_type === 'half' && !isCdte(panel)
const isOctagonal = (panel: PanelParameters): boolean =>
  panel.cell_shape === 'oct' && !isCdte(panel)

const ROWS_COLUMNS = ['rows', 'columns']

/** Lengths of full cells on the market, mm; a half-cut cell is half as long. */
export const CELL_LENGTHS_MM = [210, 182, 166, 166.75, 165, 161.7, 158.75, 156.75, 156] as const

/** Strips of CdTe are of any length. */
function usualCellLengths(panel: PanelParameters): readonly FieldOption[] {
  if (isCdte(panel)) return []
  return CELL_LENGTHS_MM.map((fullMm) => {
    const value = isHalfCut(panel) ? fullMm / 2 : fullMm
    return { value, label: String(value) }
  })
}

export const panelLayoutFields: readonly FieldDescriptor<PanelParameters>[] = [
  ...defineFields<PanelParameters>('Panel', {
    panel_technology: choice('Panel technology', { silicon: 'Silicon', cdte: 'CdTe' }),
    panel_type: choice('Panel type', { bi: 'Bifacial', mono: 'Monofacial' }),
    bifaciality_current_ratio: {
      label: 'Bifaciality current ratio',
      rule: z.number().gte(0).lte(1),
      help: 'Rear over front short-circuit current',
      visible: (panel) => panel.panel_type === 'bi',
    },
  }),
  ...defineFields<PanelParameters>('Cells', {
    cells: {
      label: 'Cells',
      type: 'numberPair',
      rule: pairOf(positiveInteger),
      partLabels: ROWS_COLUMNS,
      help: 'Half-cut cells are counted each: 24 rows of 6 for a 72-cell half-cut module',
    },
    cell_type: choice('Cell type', { full: 'Full', half: 'Half-cut' }, { disabled: isCdte }),
    cell_shape: choice(
      'Cell shape',
      { rect: 'Rectangular', oct: 'Octagonal' },
      { disabled: isCdte },
    ),
    cell_length: quantity('Cell length', 'mm', positive, { suggest: usualCellLengths }),
    cell_width: quantity('Cell width', 'mm', positive),
    cell_spacing_lr: quantity('Cell spacing, left-right', 'mm', nonNegative, { disabled: isCdte }),
    cell_spacing_tb: quantity('Cell spacing, top-bottom', 'mm', nonNegative, { disabled: isCdte }),
    corner_cut_off: quantity('Corner cut-off', 'mm', nonNegative, { visible: isOctagonal }),
    half_cut_center_space: quantity('Half-cut centre space', 'mm', nonNegative, {
      visible: isHalfCut,
    }),
  }),
  ...defineFields<PanelParameters>('Edges and frame', {
    panel_edge_b: quantity('Bottom edge', 'mm', nonNegative),
    panel_edge_t: quantity('Top edge', 'mm', nonNegative),
    panel_edge_lr: quantity('Left and right edge', 'mm', nonNegative),
    frame: { label: 'Frame', type: 'boolean' },
    frame_dimensions: {
      label: 'Frame dimensions',
      type: 'numberTriple',
      unit: 'mm',
      rule: tripleOf(positive),
      partLabels: ['long side', 'short side', 'depth'],
      visible: (panel) => panel.frame,
    },
  }),
  ...defineFields<PanelParameters>('Bypass diodes', {
    bypass_diodes: {
      label: 'Bypass diodes',
      type: 'numberPair',
      rule: pairOf(positiveInteger),
      partLabels: ROWS_COLUMNS,
    },
    parallel_string_per_diode: {
      label: 'Parallel strings per diode',
      type: 'numberPair',
      rule: pairOf(positiveInteger),
      partLabels: ROWS_COLUMNS,
    },
    bypass_diode_max_neg_v: quantity('Bypass diode maximum negative voltage', 'V', nonPositive),
  }),
]
