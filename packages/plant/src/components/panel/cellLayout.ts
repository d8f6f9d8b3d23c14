import type { PanelParameters } from './panelParameters.ts'

/** The cell layout in force, mm: CdTe panels have plain full strips whatever their locked fields hold. */
export interface CellLayout {
  readonly rows: number
  readonly columns: number
  readonly cellLengthMm: number
  readonly cellWidthMm: number
  readonly spacingLrMm: number
  readonly spacingTbMm: number
  /** Leg of the cut corners; 0 for rectangular cells. */
  readonly cornerCutOffMm: number
  /** Gap between the halves in place of the middle spacing; undefined for full cells. */
  readonly centreSpaceMm?: number
}

export function cellLayout(panel: PanelParameters): CellLayout {
  const [rows, columns] = panel.cells
  const isCdte = panel.panel_technology === 'cdte'
  const isHalfCut = !isCdte && panel.cell_type === 'half'
  return {
    rows,
    columns,
    cellLengthMm: panel.cell_length,
    cellWidthMm: panel.cell_width,
    spacingLrMm: isCdte ? 0 : panel.cell_spacing_lr,
    spacingTbMm: isCdte ? 0 : panel.cell_spacing_tb,
    cornerCutOffMm: !isCdte && panel.cell_shape === 'oct' ? panel.corner_cut_off : 0,
    ...(isHalfCut && { centreSpaceMm: panel.half_cut_center_space }),
  }
}

/** Outer size of the module: cells, the spaces between them and the edges (which hold the frame). */
export function panelDimensionsM(panel: PanelParameters): { lengthM: number; widthM: number } {
  const layout = cellLayout(panel)
  const gapsTb = (layout.rows - 1) * layout.spacingTbMm
  const centre = layout.centreSpaceMm === undefined ? 0 : layout.centreSpaceMm - layout.spacingTbMm
  const lengthMm =
    layout.rows * layout.cellLengthMm + gapsTb + centre + panel.panel_edge_b + panel.panel_edge_t
  const widthMm =
    layout.columns * layout.cellWidthMm +
    (layout.columns - 1) * layout.spacingLrMm +
    2 * panel.panel_edge_lr
  return { lengthM: lengthMm / 1000, widthM: widthMm / 1000 }
}

/** Cells in series between the module's terminals: all cells over the parallel strings of each diode. */
export function panelCellsInSeries(panel: PanelParameters): number {
  const [rows, columns] = panel.cells
  const [parallelRows, parallelColumns] = panel.parallel_string_per_diode
  return (rows * columns) / (parallelRows * parallelColumns)
}
