import { cellLayout, type PanelParameters, panelCellsInSeries, panelDimensionsM } from '@duet/plant'

/** A rectangle of a drawing, mm; x along the module's width from the left, y along its length from the top. */
export interface RectMm {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A module to scale, seen from the front. */
export interface ModuleDrawing {
  readonly widthMm: number
  readonly lengthMm: number
  readonly cells: readonly RectMm[]
  /** Leg of the cut corners of each cell; 0: none. */
  readonly cornerMm: number
  /** What one bypass diode spans. */
  readonly diodeGroups: readonly RectMm[]
  /** Cells in series with each other under a diode. */
  readonly strings: readonly RectMm[]
  /** The glass inside the frame; undefined without a frame. */
  readonly glass: RectMm | undefined
  /** '144 half cells, 72 in series; 3 bypass diodes with 2 parallel strings each' */
  readonly text: string
}

/** More cells than this are drawn as one area for each string. */
const MOST_CELLS = 1500

export function moduleDrawing(panel: PanelParameters): ModuleDrawing {
  const { lengthM, widthM } = panelDimensionsM(panel)
  const layout = cellLayout(panel)
  const cellAt = cellPlaces(panel)
  const isFew = layout.rows * layout.columns <= MOST_CELLS
  const cells = isFew
    ? range(layout.rows).flatMap((row) =>
        range(layout.columns).map((column) => cellAt(row, column)),
      )
    : []
  const [diodeRows, diodeColumns] = panel.bypass_diodes
  const [parallelRows, parallelColumns] = panel.parallel_string_per_diode
  const [longFaceMm, shortFaceMm] = panel.frame_dimensions
  const [widthMm, lengthMm] = [1000 * widthM, 1000 * lengthM]
  return {
    widthMm,
    lengthMm,
    cells,
    cornerMm: layout.cornerCutOffMm,
    diodeGroups: groups(panel, diodeRows, diodeColumns, cellAt),
    strings: groups(panel, diodeRows * parallelRows, diodeColumns * parallelColumns, cellAt),
    glass: panel.frame
      ? {
          x: longFaceMm,
          y: shortFaceMm,
          width: widthMm - 2 * longFaceMm,
          height: lengthMm - 2 * shortFaceMm,
        }
      : undefined,
    text: drawingText(panel),
  }
}

type CellAt = (row: number, column: number) => RectMm

/** Rows of the record count from the bottom; the drawing's from the top. */
function cellPlaces(panel: PanelParameters): CellAt {
  const layout = cellLayout(panel)
  const { cellLengthMm, cellWidthMm, spacingTbMm, spacingLrMm, centreSpaceMm } = layout
  const extraMm = centreSpaceMm === undefined ? 0 : centreSpaceMm - spacingTbMm
  return (row, column) => {
    const fromTop = layout.rows - 1 - row
    const isBelowCentre = fromTop >= layout.rows / 2
    return {
      x: panel.panel_edge_lr + column * (cellWidthMm + spacingLrMm),
      y:
        panel.panel_edge_t + fromTop * (cellLengthMm + spacingTbMm) + (isBelowCentre ? extraMm : 0),
      width: cellWidthMm,
      height: cellLengthMm,
    }
  }
}

/** The cells in so many equal groups up and across, as the rectangles around them. */
function groups(
  panel: PanelParameters,
  up: number,
  across: number,
  cellAt: CellAt,
): readonly RectMm[] {
  const { rows, columns } = cellLayout(panel)
  if (rows % up !== 0 || columns % across !== 0) return []
  return range(up).flatMap((i) =>
    range(across).map((j) => {
      const bottom = cellAt((i * rows) / up, (j * columns) / across)
      const top = cellAt(((i + 1) * rows) / up - 1, ((j + 1) * columns) / across - 1)
      return {
        x: bottom.x,
        y: top.y,
        width: top.x + top.width - bottom.x,
        height: bottom.y + bottom.height - top.y,
      }
    }),
  )
}

function drawingText(panel: PanelParameters): string {
  const [rows, columns] = panel.cells
  const diodes = panel.bypass_diodes[0] * panel.bypass_diodes[1]
  const strings = panel.parallel_string_per_diode[0] * panel.parallel_string_per_diode[1]
  const isHalf = panel.panel_technology !== 'cdte' && panel.cell_type === 'half'
  const cells = `${rows * columns} ${isHalf ? 'half ' : ''}cells, ${panelCellsInSeries(panel)} in series`
  const each = strings === 1 ? '' : ` with ${strings} parallel strings each`
  return `${cells}; ${diodes} bypass ${diodes === 1 ? 'diode' : 'diodes'}${each}`
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Outline of all cells as one path; corners are cut where the cells have cut ones. */
export function cellsPath(cells: readonly RectMm[], cornerMm: number): string {
  return cells
    .map(({ x, y, width: w, height: h }) =>
      cornerMm === 0
        ? `M${x} ${y}h${w}v${h}h${-w}z`
        : `M${x + cornerMm} ${y}h${w - 2 * cornerMm}l${cornerMm} ${cornerMm}v${h - 2 * cornerMm}l${-cornerMm} ${cornerMm}h${2 * cornerMm - w}l${-cornerMm} ${-cornerMm}v${2 * cornerMm - h}z`,
    )
    .join('')
}
