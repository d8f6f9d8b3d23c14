import { type LocalFrame, toLngLat, toLocalM } from '@duet/plant'
import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { MapPosition } from '../../design-session/session.ts'
import { metresPerPixelAt } from '../../map/metreGrid.ts'
import type { PlanBox } from '../model/sceneGround.ts'

/** Where the eye is: a point that it looks at, how far it is from there, and from which side. */
export interface CameraView {
  /** x east, y north, z up, m. */
  readonly target: readonly [number, number, number]
  readonly distanceM: number
  /** Direction of sight, clockwise from north: 0 looks north. */
  readonly bearingDeg: number
  /** Of the line of sight below the level: 90 looks straight down. */
  readonly pitchDeg: number
}

/** Upright opening of the lens, degrees. */
export const FIELD_OF_VIEW_DEG = 40
/** Looking straight down has no bearing of its own. */
const STEEPEST_DEG = 89.9

/** Half the height of the view over its distance. */
const HALF_HEIGHT = Math.tan((FIELD_OF_VIEW_DEG / 2) * DEG_TO_RAD)

/** Pixels that a metre takes at a distance of one metre. */
export function focalPx(heightPx: number): number {
  return heightPx / (2 * HALF_HEIGHT)
}

/** The view that shows what the map shows, seen from the south at an angle. */
export function viewOfMap(
  frame: LocalFrame,
  [longitude, latitude, zoom]: MapPosition,
  heightPx: number,
  groundAt: (eastM: number, northM: number) => number,
): CameraView {
  const [east, north] = toLocalM(frame, longitude, latitude)
  return {
    target: [east, north, groundAt(east, north)],
    distanceM: metresPerPixelAt(latitude, zoom) * focalPx(heightPx),
    bearingDeg: 0,
    pitchDeg: ENTRY_PITCH_DEG,
  }
}

const ENTRY_PITCH_DEG = 40

/** Where the map is to be when the scene is left. */
export function mapOfView(frame: LocalFrame, view: CameraView, heightPx: number): MapPosition {
  const [longitude, latitude] = toLngLat(frame, view.target[0], view.target[1])
  const metresPerPx = view.distanceM / focalPx(heightPx)
  const zoom = Math.log2(metresPerPixelAt(latitude, 0) / metresPerPx)
  return [longitude, latitude, Math.min(MOST_ZOOM, Math.max(0, zoom))]
}

const MOST_ZOOM = 22

/** Place of the eye. */
export function eyeOf({
  target,
  distanceM,
  bearingDeg,
  pitchDeg,
}: CameraView): [number, number, number] {
  const pitch = Math.min(STEEPEST_DEG, pitchDeg) * DEG_TO_RAD
  const bearing = bearingDeg * DEG_TO_RAD
  const level = distanceM * Math.cos(pitch)
  return [
    target[0] - level * Math.sin(bearing),
    target[1] - level * Math.cos(bearing),
    target[2] + distanceM * Math.sin(pitch),
  ]
}

/** The view of an eye that looks at a point. */
export function viewOfEye(
  eye: readonly [number, number, number],
  target: readonly [number, number, number],
): CameraView {
  const [x, y, z] = [target[0] - eye[0], target[1] - eye[1], eye[2] - target[2]]
  const level = Math.hypot(x, y)
  return {
    target,
    distanceM: Math.hypot(level, z),
    bearingDeg: (((Math.atan2(x, y) * RAD_TO_DEG) % 360) + 360) % 360,
    pitchDeg: Math.atan2(z, level) * RAD_TO_DEG,
  }
}

export type PresetView = 'top' | 'south' | 'fit'

/** All of a box in view. */
export function presetView(
  preset: PresetView,
  box: PlanBox,
  aspect: number,
  groundAt: (eastM: number, northM: number) => number,
): CameraView {
  const [east, north] = [(box.west + box.east) / 2, (box.south + box.north) / 2]
  const pitchDeg = PRESET_PITCH_DEG[preset]
  const width = (box.east - box.west) / aspect
  const depth = (box.north - box.south) * Math.sin(pitchDeg * DEG_TO_RAD)
  const distanceM = Math.max(LEAST_FIT_M, (MARGIN * Math.max(width, depth)) / (2 * HALF_HEIGHT))
  // what is nearer than the middle looks larger
  const nearer = ((box.north - box.south) / 2) * Math.cos(pitchDeg * DEG_TO_RAD)
  const target = [east, north, groundAt(east, north)] as const
  return { target, distanceM: distanceM + nearer, bearingDeg: 0, pitchDeg }
}

const PRESET_PITCH_DEG: Readonly<Record<PresetView, number>> = { top: 90, south: 18, fit: 40 }
const MARGIN = 1.12
const LEAST_FIT_M = 60

/** A look along a row from its end, a little above the tables. */
export function rowEndView(
  end: readonly [number, number, number],
  alongDeg: number,
  heightM: number,
): CameraView {
  const along = alongDeg * DEG_TO_RAD
  const far = ROW_END_LOOK_M
  const target = [
    end[0] + far * Math.sin(along),
    end[1] + far * Math.cos(along),
    end[2] + heightM / 2,
  ] as const
  return { target, distanceM: far + ROW_END_BACK_M, bearingDeg: alongDeg, pitchDeg: 9 }
}

const ROW_END_LOOK_M = 14
const ROW_END_BACK_M = 9

/** Between two views; turns take the shorter way. */
export function viewBetween(from: CameraView, to: CameraView, share: number): CameraView {
  const mix = (a: number, b: number): number => a + (b - a) * share
  const turn = ((to.bearingDeg - from.bearingDeg + 540) % 360) - 180
  return {
    target: [
      mix(from.target[0], to.target[0]),
      mix(from.target[1], to.target[1]),
      mix(from.target[2], to.target[2]),
    ],
    // zooming by equal factors looks even
    distanceM: from.distanceM * (to.distanceM / from.distanceM) ** share,
    bearingDeg: from.bearingDeg + turn * share,
    pitchDeg: mix(from.pitchDeg, to.pitchDeg),
  }
}
