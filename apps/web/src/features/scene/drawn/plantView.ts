import type { LocalFrame } from '@duet/plant'
import { PerspectiveCamera, Scene, Vector2, Vector3 } from 'three'
import { grownBox } from '../model/sceneGround.ts'
import type { SceneModel } from '../model/sceneModel.ts'
import type { LitScene } from '../model/sceneMoment.ts'
import type { TableFrames } from '../model/tableFrames.ts'
import { NO_TURN, partsTurn, type Turn3 } from '../model/turnedParts.ts'
import { type BlockTables, blockTables } from './blockTables.ts'
import { chooseDetail } from './detail.ts'
import { pickTable } from './pickTable.ts'
import { type CameraView, FIELD_OF_VIEW_DEG, focalPx } from './sceneCamera.ts'
import { type SceneLights, sceneLights } from './sceneLights.ts'
import { createRenderer, type SceneRenderer } from './sceneRenderer.ts'
import { type SiteObjects, siteObjects } from './siteObjects.ts'
import { type TableMark, tableMark } from './tableMark.ts'
import { tableSize } from './tableParts.ts'
import { prefersStill, type ViewControls, viewControls } from './viewControls.ts'

/** One table of the scene. */
export interface TableRef {
  readonly blockId: string
  readonly table: number
}

/** What one picture took. */
export interface FrameFigures {
  readonly drawCalls: number
  readonly triangles: number
  /** Of the page's own code and the driver, not of the graphics card. */
  readonly scriptMs: number
  /** What the graphics card holds. */
  readonly geometries: number
  readonly textures: number
  readonly renderer: string
}

/** The drawn plant; everything on the canvas, nothing of React. */
export interface PlantView {
  readonly setModel: (model: SceneModel) => void
  readonly setMoment: (lit: LitScene) => void
  readonly setChosen: (chosen: TableRef | undefined) => void
  readonly view: () => CameraView
  readonly goTo: (view: CameraView, isStill?: boolean) => void
  /** Table under a place of the canvas, px from its top left. */
  readonly pick: (xPx: number, yPx: number) => TableRef | undefined
  readonly heightPx: () => number
  readonly aspect: () => number
  /** A picture of another size than the canvas, as it looks now. */
  readonly picture: (widthPx: number, heightPx: number) => HTMLCanvasElement
  /** Lets go of everything. @returns what the graphics card still held before its context went: nothing, or there is a leak */
  readonly dispose: () => { readonly geometries: number; readonly textures: number }
}

export interface PlantViewOptions {
  readonly canvas: HTMLCanvasElement
  readonly frame: LocalFrame
  readonly onFrame: (figures: FrameFigures) => void
  /** Called for each move before the next picture. */
  readonly onMove: () => void
}

/** Things around the plant that may throw shade into it, m. */
const SHADE_AROUND_M = 40
const NEAREST_M = 0.15
const FARTHEST_M = 13_000
const FAR_DISTANCES = 7

/** @throws Error where the browser gives no graphics context */
export function createPlantView(options: PlantViewOptions): PlantView {
  const parts = viewParts(options)
  const { renderer, camera, controls, state, lights, mark, loop } = parts
  const watcher = new ResizeObserver(() => loop.request())
  watcher.observe(options.canvas)
  return {
    setModel: (model) => {
      replaceModel(parts, model, options.frame)
      loop.request()
    },
    setMoment: (lit) => {
      renderer.setExposure(lights.setSun(lit.sun))
      turnTables(state, lit)
      mark.update(state)
      loop.request()
    },
    setChosen: (chosen) => {
      mark.choose(chosen, state)
      loop.request()
    },
    view: controls.view,
    goTo: (view, isStill) => controls.goTo(view, isStill ?? prefersStill()),
    pick: (xPx, yPx) => pickIn(state, camera, options.canvas, xPx, yPx),
    heightPx: renderer.heightPx,
    aspect: () => camera.aspect,
    picture: (widthPx, heightPx) =>
      renderer.picture(parts.scene, camera, widthPx, heightPx, () => prepare(parts, heightPx)),
    dispose: () => {
      watcher.disconnect()
      loop.stop()
      controls.dispose()
      clearModel(state)
      mark.dispose()
      lights.dispose()
      const left = renderer.memory()
      renderer.dispose()
      return left
    },
  }
}

interface ViewParts {
  readonly renderer: SceneRenderer
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly lights: SceneLights
  readonly mark: TableMark
  readonly controls: ViewControls
  readonly state: ViewState
  readonly loop: FrameLoop
}

function viewParts({ canvas, onFrame, onMove }: PlantViewOptions): ViewParts {
  const renderer = createRenderer(canvas)
  const scene = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 1, FARTHEST_M)
  camera.up.set(0, 0, 1)
  renderer.fit(camera)
  const state: ViewState = {
    model: undefined,
    blocks: new Map(),
    site: undefined,
    turns: new Map(),
    frames: new Map(),
  }
  const loop = frameLoop(() => {
    const startedMs = performance.now()
    if (controls.step(startedMs)) loop.request()
    renderer.fit(camera)
    prepare(parts, renderer.heightPx())
    const counts = renderer.render(scene, camera)
    const scriptMs = performance.now() - startedMs
    onFrame({ ...counts, ...renderer.memory(), scriptMs, renderer: renderer.name })
  })
  const controls = viewControls({
    camera,
    element: canvas,
    groundAt: (x, y) => state.model?.groundAt(x, y) ?? 0,
    onMove: () => {
      onMove()
      loop.request()
    },
  })
  const parts: ViewParts = {
    renderer,
    scene,
    camera,
    lights: sceneLights(scene, renderer.shadowMapPx),
    mark: tableMark(scene),
    controls,
    state,
    loop,
  }
  return parts
}

/** Lens, shadows and detail for where the eye is now. */
function prepare({ camera, controls, lights, state }: ViewParts, heightPx: number): void {
  const { target, distanceM } = controls.view()
  camera.near = Math.max(NEAREST_M, Math.min(20, distanceM / 100))
  camera.far = Math.max(FARTHEST_M, FAR_DISTANCES * distanceM)
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
  if (state.model === undefined) return
  lights.follow(camera, new Vector3(...target), grownBox(state.model.box, SHADE_AROUND_M))
  showDetails(state, camera.position, heightPx)
}

/** What is drawn now. */
export interface ViewState {
  model: SceneModel | undefined
  readonly blocks: Map<string, BlockTables>
  site: SiteObjects | undefined
  readonly turns: Map<string, Turn3>
  /** Of the tables of each block as they stand, but for what `turns` turns. */
  readonly frames: Map<string, TableFrames>
}

function replaceModel(
  { state, scene, lights, controls }: ViewParts,
  model: SceneModel,
  frame: LocalFrame,
): void {
  clearModel(state)
  state.model = model
  state.site = siteObjects(model, frame)
  scene.add(state.site.group)
  for (const block of model.blocks) {
    const tables = blockTables(block, lights.mirror, model.groundAt)
    state.blocks.set(block.id, tables)
    scene.add(tables.group)
  }
  const { box } = model
  controls.setReach(Math.max(box.east - box.west, box.north - box.south))
}

function clearModel(state: ViewState): void {
  for (const tables of state.blocks.values()) tables.dispose()
  state.blocks.clear()
  state.turns.clear()
  state.frames.clear()
  state.site?.dispose()
  state.site = undefined
  state.model = undefined
}

function turnTables(state: ViewState, { turns, own }: Pick<LitScene, 'turns' | 'own'>): void {
  for (const block of state.model?.blocks ?? []) {
    const turn = turns.get(block.id)
    if (turn === undefined) continue
    const frames = own.get(block.id)?.frames
    const parts = frames ? NO_TURN : partsTurn(block.mount, turn)
    state.turns.set(block.id, parts)
    state.frames.set(block.id, frames ?? block.frames)
    const tables = state.blocks.get(block.id)
    tables?.setTurn(parts)
    if (block.rotations) tables?.setFrames(frames ?? block.frames)
  }
}

/** The triangles are shared out among all blocks. */
function showDetails({ blocks }: ViewState, eye: Vector3, heightPx: number): void {
  const all = [...blocks.values()]
  const seen = all.map((tables) => tables.seenFrom(eye))
  const details = chooseDetail(seen.flat(), focalPx(heightPx))
  let first = 0
  all.forEach((tables, i) => {
    const count = seen[i]?.length ?? 0
    tables.setDetails(details.slice(first, first + count))
    first += count
  })
}

function pickIn(
  { model, turns, frames }: ViewState,
  camera: PerspectiveCamera,
  canvas: HTMLCanvasElement,
  xPx: number,
  yPx: number,
): TableRef | undefined {
  const at = new Vector2((2 * xPx) / canvas.clientWidth - 1, 1 - (2 * yPx) / canvas.clientHeight)
  const eye = camera.position
  const far = new Vector3(at.x, at.y, 0.5).unproject(camera).sub(eye)
  let best: (TableRef & { readonly distance: number }) | undefined
  for (const block of model?.blocks ?? []) {
    const turn = turns.get(block.id)
    if (turn === undefined) continue
    const found = pickTable(
      { from: [eye.x, eye.y, eye.z], towards: [far.x, far.y, far.z] },
      {
        frames: frames.get(block.id) ?? block.frames,
        turn,
        ...tableSize(block.structure),
        offsetM: block.structure.planeOffsetM,
      },
    )
    if (found && (best === undefined || found.distance < best.distance)) {
      best = { blockId: block.id, ...found }
    }
  }
  return best && { blockId: best.blockId, table: best.table }
}

interface FrameLoop {
  readonly request: () => void
  readonly stop: () => void
}

/** Draws when asked, once a frame, and not at all while the page is hidden. */
function frameLoop(draw: () => void): FrameLoop {
  let frame: number | undefined
  let isAsked = false
  const request = (): void => {
    isAsked = true
    if (document.hidden) return
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      isAsked = false
      draw()
    })
  }
  const onShown = (): void => {
    if (!document.hidden && isAsked) request()
  }
  document.addEventListener('visibilitychange', onShown)
  return {
    request,
    stop: () => {
      document.removeEventListener('visibilitychange', onShown)
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}
