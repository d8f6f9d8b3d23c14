import { FONT_FAMILY } from '../../../lib/fontFamily.ts'
import { formatAzimuth, formatDegrees } from '../../../lib/format.ts'
import { formatUtcOffset } from '../../../lib/formatTime.ts'
import type { LitScene } from '../model/sceneMoment.ts'
import { dateText, type SiteMoment, timeText } from '../model/siteClock.ts'
import type { ScenePlace } from '../model/siteSun.ts'

export interface CaptionInput {
  readonly projectName: string
  readonly moment: SiteMoment
  readonly place: ScenePlace
  readonly lit: LitScene
}

/** Project on the left; day, time and sun on the right. */
export interface Caption {
  readonly left: string
  readonly right: string
}

export function captionOf({ projectName, moment, place, lit }: CaptionInput): Caption {
  const { elevationDeg, azimuthDeg } = lit.sun
  const sun =
    elevationDeg > 0
      ? `sun elevation ${formatDegrees(elevationDeg)}, azimuth ${formatAzimuth(azimuthDeg)}`
      : 'night'
  const time = `${dateText(moment)} ${timeText(moment.minute)} ${formatUtcOffset(place.offsetH)}`
  return { left: projectName, right: `${time}, ${sun}` }
}

/** Of the picture's height; never smaller than is legible. */
const BAND_SHARE = 0.036
const LEAST_BAND_PX = 22

/** Writes a caption on a band at the bottom of a picture. */
export function withCaption(picture: HTMLCanvasElement, caption: Caption): HTMLCanvasElement {
  const context = picture.getContext('2d')
  if (context === null) return picture
  const bandPx = Math.max(LEAST_BAND_PX, Math.round(picture.height * BAND_SHARE))
  const top = picture.height - bandPx
  context.fillStyle = 'rgba(29, 36, 43, 0.78)'
  context.fillRect(0, top, picture.width, bandPx)
  context.fillStyle = '#ffffff'
  context.textBaseline = 'middle'
  context.font = `600 ${Math.round(bandPx * 0.5)}px ${FONT_FAMILY}`
  const padPx = bandPx * 0.5
  const half = picture.width / 2 - 2 * padPx
  context.fillText(caption.left, padPx, top + bandPx / 2, half)
  context.font = `${Math.round(bandPx * 0.46)}px ${FONT_FAMILY}`
  context.textAlign = 'right'
  context.fillText(caption.right, picture.width - padPx, top + bandPx / 2, picture.width - half)
  return picture
}

/** @throws Error where the browser cannot make a picture so large */
export async function pngOf(picture: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => picture.toBlob(done, 'image/png'))
  if (blob === null) throw new Error('The browser could not make a picture of this size.')
  return blob
}
