import { FONT_FAMILY } from '../../../lib/fontFamily.ts'
import { type CellScale, cellColor } from '../../../ui/charts/cellColors.ts'
import { INK, SERIES_COLORS, SLATE } from '../../../ui/palette.ts'
import type { SolvedPanel } from './panelAnswer.ts'
import type { PanelSetting } from './panelFields.ts'
import { boxOf, type CellBox, type PanelGrid, poleOf } from './panelLight.ts'

/** What the colours of the cells are, and between which values. */
export interface CellColors {
  readonly values: Float64Array
  readonly scale: CellScale
  readonly unit: string
}

export function colorsOf({ shows, lightWm2 }: PanelSetting, panel: SolvedPanel): CellColors {
  switch (shows) {
    case 'light':
      return { values: panel.lightWm2, scale: { min: 0, max: lightWm2 }, unit: 'W/m²' }
    case 'power': {
      const least = Math.min(0, ...panel.cellW)
      return {
        values: panel.cellW,
        scale: { min: least, max: Math.max(...panel.cellW, 1) },
        unit: 'W',
      }
    }
    case 'heat': {
      const [least, most] = [Math.min(...panel.cellC), Math.max(...panel.cellC)]
      return {
        values: panel.cellC,
        scale: { min: least, max: Math.max(most, least + 10) },
        unit: '°C',
      }
    }
  }
}

export interface PanelDrawing {
  readonly grid: PanelGrid
  readonly setting: PanelSetting
  readonly panel: SolvedPanel
  readonly colors: CellColors
  /** Cell under the keyboard or the pointer. */
  readonly cursor: number | undefined
}

/** Room around the cells, in whole cells. */
export const MARGIN = 0.35
const GAP = 0.04
/** A cell that takes more than this is marked, W. */
const REVERSE_W = 1

/** @param unitPx - of a whole cell */
export function drawPanel(
  context: CanvasRenderingContext2D,
  unitPx: number,
  drawing: PanelDrawing,
): void {
  const { grid, panel, colors, cursor } = drawing
  context.save()
  context.fillStyle = INK.surface
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.scale(unitPx, unitPx)
  context.translate(MARGIN, MARGIN)
  grid.cells.forEach((cell, index) => {
    context.fillStyle = cellColor(colors.values[index] ?? Number.NaN, colors.scale)
    context.fillRect(cell.x + GAP / 2, cell.y + GAP / 2, cell.width - GAP, cell.height - GAP)
    if ((panel.cellW[index] ?? 0) < -REVERSE_W) drawCross(context, cell)
  })
  drawShadow(context, drawing)
  drawGroups(context, drawing)
  const at = cursor === undefined ? undefined : grid.cells[cursor]
  if (at !== undefined) outline(context, at, '#ffffff', 0.12, SLATE[9])
  context.restore()
}

/** Cells in reverse carry a cross, light on dark. */
function drawCross(context: CanvasRenderingContext2D, { x, y, width, height }: CellBox): void {
  const arm = 0.22 * Math.min(width, height)
  const [cx, cy] = [x + width / 2, y + height / 2]
  for (const [color, lineWidth] of [
    ['#ffffff', 0.14],
    [SLATE[9], 0.06],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = lineWidth
    context.beginPath()
    context.moveTo(cx - arm, cy - arm)
    context.lineTo(cx + arm, cy + arm)
    context.moveTo(cx + arm, cy - arm)
    context.lineTo(cx - arm, cy + arm)
    context.stroke()
  }
}

/** Edges of the rectangle and of the pole. */
function drawShadow(context: CanvasRenderingContext2D, { grid, setting }: PanelDrawing): void {
  const box = boxOf(setting, grid)
  if (box.width > 0 && box.height > 0) outline(context, box, '#ffffff', 0.07, SLATE[9])
  if (setting.poleWidth === 0) return
  const { x, half, slope } = poleOf(setting, grid)
  context.save()
  context.beginPath()
  context.rect(0, 0, grid.width, grid.height)
  context.clip()
  for (const side of [-half, half]) {
    const top = x + side - (grid.height / 2) * slope
    strokeTwice(context, '#ffffff', 0.07, SLATE[9], () => {
      context.moveTo(top, 0)
      context.lineTo(top + grid.height * slope, grid.height)
    })
  }
  context.restore()
}

/** What each diode spans; where it conducts in thick dashes, with its number. */
function drawGroups(
  context: CanvasRenderingContext2D,
  { grid, setting, panel }: PanelDrawing,
): void {
  const boxes = panel.isBypassed.map((conducts, group) => ({
    group,
    conducts,
    box: groupBox(grid, setting, group),
  }))
  // Those that conduct lie on top.
  for (const { group, conducts, box } of boxes.toSorted((a, b) => +a.conducts - +b.conducts)) {
    context.strokeStyle = conducts ? SERIES_COLORS[1] : INK.muted
    context.lineWidth = conducts ? 0.14 : 0.05
    context.setLineDash(conducts ? [0.35, 0.2] : [])
    context.strokeRect(box.x, box.y, box.width, box.height)
    context.setLineDash([])
    if (conducts) drawLabel(context, `D${group + 1}`, box)
  }
}

function groupBox(grid: PanelGrid, { diodes, stands }: PanelSetting, group: number): CellBox {
  const count = Math.max(1, diodes)
  return stands === 'portrait'
    ? { x: (group * grid.width) / count, y: 0, width: grid.width / count, height: grid.height }
    : { x: 0, y: (group * grid.height) / count, width: grid.width, height: grid.height / count }
}

function drawLabel(context: CanvasRenderingContext2D, text: string, box: CellBox): void {
  context.font = `600 0.42px ${FONT_FAMILY}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(text).width + 0.3
  const [cx, cy] = [box.x + box.width / 2, box.y + 0.4]
  context.fillStyle = INK.surface
  context.fillRect(cx - width / 2, cy - 0.3, width, 0.6)
  context.fillStyle = INK.text
  context.fillText(text, cx, cy)
}

function outline(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: CellBox,
  outer: string,
  lineWidth: number,
  inner: string,
): void {
  strokeTwice(context, outer, lineWidth, inner, () => context.rect(x, y, width, height))
}

/** A line in two colours, to be seen on any ground. */
function strokeTwice(
  context: CanvasRenderingContext2D,
  outer: string,
  lineWidth: number,
  inner: string,
  path: () => void,
): void {
  for (const [color, width] of [
    [outer, 2 * lineWidth],
    [inner, lineWidth],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = width
    context.beginPath()
    path()
    context.stroke()
  }
}
