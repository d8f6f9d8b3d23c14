import { cellLayout, type PanelParameters, panelDimensionsM } from '@duet/plant'
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { MODULE_COLORS } from './sceneStyle.ts'

/** Pixels along the long side of a module. */
const LONG_PX = 512
/** Lines thinner than this would vanish, px. */
const LEAST_LINE_PX = 1.2

/** Picture of one module with its cells to scale, upright; it may be repeated. */
export function moduleTexture(panel: PanelParameters, face: 'front' | 'rear'): CanvasTexture {
  const canvas = document.createElement('canvas')
  const { lengthM, widthM } = panelDimensionsM(panel)
  const isTall = lengthM >= widthM
  const pxPerMm = LONG_PX / (1000 * Math.max(lengthM, widthM))
  canvas.width = isTall ? powerOfTwo(1000 * widthM * pxPerMm) : LONG_PX
  canvas.height = isTall ? LONG_PX : powerOfTwo(1000 * lengthM * pxPerMm)
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.scale(canvas.width / (1000 * widthM), canvas.height / (1000 * lengthM))
    drawModule(context, panel, face, LEAST_LINE_PX / pxPerMm)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = 8
  return texture
}

const powerOfTwo = (value: number): number => 2 ** Math.round(Math.log2(value))

/** In mm of the module. */
function drawModule(
  context: CanvasRenderingContext2D,
  panel: PanelParameters,
  face: 'front' | 'rear',
  lineMm: number,
): void {
  const { lengthM, widthM } = panelDimensionsM(panel)
  const [width, height] = [1000 * widthM, 1000 * lengthM]
  const isOpaqueRear = face === 'rear' && panel.panel_type === 'mono'
  const gap = face === 'front' ? MODULE_COLORS.gap : MODULE_COLORS.rearGap
  context.fillStyle = isOpaqueRear ? MODULE_COLORS.rearSheet : gap
  context.fillRect(0, 0, width, height)
  if (!isOpaqueRear) drawCells(context, panel, face)
  if (!panel.frame) return
  const [longMm, shortMm] = panel.frame_dimensions
  context.fillStyle = MODULE_COLORS.frame
  const side = Math.max(longMm, lineMm)
  const end = Math.max(shortMm, lineMm)
  context.fillRect(0, 0, side, height)
  context.fillRect(width - side, 0, side, height)
  context.fillRect(0, 0, width, end)
  context.fillRect(0, height - end, width, end)
}

function drawCells(
  context: CanvasRenderingContext2D,
  panel: PanelParameters,
  face: 'front' | 'rear',
): void {
  const layout = cellLayout(panel)
  const { cellWidthMm, cellLengthMm, cornerCutOffMm: cut } = layout
  context.fillStyle = face === 'front' ? MODULE_COLORS.cell : MODULE_COLORS.rearCell
  context.strokeStyle = MODULE_COLORS.cellLine
  let y = panel.panel_edge_t
  for (let row = 0; row < layout.rows; row++) {
    let x = panel.panel_edge_lr
    for (let column = 0; column < layout.columns; column++) {
      context.beginPath()
      context.moveTo(x + cut, y)
      context.lineTo(x + cellWidthMm - cut, y)
      context.lineTo(x + cellWidthMm, y + cut)
      context.lineTo(x + cellWidthMm, y + cellLengthMm - cut)
      context.lineTo(x + cellWidthMm - cut, y + cellLengthMm)
      context.lineTo(x + cut, y + cellLengthMm)
      context.lineTo(x, y + cellLengthMm - cut)
      context.lineTo(x, y + cut)
      context.fill()
      x += cellWidthMm + layout.spacingLrMm
    }
    const isMiddle = layout.centreSpaceMm !== undefined && row + 1 === layout.rows / 2
    y += cellLengthMm + (isMiddle ? (layout.centreSpaceMm ?? 0) : layout.spacingTbMm)
  }
}
