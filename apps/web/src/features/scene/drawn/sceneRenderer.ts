import {
  ACESFilmicToneMapping,
  type PerspectiveCamera,
  type Scene,
  Vector2,
  WebGLRenderer,
} from 'three'

/** The graphics context and its size. */
export interface SceneRenderer {
  /** As the driver names itself. */
  readonly name: string
  readonly shadowMapPx: number
  readonly heightPx: () => number
  readonly setExposure: (exposure: number) => void
  readonly memory: () => { readonly geometries: number; readonly textures: number }
  /** Takes the size of the canvas on the page. */
  readonly fit: (camera: PerspectiveCamera) => void
  readonly render: (
    scene: Scene,
    camera: PerspectiveCamera,
  ) => { readonly drawCalls: number; readonly triangles: number }
  readonly picture: (...shot: Shot) => HTMLCanvasElement
  readonly dispose: () => void
}

/** A picture of a size of its own; `prepare` is called whenever the camera has taken another size. */
type Shot = readonly [
  scene: Scene,
  camera: PerspectiveCamera,
  widthPx: number,
  heightPx: number,
  prepare: () => void,
]

/** More pixels than two for each of the screen are not seen. */
const MOST_PIXEL_RATIO = 2
const SHADOW_MAP_PX = 4096
/** Renderers that draw on the processor get a quarter of the shadow's pixels. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/** @throws Error where the browser gives no graphics context */
export function createRenderer(canvas: HTMLCanvasElement): SceneRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: true,
    powerPreference: 'high-performance',
  })
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.shadowMap.enabled = true
  const name = rendererName(renderer.getContext())
  const size = new Vector2()
  return {
    name,
    shadowMapPx: SOFTWARE.test(name) ? SHADOW_MAP_PX / 2 : SHADOW_MAP_PX,
    heightPx: () => canvas.clientHeight,
    setExposure: (exposure) => {
      renderer.toneMappingExposure = exposure
    },
    memory: () => {
      const { geometries, textures } = renderer.info.memory
      return { geometries, textures }
    },
    fit: (camera) => {
      const [width, height] = [canvas.clientWidth, canvas.clientHeight]
      const ratio = Math.min(MOST_PIXEL_RATIO, window.devicePixelRatio)
      renderer.getSize(size)
      if (size.x !== width || size.y !== height || renderer.getPixelRatio() !== ratio) {
        renderer.setPixelRatio(ratio)
        renderer.setSize(width, height, false)
      }
      camera.aspect = width / Math.max(1, height)
    },
    render: (scene, camera) => {
      renderer.render(scene, camera)
      const { calls, triangles } = renderer.info.render
      return { drawCalls: calls, triangles }
    },
    picture: (...shot) => pictureOf(renderer, canvas, shot),
    dispose: () => {
      renderer.dispose()
      // a canvas that stays on the page is drawn on again, and a lost context does not come back
      setTimeout(() => {
        if (!canvas.isConnected) renderer.forceContextLoss()
      })
    },
  }
}

function pictureOf(
  renderer: WebGLRenderer,
  canvas: HTMLCanvasElement,
  [scene, camera, widthPx, heightPx, prepare]: Shot,
): HTMLCanvasElement {
  const ratio = renderer.getPixelRatio()
  const before = renderer.getSize(new Vector2())
  const draw = (width: number, height: number, pixelRatio: number): void => {
    renderer.setPixelRatio(pixelRatio)
    renderer.setSize(width, height, false)
    camera.aspect = width / Math.max(1, height)
    prepare()
    renderer.render(scene, camera)
  }
  draw(widthPx, heightPx, 1)
  // the drawing is gone after this task: it is copied at once
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  draw(before.x, before.y, ratio)
  return copy
}

function rendererName(gl: WebGLRenderingContext | WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)
  return typeof name === 'string' ? name : 'unknown'
}
