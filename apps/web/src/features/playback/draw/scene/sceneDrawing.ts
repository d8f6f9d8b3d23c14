import { PerspectiveCamera, type Scene, Vector2, WebGLRenderer } from 'three'
import { FIELD_OF_VIEW_DEG } from '../../../scene/drawn/sceneCamera.ts'
import { type ViewControls, viewControls } from '../../../scene/drawn/viewControls.ts'

const FARTHEST_M = 60_000
const MOST_PIXEL_RATIO = 2

/** Tables stand on their own ground; the eye moves over a level one. */
export const levelGround = (): number => 0

/** A camera that is moved by hand, and a picture whenever one is asked for. */
export interface SceneDrawing {
  readonly camera: PerspectiveCamera
  readonly controls: ViewControls
  readonly request: () => void
  readonly onDrawn: (call: () => void) => () => void
  /** Takes the size that the canvas has on the page. */
  readonly fitSize: () => void
  readonly dispose: () => void
}

/** @throws Error where the browser gives no graphics context */
export function sceneDrawing(canvas: HTMLCanvasElement, scene: Scene): SceneDrawing {
  const renderer = new WebGLRenderer({ canvas, antialias: true })
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 1, FARTHEST_M)
  camera.up.set(0, 0, 1)
  const drawn = new Set<() => void>()
  let asked: number | undefined
  const draw = (): void => {
    asked = undefined
    if (controls.step(performance.now())) request()
    fitSize(renderer, camera)
    camera.near = Math.max(0.5, controls.view().distanceM / 200)
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
    renderer.render(scene, camera)
    for (const call of drawn) call()
  }
  const request = (): void => {
    asked ??= requestAnimationFrame(draw)
  }
  const controls = viewControls({ camera, element: canvas, groundAt: levelGround, onMove: request })
  const watcher = new ResizeObserver(request)
  watcher.observe(canvas)
  return {
    camera,
    controls,
    request,
    onDrawn: (call) => {
      drawn.add(call)
      return () => drawn.delete(call)
    },
    fitSize: () => fitSize(renderer, camera),
    dispose: () => {
      watcher.disconnect()
      if (asked !== undefined) cancelAnimationFrame(asked)
      controls.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

const size = new Vector2()

function fitSize(renderer: WebGLRenderer, camera: PerspectiveCamera): void {
  const { clientWidth: width, clientHeight: height } = renderer.domElement
  const ratio = Math.min(MOST_PIXEL_RATIO, window.devicePixelRatio)
  renderer.getSize(size)
  if (size.x !== width || size.y !== height || renderer.getPixelRatio() !== ratio) {
    renderer.setPixelRatio(ratio)
    renderer.setSize(width, height, false)
  }
  camera.aspect = width / Math.max(1, height)
}
