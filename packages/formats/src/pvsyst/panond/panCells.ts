import { CELL_LENGTHS_MM, type PanelParameters } from '@duet/plant'
import type { PvsystFields } from '../text/pvsystFields.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'

/** Between cells, mm; what PAN files do not say. */
const SPACING_MM = 2
const HALF_CUT_SPACING_TB_MM = 1
const CENTRE_SPACE_MM = 20
const LEAST_EDGE_MM = 5

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

interface Layout {
  readonly rows: number
  readonly columns: number
  readonly isHalfCut: boolean
  readonly isStrips: boolean
  readonly lengthMm: number
  readonly widthMm: number
}

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

function layoutOf(fields: PvsystFields, technology: string): Layout {
  const [widthMm, lengthMm] = outerSizeMm(fields)
  const inSeries = cellCount(fields, 'NCelS')
  const inParallel = cellCount(fields, 'NCelP')
  const isStrips = /cdte|cis|ucsi|asi/i.test(technology)
  if (isStrips)
    return { rows: inSeries, columns: inParallel, isHalfCut: false, isStrips, lengthMm, widthMm }
  const layoutName = fields.text('SubModuleLayout') ?? ''
  const isHalfCut = /half/i.test(layoutName) || (inParallel === 2 && inSeries * inParallel >= 96)
  const total = inSeries * inParallel
  const columns = bestColumns(total, isHalfCut, lengthMm / widthMm)
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

/** The number of columns that makes full cells most nearly square (half-cut cells half as long as wide). */
function bestColumns(total: number, isHalfCut: boolean, aspect: number): number {
  const wanted = isHalfCut ? 0.5 : 1
  let best = 1
  let bestMiss = Number.POSITIVE_INFINITY
  for (let columns = 1; columns <= total; columns++) {
    const rows = total / columns
    if (!Number.isInteger(rows) || (isHalfCut && rows % 2 !== 0)) continue
    const miss = Math.abs(Math.log(((aspect / rows) * columns) / wanted))
    if (miss < bestMiss) {
      bestMiss = miss
      best = columns
    }
  }
  return best
}

function parallelStrings(
  fields: PvsystFields,
  { rows, columns, isHalfCut }: Layout,
): readonly [number, number] {
  if (isHalfCut) return [2, 1]
  const inParallel = cellCount(fields, 'NCelP')
  if (columns % inParallel === 0) return [1, inParallel]
  return rows % inParallel === 0 ? [inParallel, 1] : [1, 1]
}

/** Diodes stand side by side; their number must divide the columns. */
function bypassDiodes(
  fields: PvsystFields,
  { columns }: Layout,
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

function sizes(fields: PvsystFields, layout: Layout): Partial<PanelParameters> {
  const { rows, columns, isHalfCut, isStrips, lengthMm, widthMm } = layout
  const spacingLr = isStrips ? 0 : SPACING_MM
  const spacingTb = isStrips ? 0 : isHalfCut ? HALF_CUT_SPACING_TB_MM : SPACING_MM
  const gapsTb = (rows - 1) * spacingTb + (isHalfCut ? CENTRE_SPACE_MM - spacingTb : 0)
  const gapsLr = (columns - 1) * spacingLr
  const roomLength = (lengthMm - gapsTb - 2 * LEAST_EDGE_MM) / rows
  const roomWidth = (widthMm - gapsLr - 2 * LEAST_EDGE_MM) / columns
  const [cellLength, cellWidth] = cellSizeMm(fields, layout, roomLength, roomWidth)
  const edgeTb = (lengthMm - gapsTb - rows * cellLength) / 2
  const edgeLr = (widthMm - gapsLr - columns * cellWidth) / 2
  return {
    cell_length: cellLength,
    cell_width: cellWidth,
    cell_spacing_lr: spacingLr,
    cell_spacing_tb: spacingTb,
    half_cut_center_space: CENTRE_SPACE_MM,
    panel_edge_b: edgeTb,
    panel_edge_t: edgeTb,
    panel_edge_lr: edgeLr,
  }
}

function cellSizeMm(
  fields: PvsystFields,
  layout: Layout,
  roomLength: number,
  roomWidth: number,
): readonly [number, number] {
  const areaMm2 = 100 * (fields.positive('CellArea') ?? 0)
  if (layout.isStrips) return [roomLength, roomWidth]
  const ratio = layout.isHalfCut ? 0.5 : 1
  const room = Math.min(roomWidth, roomLength / ratio)
  const width = areaMm2 > 0 ? Math.sqrt(areaMm2 / ratio) : room
  const usual = usualWidthMm(width, room)
  if (usual !== undefined) return [usual * ratio, usual]
  const fitted = Math.min(width, room)
  if (fitted < width - 0.5)
    fields.changed(
      `Cells of ${(areaMm2 / 100).toFixed(1)} cm² do not fit into the size of the module; they were made smaller.`,
    )
  const rounded = Math.floor(fitted * 10) / 10
  return [rounded * ratio, rounded]
}

/** A size that is made differs from the area of the file by at most this share: areas leave out the cut corners. */
const SIZE_TOLERANCE = 0.01

/** The size of cells that are made nearest to a width, where one is near and there is room for it. */
function usualWidthMm(widthMm: number, roomMm: number): number | undefined {
  const miss = (mm: number): number => Math.abs(mm - widthMm)
  const [nearest] = CELL_LENGTHS_MM.filter((mm) => mm <= roomMm).toSorted(
    (a, b) => miss(a) - miss(b),
  )
  return nearest !== undefined && miss(nearest) <= SIZE_TOLERANCE * widthMm ? nearest : undefined
}

function frame(fields: PvsystFields): Partial<PanelParameters> {
  const depth = fields.positive('Depth')
  return depth === undefined ? {} : { frame_dimensions: [12, 12, 1000 * depth] }
}
