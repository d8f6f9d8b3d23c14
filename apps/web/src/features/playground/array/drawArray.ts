import { type CellScale, cellColor } from '../../../ui/charts/cellColors.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { ArraySetting } from './arrayFields.ts'
import type { LitArray } from './arrayTracer.ts'

/** Colours of front and ground, and those of the rear, which has far less light. */
export interface ArrayScales {
  readonly front: CellScale
  readonly rear: CellScale
}

const roundedUp = (value: number, step: number): number =>
  Math.max(step, Math.ceil(value / step) * step)

export function scalesOf({ light }: LitArray): ArrayScales {
  const ground = light.ground.map(({ lightWm2 }) => lightWm2)
  return {
    front: { min: 0, max: roundedUp(Math.max(...light.frontWm2, ...ground), 100) },
    rear: { min: 0, max: roundedUp(Math.max(...light.rearWm2), 20) },
  }
}

/** Rows that are drawn on either side of the middle one. */
const ROWS_BESIDE = 1
/** Depth of the drawn ground, thickness of a face and of the gap between the faces, m. */
const GROUND_M = 0.35
const FACE_M = 0.13
const SKY_M = 1.6

/** The size of the cross-section, m. */
export function sectionSize(
  setting: ArraySetting,
  { widthM }: Pick<LitArray, 'widthM'>,
): {
  readonly widthM: number
  readonly heightM: number
} {
  return {
    widthM: (2 * ROWS_BESIDE + 1) * setting.pitchM,
    heightM: setting.heightM + widthM / 2 + GROUND_M + SKY_M,
  }
}

interface Drawing {
  readonly setting: ArraySetting
  readonly lit: LitArray
  readonly scales: ArrayScales
}

/** The rows from their end, the side that they face at the right. */
export function drawArray(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { setting, lit } = drawing
  const size = sectionSize(setting, lit)
  const perM = context.canvas.width / size.widthM
  context.save()
  context.fillStyle = INK.surface
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  // x to the right from below the middle row, y up from the ground
  context.setTransform(
    perM,
    0,
    0,
    -perM,
    context.canvas.width / 2,
    context.canvas.height - GROUND_M * perM,
  )
  for (let row = -ROWS_BESIDE - 1; row <= ROWS_BESIDE; row++)
    drawGround(context, row * setting.pitchM, drawing)
  for (let row = -ROWS_BESIDE; row <= ROWS_BESIDE; row++)
    drawTable(context, row * setting.pitchM, drawing)
  drawSun(context, drawing)
  context.restore()
}

function drawGround(
  context: CanvasRenderingContext2D,
  atM: number,
  { lit, scales }: Drawing,
): void {
  for (const { fromM, toM, lightWm2 } of lit.light.ground) {
    context.fillStyle = cellColor(lightWm2, scales.front)
    // a little wider, so that no seam shows
    context.fillRect(atM + fromM, -GROUND_M, toM - fromM + 0.01, GROUND_M)
  }
}

function drawTable(
  context: CanvasRenderingContext2D,
  atM: number,
  { setting, lit, scales }: Drawing,
): void {
  const tilt = (lit.sun.tiltDeg * Math.PI) / 180
  const axisM = setting.heightM - setting.offsetM
  context.strokeStyle = INK.muted
  context.lineWidth = 0.06
  context.beginPath()
  context.moveTo(atM, 0)
  context.lineTo(atM, axisM)
  context.stroke()
  context.save()
  context.translate(atM, axisM)
  context.rotate(-tilt)
  if (setting.tubeM > 0) drawTube(context, setting.tubeM / 2)
  context.translate(0, setting.offsetM)
  const { fromM, toM, frontWm2, rearWm2 } = lit.light
  fromM.forEach((from, cell) => {
    const width = (toM[cell] ?? from) - from
    context.fillStyle = cellColor(frontWm2[cell] ?? Number.NaN, scales.front)
    context.fillRect(from, 0, width, FACE_M)
    context.fillStyle = cellColor(rearWm2[cell] ?? Number.NaN, scales.rear)
    context.fillRect(from, -FACE_M, width, FACE_M)
  })
  context.strokeStyle = INK.text
  context.lineWidth = 0.025
  const first = fromM[0] ?? 0
  context.strokeRect(first, -FACE_M, (toM.at(-1) ?? 0) - first, 2 * FACE_M)
  context.beginPath()
  context.moveTo(first, 0)
  context.lineTo(toM.at(-1) ?? 0, 0)
  context.stroke()
  context.restore()
}

function drawTube(context: CanvasRenderingContext2D, radiusM: number): void {
  context.fillStyle = '#aab4bd'
  context.beginPath()
  context.arc(0, 0, radiusM, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
}

/** Rays of the sun as they fall across the rows. */
function drawSun(context: CanvasRenderingContext2D, { setting, lit }: Drawing): void {
  const { sun } = lit
  if (sun.sunUpDeg <= 0 || sun.moment.dniWm2 === 0) return
  const up = (sun.sunUpDeg * Math.PI) / 180
  const turn = ((sun.moment.sunAzimuthDeg - sun.facingDeg) * Math.PI) / 180
  const across = Math.cos(up) * Math.cos(turn)
  const length = Math.hypot(across, Math.sin(up))
  const [dx, dy] = [across / length, Math.sin(up) / length]
  const { heightM } = sectionSize(setting, lit)
  const topM = heightM - GROUND_M - 0.1
  const rayM = Math.min(SKY_M, 0.3 * topM)
  context.strokeStyle = SERIES_COLORS[1]
  context.lineWidth = 0.045
  for (let k = -2; k <= 2; k++) {
    const x = (k * setting.pitchM) / 2
    drawArrow(context, [x + dx * rayM * 0.5, topM], [x - dx * rayM * 0.5, topM - dy * rayM])
  }
}

type Place = readonly [x: number, y: number]

function drawArrow(context: CanvasRenderingContext2D, from: Place, to: Place): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  for (const side of [-0.45, 0.45]) {
    context.moveTo(...to)
    context.lineTo(to[0] - 0.22 * Math.cos(angle + side), to[1] - 0.22 * Math.sin(angle + side))
  }
  context.stroke()
}
