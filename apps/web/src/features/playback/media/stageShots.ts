import { paintOf } from '../draw/measurePaint.ts'
import type { PlantStage } from '../draw/plantStage.ts'
import { siteTimeOfFrame } from '../frames/timeline.ts'
import type { Player } from '../player/player.ts'
import { valueText } from '../valueText.ts'
import { composePicture, type PictureSide } from './composePicture.ts'

export interface ShotInput {
  readonly player: Player
  readonly stages: readonly (PlantStage | undefined)[]
}

/**
 * Composes a picture whenever a side was drawn, once all of them were: their pixels can be read only then.
 *
 * @returns how to stop
 */
export function followStages(
  { player, stages }: ShotInput,
  target: HTMLCanvasElement,
  onComposed: () => void,
): () => void {
  const shots = stages.map((stage) => stage && { stage, image: document.createElement('canvas') })
  const seen = new Set<PlantStage>()
  const stops = shots.map((shot) =>
    shot?.stage.onDrawn(() => {
      copyTo(shot.image, shot.stage.canvas)
      seen.add(shot.stage)
      if (shots.some((one) => one && !seen.has(one.stage))) return
      composePicture(
        target,
        shots.flatMap((one, at) => (one ? (sideOf(player, at, one) ?? []) : [])),
        captionOf(player),
      )
      onComposed()
    }),
  )
  for (const stage of stages) stage?.repaint()
  return () => {
    for (const stop of stops) stop?.()
  }
}

function copyTo(image: HTMLCanvasElement, from: HTMLCanvasElement): void {
  if (image.width !== from.width) image.width = from.width
  if (image.height !== from.height) image.height = from.height
  image.getContext('2d')?.drawImage(from, 0, 0)
}

function sideOf(
  player: Player,
  at: number,
  { stage, image }: { readonly stage: PlantStage; readonly image: HTMLCanvasElement },
): PictureSide | undefined {
  const side = player.sides[at]
  if (!side) return undefined
  const measure = side.measure()
  const legend = side.index.measures.find(({ key }) => key === measure.key)?.legend ?? [0, 1]
  return {
    image,
    widthPx: stage.canvas.clientWidth,
    heightPx: stage.canvas.clientHeight,
    name: side.index.name,
    paint: paintOf(measure, legend),
    ends: [valueText(measure, legend[0]), valueText(measure, legend[1])],
  }
}

function captionOf({ sides: [side], state }: Player): string {
  return side ? siteTimeOfFrame(side.timeline, state.get().frame).replace('T', ' ') : ''
}
