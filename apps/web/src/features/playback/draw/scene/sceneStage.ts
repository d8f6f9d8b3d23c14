import {
  Color,
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector2,
  Vector3,
} from 'three'
import { presetView } from '../../../scene/drawn/sceneCamera.ts'
import type { PlantStage, StageInput } from '../plantStage.ts'
import { tableField } from '../tableField.ts'
import { tableAt } from '../tableSet.ts'
import { placedField } from './fieldPlaces.ts'
import { levelGround, sceneDrawing } from './sceneDrawing.ts'

const SKY = '#dfe8ee'
const GROUND = '#cfc9b4'

/** The plant in three dimensions. @throws Error where the browser gives no graphics context */
export function sceneStage({ container, index, tables }: StageInput): PlantStage {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'width:100%;height:100%;display:block;touch-action:none'
  container.append(canvas)
  const places = placedField(index, tables)
  const { scene, ground } = land(places.reachM)
  const drawing = sceneDrawing(canvas, scene)
  const { camera, controls, request } = drawing
  const field = tableField(places, index.units.length, index.blocks.length)
  scene.add(field.shade, field.faces)
  controls.setReach(places.reachM)
  const fit = (): void => {
    drawing.fitSize()
    controls.goTo(presetView('fit', places.box, camera.aspect, levelGround), true)
  }
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
    onDrawn: drawing.onDrawn,
    repaint: request,
    dispose: () => {
      field.dispose()
      ground.geometry.dispose()
      ground.material.dispose()
      drawing.dispose()
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
