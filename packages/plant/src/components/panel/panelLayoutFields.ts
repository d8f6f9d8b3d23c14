import { z } from 'zod'
import { defineFields } from '../fields/defineFields.ts'
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

export const panelTypeFields: readonly FieldDescriptor<PanelParameters>[] =
  defineFields<PanelParameters>('Panel', {
    panel_technology: {
      label: 'Panel Technology',
      type: 'select',
      options: [
        { value: 'silicon', label: 'Silicon' },
        { value: 'cdte', label: 'CdTe' },
      ],
    },
    panel_type: {
      label: 'Panel Type',
      type: 'select',
      options: [
        { value: 'bi', label: 'Bifacial' },
        { value: 'mono', label: 'Monofacial' },
      ],
    },
    bifaciality_current_ratio: {
      label: 'Bifaciality Current Ratio',
      rule: z.number().gte(0).lte(1),
      help: 'Rear over front short-circuit current',
      visible: (panel) => panel.panel_type === 'bi',
    },
  })

export const panelCellFields: readonly FieldDescriptor<PanelParameters>[] =
  defineFields<PanelParameters>('Cells', {
    cells: {
      label: 'Cells',
      type: 'numberPair',
      rule: pairOf(positiveInteger),
      partLabels: ROWS_COLUMNS,
      help: 'Half-cut cells are counted each: 24 rows of 6 for a 72-cell half-cut module',
    },
    cell_type: {
      label: 'Cell Type',
      type: 'select',
      options: [
        { value: 'full', label: 'Full' },
        { value: 'half', label: 'Half-cut' },
      ],
      disabled: isCdte,
    },
    cell_shape: {
      label: 'Cell Shape',
      type: 'select',
      options: [
        { value: 'rect', label: 'Rectangular' },
        { value: 'oct', label: 'Octagonal' },
      ],
      disabled: isCdte,
    },
    cell_length: {
      label: 'Cell Length',
      unit: 'mm',
      rule: positive,
      suggest: usualCellLengths,
    },
    cell_width: { label: 'Cell Width', unit: 'mm', rule: positive },
    cell_spacing_lr: {
      label: 'Cell Spacing, Left-Right',
      unit: 'mm',
      rule: nonNegative,
      disabled: isCdte,
    },
    cell_spacing_tb: {
      label: 'Cell Spacing, Top-Bottom',
      unit: 'mm',
      rule: nonNegative,
      disabled: isCdte,
    },
    corner_cut_off: {
      label: 'Corner Cut-Off',
      unit: 'mm',
      rule: nonNegative,
      visible: isOctagonal,
    },
    half_cut_center_space: {
      label: 'Half-Cut Centre Space',
      unit: 'mm',
      rule: nonNegative,
      visible: isHalfCut,
    },
  })

export const panelFrameFields: readonly FieldDescriptor<PanelParameters>[] =
  defineFields<PanelParameters>('Edges and Frame', {
    panel_edge_b: { label: 'Bottom Edge', unit: 'mm', rule: nonNegative },
    panel_edge_t: { label: 'Top Edge', unit: 'mm', rule: nonNegative },
    panel_edge_lr: { label: 'Left and Right Edge', unit: 'mm', rule: nonNegative },
    frame: { label: 'Frame', type: 'boolean' },
    frame_dimensions: {
      label: 'Frame Dimensions',
      type: 'numberTriple',
      unit: 'mm',
      rule: tripleOf(positive),
      partLabels: ['long side', 'short side', 'depth'],
      visible: (panel) => panel.frame,
    },
  })

export const panelDiodeFields: readonly FieldDescriptor<PanelParameters>[] =
  defineFields<PanelParameters>('Bypass Diodes', {
    bypass_diodes: {
      label: 'Bypass Diodes',
      type: 'numberPair',
      rule: pairOf(positiveInteger),
      partLabels: ROWS_COLUMNS,
    },
    parallel_string_per_diode: {
      label: 'Parallel Strings per Diode',
      type: 'numberPair',
      rule: pairOf(positiveInteger),
      partLabels: ROWS_COLUMNS,
    },
    bypass_diode_max_neg_v: {
      label: 'Bypass Diode Maximum Negative Voltage',
      unit: 'V',
      rule: nonPositive,
    },
  })
