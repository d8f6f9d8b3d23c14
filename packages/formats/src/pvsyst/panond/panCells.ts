import {
  arrangedCells,
  type CellArrangement,
  columnsOfCells,
  type PanelParameters,
} from '@duet/plant'
import type { PvsystFields } from '../text/pvsystFields.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'

/** The number of cells is in files, how they lie is not. */
const NEVER_IN_FILES = [
  'cells',
  'cell_shape',
  'corner_cut_off',
  'cell_spacing_lr',
  'cell_spacing_tb',
  'half_cut_center_space',
  'panel_edge_b',
  'panel_edge_t',
  'panel_edge_lr',
  'parallel_string_per_diode',
  // its depth is, its walls are not
  'frame_dimensions',
] as const

/**
 * Cells, spaces and edges that add up to the outer size of the file. PAN files give the number of cells, sometimes
 * their area, never their arrangement: the arrangement is the one that makes cells most nearly square.
 */
export function panCells(fields: PvsystFields, technology: string): Partial<PanelParameters> {
  const layout = layoutOf(fields, technology)
  const parallel = parallelStrings(fields, layout)
  fields.assume(...NEVER_IN_FILES)
  if (!layout.isStrips && fields.positive('CellArea') === undefined)
    fields.assume('cell_length', 'cell_width')
  if (fields.text('SubModuleLayout') === undefined) fields.assume('cell_type')
  if (fields.positive('NDiode') === undefined) fields.assume('bypass_diodes')
  return {
    cells: [layout.rows, layout.columns],
    cell_type: layout.isHalfCut ? 'half' : 'full',
    cell_shape: 'rect',
    corner_cut_off: 0,
    ...sizes(fields, layout),
    ...frame(fields),
    parallel_string_per_diode: parallel,
    bypass_diodes: bypassDiodes(fields, layout, parallel),
  }
}

function layoutOf(fields: PvsystFields, technology: string): CellArrangement {
  const [widthMm, lengthMm] = outerSizeMm(fields)
  const inSeries = cellCount(fields, 'NCelS')
  const inParallel = cellCount(fields, 'NCelP')
  const isStrips = /cdte|cis|ucsi|asi/i.test(technology)
  if (isStrips)
    return { rows: inSeries, columns: inParallel, isHalfCut: false, isStrips, lengthMm, widthMm }
  const layoutName = fields.text('SubModuleLayout') ?? ''
  const isHalfCut = /half/i.test(layoutName) || (inParallel === 2 && inSeries * inParallel >= 96)
  const total = inSeries * inParallel
  const columns = columnsOfCells(total, isHalfCut, lengthMm / widthMm)
  return { rows: total / columns, columns, isHalfCut, isStrips, lengthMm, widthMm }
}

const MOST_CELLS = 2000

function cellCount(fields: PvsystFields, key: string): number {
  const count = fields.positive(key) ?? 1
  if (Number.isInteger(count) && count <= MOST_CELLS) return count
  throw new PvsystFileError(
    'not_possible',
    `"${key}=${count}" is not a number of cells from 1 to ${MOST_CELLS}. Correct the line and import the file again.`,
  )
}

function outerSizeMm(fields: PvsystFields): readonly [widthMm: number, lengthMm: number] {
  const width = fields.positive('Width')
  const height = fields.positive('Height')
  if (width === undefined || height === undefined) {
    throw new PvsystFileError(
      'missing_value',
      'The PAN file gives no Width and Height of the module. Complete it in PVsyst and import it again.',
    )
  }
  if (width > height)
    fields.changed('Width and Height were exchanged: the longer side is the length of a panel.')
  return [1000 * Math.min(width, height), 1000 * Math.max(width, height)]
}

function parallelStrings(
  fields: PvsystFields,
  { rows, columns, isHalfCut }: CellArrangement,
): readonly [number, number] {
  if (isHalfCut) return [2, 1]
  const inParallel = cellCount(fields, 'NCelP')
  if (columns % inParallel === 0) return [1, inParallel]
  return rows % inParallel === 0 ? [inParallel, 1] : [1, 1]
}

/** Diodes stand side by side; their number must divide the columns. */
function bypassDiodes(
  fields: PvsystFields,
  { columns }: CellArrangement,
  parallel: readonly [number, number],
): readonly [number, number] {
  const wanted = Math.min(Math.ceil(fields.positive('NDiode') ?? 1), MOST_CELLS)
  for (let count = wanted; count > 1; count--) {
    if (columns % count !== 0 || (columns / count) % parallel[1] !== 0) continue
    if (count !== wanted)
      fields.changed(
        `${wanted} bypass diodes do not divide ${columns} columns of cells; ${count} were taken.`,
      )
    return [1, count]
  }
  if (wanted > 1)
    fields.changed(
      `${wanted} bypass diodes do not divide ${columns} columns of cells; 1 was taken.`,
    )
  return [1, 1]
}

function sizes(fields: PvsystFields, layout: CellArrangement): Partial<PanelParameters> {
  const areaMm2 = 100 * (fields.positive('CellArea') ?? 0)
  const { fields: sizesMm, isReduced } = arrangedCells(layout, areaMm2)
  if (isReduced)
    fields.changed(
      `Cells of ${(areaMm2 / 100).toFixed(1)} cm² do not fit into the size of the module; they were made smaller.`,
    )
  return sizesMm
}

function frame(fields: PvsystFields): Partial<PanelParameters> {
  const depth = fields.positive('Depth')
  return depth === undefined ? {} : { frame_dimensions: [12, 12, 1000 * depth] }
}
