import type { PerspectiveCamera } from 'three'
import { MapControls } from 'three/addons/controls/MapControls.js'
import { type CameraView, eyeOf, viewBetween, viewOfEye } from './sceneCamera.ts'

/** Moves the eye: by hand, by keys, and along a flight. */
export interface ViewControls {
  readonly view: () => CameraView
  /** Flies there; at once where motion is not wanted. */
  readonly goTo: (view: CameraView, isStill?: boolean) => void
  /** Takes the steps of a flight; true while it goes on. */
  readonly step: (nowMs: number) => boolean
  readonly setReach: (reachM: number) => void
  readonly dispose: () => void
}

export interface ViewControlsOptions {
  readonly camera: PerspectiveCamera
  readonly element: HTMLElement
  readonly groundAt: (eastM: number, northM: number) => number
  readonly onMove: () => void
}

const FLIGHT_MS = 700
/** The eye stays this far above the ground, m. */
const LEAST_EYE_M = 1
const LEAST_DISTANCE_M = 3

export function viewControls(options: ViewControlsOptions): ViewControls {
  const { camera, element, groundAt, onMove } = options
  const controls = handControls(camera, element)
  let flight:
    | { readonly from: CameraView; readonly to: CameraView; readonly startMs: number }
    | undefined

  /** Under the point that is looked at: the view goes up and down with the land that it moves over. */
  let groundM = 0
  const view = (): CameraView => {
    const { position } = camera
    const { target } = controls
    return viewOfEye([position.x, position.y, position.z], [target.x, target.y, target.z])
  }
  const set = (to: CameraView): void => {
    const eye = eyeOf(to)
    eye[2] = Math.max(eye[2], groundAt(eye[0], eye[1]) + LEAST_EYE_M)
    camera.position.set(...eye)
    controls.target.set(...to.target)
    groundM = groundAt(to.target[0], to.target[1])
    controls.update()
    onMove()
  }
  const onChange = (): void => {
    const { target } = controls
    const liftM = groundAt(target.x, target.y) - groundM
    groundM += liftM
    target.z += liftM
    camera.position.z += liftM
    const least = groundAt(camera.position.x, camera.position.y) + LEAST_EYE_M
    if (camera.position.z < least) camera.position.z = least
    onMove()
  }
  controls.addEventListener('start', () => {
    flight = undefined
  })
  controls.addEventListener('change', onChange)
  return {
    view,
    goTo: (to, isStill = prefersStill()) => {
      flight = isStill ? undefined : { from: view(), to, startMs: performance.now() }
      if (isStill) set(to)
      else onMove()
    },
    step: (nowMs) => {
      if (flight === undefined) return false
      const share = Math.min(1, (nowMs - flight.startMs) / FLIGHT_MS)
      const { from, to } = flight
      if (share >= 1) flight = undefined
      set(viewBetween(from, to, share * share * (3 - 2 * share)))
      return flight !== undefined
    },
    setReach: (reachM) => {
      controls.maxDistance = Math.max(500, 5 * reachM)
    },
    dispose: () => controls.dispose(),
  }
}

/** As on the map: a drag moves over the ground, with the right button or Shift it turns; the wheel goes to the pointer. */
function handControls(camera: PerspectiveCamera, element: HTMLElement): MapControls {
  const controls = new MapControls(camera, element)
  controls.enableDamping = false
  controls.screenSpacePanning = false
  controls.zoomToCursor = true
  controls.minDistance = LEAST_DISTANCE_M
  controls.maxPolarAngle = Math.PI / 2 - 0.01
  controls.rotateSpeed = 0.6
  return controls
}

/** A wish of the system that nothing moves by itself. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
