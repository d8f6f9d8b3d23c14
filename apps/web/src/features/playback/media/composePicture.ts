import { FONT_FAMILY } from '../../../lib/fontFamily.ts'
import { INK } from '../../../ui/palette.ts'
import type { MeasurePaint } from '../draw/measurePaint.ts'

/** A drawing as it goes into a picture. */
export interface PictureSide {
  readonly image: HTMLCanvasElement
  /** As it is on the page. */
  readonly widthPx: number
  readonly heightPx: number
  readonly name: string
  readonly paint: MeasurePaint
  readonly ends: readonly [string, string]
}

const HEAD_PX = 30
const FOOT_PX = 34
const GAP_PX = 8

/** Draws the sides one beside the other, each under its name and legend, with the time below. */
export function composePicture(
  target: HTMLCanvasElement,
  sides: readonly PictureSide[],
  caption: string,
): void {
  const width = sides.reduce((sum, { widthPx }) => sum + widthPx + GAP_PX, -GAP_PX)
  const height = Math.max(0, ...sides.map(({ heightPx }) => heightPx))
  // a video has whole pairs of pixels
  const [wide, high] = [2 * Math.ceil(width / 2), 2 * Math.ceil((height + HEAD_PX + FOOT_PX) / 2)]
  if (target.width !== wide) target.width = wide
  if (target.height !== high) target.height = high
  const context = target.getContext('2d')
  if (context === null) return
  context.fillStyle = INK.surface
  context.fillRect(0, 0, wide, high)
  context.textBaseline = 'middle'
  let left = 0
  for (const side of sides) {
    const { image, widthPx, heightPx, name } = side
    context.drawImage(image, left, HEAD_PX, widthPx, heightPx)
    context.fillStyle = INK.text
    context.font = `600 14px ${FONT_FAMILY}`
    context.fillText(name, left + 8, HEAD_PX / 2, widthPx / 2)
    drawLegend(context, side, left)
    left += widthPx + GAP_PX
  }
  context.fillStyle = INK.text
  context.font = `600 15px ${FONT_FAMILY}`
  context.fillText(caption, 8, HEAD_PX + height + FOOT_PX / 2)
}

const RAMP_PX = 90

/** At the right of the name: the measure, and which colour is how much. */
function drawLegend(
  context: CanvasRenderingContext2D,
  { widthPx, paint, ends }: PictureSide,
  left: number,
): void {
  context.font = `12px ${FONT_FAMILY}`
  const [least, most] = ends
  const words = `${paint.measure.label}  ${least}`
  const right = left + widthPx - 8
  const mostPx = context.measureText(most).width
  const rampLeft = right - mostPx - RAMP_PX - 6
  const ramp = context.createLinearGradient(rampLeft, 0, rampLeft + RAMP_PX, 0)
  paint.colors.forEach((color, at) => ramp.addColorStop(at / (paint.colors.length - 1), color))
  context.fillStyle = ramp
  context.fillRect(rampLeft, HEAD_PX / 2 - 5, RAMP_PX, 10)
  context.fillStyle = INK.text
  context.fillText(most, right - mostPx, HEAD_PX / 2)
  const wordsPx = context.measureText(words).width
  context.fillText(words, rampLeft - 6 - wordsPx, HEAD_PX / 2)
}
