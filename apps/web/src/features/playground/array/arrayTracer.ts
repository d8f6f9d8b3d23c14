import { type MomentLight, momentTracer } from '@duet/engine'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { arrayBlock, collectorWidthM } from './arrayBlock.ts'
import type { ArraySetting } from './arrayFields.ts'
import { type ArraySun, arraySun } from './arraySun.ts'

/** Rows in their light, or why there are none. */
export type ArrayAnswer =
  | { readonly state: 'fault'; readonly asked: ArraySetting; readonly fault: string }
  | ({ readonly state: 'ready' } & LitArray)

export interface LitArray {
  readonly asked: ArraySetting
  readonly sun: ArraySun
  readonly widthM: number
  readonly light: MomentLight
  /** Paths from each strip of a face so far. */
  readonly rays: number
}

/** Paths of a batch from each strip: few enough for a first picture at once. */
const RAYS = 128

/** Paths from each strip at which the light is fine enough. */
const ENOUGH_RAYS = 8192

export const isFine = (rays: number): boolean => rays >= ENOUGH_RAYS

/** Light of a setting that gets finer whenever it is asked for. */
export function arrayTracer(asked: ArraySetting): () => ArrayAnswer {
  const widthM = collectorWidthM(asked)
  const sun = arraySun(asked, widthM / asked.pitchM)
  const fault = standFault(asked, widthM, sun)
  if (fault !== undefined) return () => ({ state: 'fault', asked, fault })
  const tracer = momentTracer(arrayBlock(asked, sun), sun.moment, asked.row, RAYS)
  return () => {
    tracer.trace()
    const light = tracer.light()
    return { state: 'ready', asked, sun, widthM, light, rays: RAYS * light.batches }
  }
}

/** Room that the lower edge must have above the ground, m. */
const LEAST_CLEARANCE_M = 0.05

function standFault(
  { heightM, offsetM, tubeM, pitchM }: ArraySetting,
  widthM: number,
  { tiltDeg }: ArraySun,
): string | undefined {
  const tilt = (tiltDeg * Math.PI) / 180
  const edgeM = (widthM / 2) * Math.sin(tilt) + offsetM * (1 - Math.cos(tilt))
  const leastM = Math.max(edgeM, offsetM + tubeM / 2) + LEAST_CLEARANCE_M
  if (heightM < leastM) {
    return shownSentence(
      `The tables would reach into the ground. Raise their middle to ${(Math.ceil(20 * leastM) / 20).toFixed(2)} m or more, or turn them flatter.`,
    )
  }
  const leastPitchM = widthM * Math.cos(tilt)
  return pitchM > leastPitchM
    ? undefined
    : shownSentence(`The rows would overlap. Choose a pitch above ${leastPitchM.toFixed(1)} m.`)
}
