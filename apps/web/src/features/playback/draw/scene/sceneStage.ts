import {
  Color,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { FIELD_OF_VIEW_DEG, presetView } from '../../../scene/drawn/sceneCamera.ts'
import { viewControls } from '../../../scene/drawn/viewControls.ts'
import type { PlantStage, StageInput } from '../plantStage.ts'
import { tableAt } from '../tableSet.ts'
import { placedField } from './fieldPlaces.ts'
import { tableField } from './tableField.ts'

const SKY = '#dfe8ee'
const GROUND = '#cfc9b4'
const FARTHEST_M = 60_000
const MOST_PIXEL_RATIO = 2
const levelGround = (): number => 0

/** The plant in three dimensions. @throws Error where the browser gives no graphics context */
export function sceneStage({ container, index, tables }: StageInput): PlantStage {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'width:100%;height:100%;display:block;touch-action:none'
  container.append(canvas)
  const renderer = new WebGLRenderer({ canvas, antialias: true })
  const places = placedField(index, tables)
  const field = tableField(places, index.units.length, index.blocks.length)
  const { scene, ground } = land(places.reachM)
  scene.add(...field.meshes)
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
  controls.setReach(places.reachM)
  const fit = (): void => {
    fitSize(renderer, camera)
    controls.goTo(presetView('fit', places.box, camera.aspect, levelGround), true)
  }
  const watcher = new ResizeObserver(request)
  watcher.observe(canvas)
  fit()
  return {
    setPaint: (paint) => {
      field.setPaint(paint)
      request()
    },
    setFrame: (values, turns) => {
      field.setFrame(values, turns)
      request()
    },
    fit,
    zoomBy: (steps) => {
      const view = controls.view()
      controls.goTo({ ...view, distanceM: view.distanceM / 2 ** steps }, true)
    },
    pick: (xPx, yPx) => pickTable(places, camera, canvas, [xPx, yPx]),
    canvas,
    onDrawn: (call) => {
      drawn.add(call)
      return () => drawn.delete(call)
    },
    repaint: request,
    dispose: () => {
      watcher.disconnect()
      if (asked !== undefined) cancelAnimationFrame(asked)
      controls.dispose()
      field.dispose()
      ground.geometry.dispose()
      ground.material.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
      canvas.remove()
    },
  }
}

function land(reachM: number): {
  readonly scene: Scene
  readonly ground: Mesh<PlaneGeometry, MeshBasicMaterial>
} {
  const scene = new Scene()
  scene.background = new Color(SKY)
  const side = 12 * Math.max(200, reachM)
  const ground = new Mesh(
    new PlaneGeometry(side, side),
    new MeshBasicMaterial({
      color: GROUND,
      polygonOffset: true,
      polygonOffsetFactor: 2,
      polygonOffsetUnits: 2,
    }),
  )
  scene.add(ground)
  return { scene, ground }
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

/** Where the line of sight meets the level of the tables; on uneven ground that of the middle of all. */
function pickTable(
  places: ReturnType<typeof placedField>,
  camera: PerspectiveCamera,
  canvas: HTMLCanvasElement,
  [xPx, yPx]: readonly [number, number],
): number | undefined {
  const at = new Vector2((2 * xPx) / canvas.clientWidth - 1, 1 - (2 * yPx) / canvas.clientHeight)
  const eye = camera.position
  const sight = new Vector3(at.x, at.y, 0.5).unproject(camera).sub(eye)
  if (sight.z >= 0) return undefined
  const levelM = places.meanHeightM
  const share = (levelM - eye.z) / sight.z
  return tableAt(places, eye.x + share * sight.x, eye.y + share * sight.y)
}
