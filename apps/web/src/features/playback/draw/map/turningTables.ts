import type { CustomLayerInterface, CustomRenderMethodInput, MapLibreMap } from 'maplibre-gl'
import { Camera, Scene, WebGLRenderer } from 'three'
import { shifted } from '../../../map/tablesLayer.ts'
import type { TableField } from '../tableField.ts'

/** Tables flat on the map, in units of Web Mercator about a point. */
export class TurningTables implements CustomLayerInterface {
  readonly id = 'playback-tables'
  readonly type = 'custom' as const
  readonly #field: TableField
  readonly #origin: readonly [number, number]
  readonly #scene = new Scene()
  readonly #camera = new Camera()
  #renderer: WebGLRenderer | undefined

  constructor(field: TableField, origin: readonly [number, number]) {
    this.#field = field
    this.#origin = origin
    field.faces.material.depthTest = false
    this.#scene.add(field.faces)
    // from above: all fronts are seen
    this.#camera.position.z = 1
  }

  onAdd(map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.#renderer = new WebGLRenderer({ canvas: map.getCanvas(), context: gl })
    this.#renderer.autoClear = false
  }

  onRemove(): void {
    this.#field.dispose()
    this.#renderer?.dispose()
  }

  render(_gl: WebGL2RenderingContext, { defaultProjectionData }: CustomRenderMethodInput): void {
    const matrix = shifted([...defaultProjectionData.mainMatrix], this.#origin)
    // without heights
    this.#camera.projectionMatrix.fromArray(matrix.fill(0, 8, 12))
    this.#renderer?.resetState()
    this.#renderer?.render(this.#scene, this.#camera)
  }
}
