import type { CustomLayerInterface, CustomRenderMethodInput, MapLibreMap } from 'maplibre-gl'
import { mercatorOf } from '../layout/mercatorCorners.ts'
import { metresPerPixelOf } from './metreGrid.ts'
import { type QuadChunk, quadChunks, seenRuns, type ViewBox } from './quadChunks.ts'
import { createQuadIndex, type QuadIndex } from './quadIndex.ts'
import { paintsOf, type TableBatch } from './tableBatch.ts'

const VERTEX_SHADER = `#version 300 es
uniform mat4 u_matrix;
in vec2 a_corner;
void main() { gl_Position = u_matrix * vec4(a_corner, 0.0, 1.0); }`

const FRAGMENT_SHADER = `#version 300 es
precision mediump float;
uniform vec4 u_color;
out vec4 color;
void main() { color = u_color; }`

interface Program {
  readonly gl: WebGL2RenderingContext
  readonly program: WebGLProgram
  readonly matrix: WebGLUniformLocation | null
  readonly color: WebGLUniformLocation | null
  readonly index: QuadIndex
}

interface Quads {
  readonly buffer: WebGLBuffer
  readonly chunks: readonly QuadChunk[]
}

/** Beyond this a gap of 0.6 m is less than a pixel: rows are drawn as strips, without edges, m per pixel. */
const STRIPS_BEYOND_M_PER_PX = 0.6
/** Up to this a table of 2 m is 8 pixels deep: there is room for light edges. */
const NEAR_M_PER_PX = 0.25

/**
 * Draws tables straight from the worker's arrays: no features, no tiles, so that they follow a dragged corner.
 * Coordinates are relative to the origin; the shift is put into the matrix in double precision.
 */
export class TablesLayer implements CustomLayerInterface {
  readonly id = 'tables'
  readonly type = 'custom' as const
  readonly #origin: readonly [number, number]
  readonly #quads = new Map<Float32Array<ArrayBuffer>, Quads>()
  #batches: readonly TableBatch[] = []
  #program: Program | undefined
  #map: MapLibreMap | undefined

  constructor(origin: readonly [number, number]) {
    this.#origin = origin
  }

  setBatches(batches: readonly TableBatch[]): void {
    this.#batches = batches
    this.#map?.triggerRepaint()
  }

  onAdd(map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.#map = map
    this.#program = createProgram(gl)
  }

  onRemove(_map: MapLibreMap, gl: WebGL2RenderingContext): void {
    for (const { buffer } of this.#quads.values()) gl.deleteBuffer(buffer)
    this.#quads.clear()
    this.#program = undefined
  }

  render(gl: WebGL2RenderingContext, input: CustomRenderMethodInput): void {
    const program = this.#program
    const map = this.#map
    if (program === undefined || map === undefined) return
    this.#dropOldQuads(gl)
    gl.useProgram(program.program)
    const { mainMatrix } = input.defaultProjectionData
    gl.uniformMatrix4fv(program.matrix, false, shifted([...mainMatrix], this.#origin))
    gl.enable(gl.BLEND)
    gl.bindVertexArray(null)
    gl.enableVertexAttribArray(0)
    const view = viewBox(map, this.#origin)
    const scaleM = metresPerPixelOf(map)
    for (const batch of this.#batches) this.#drawBatch(program, batch, view, scaleM)
  }

  #drawBatch(program: Program, batch: TableBatch, view: ViewBox, metresPerPx: number): void {
    const { gl, index } = program
    const isFar = metresPerPx > STRIPS_BEYOND_M_PER_PX
    const corners = (isFar ? batch.strips : undefined) ?? batch.corners
    if (corners.length === 0) return
    const { buffer, chunks } = this.#quadsOf(program, corners)
    const runs = seenRuns(chunks, view)
    if (runs.length === 0) return
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
    for (const { pattern, color, opacity } of paintsOf(batch, metresPerPx < NEAR_M_PER_PX)) {
      if (isFar && pattern !== 'fill') continue
      const [red, green, blue] = color
      gl.uniform4f(program.color, red * opacity, green * opacity, blue * opacity, opacity)
      for (const { first, count } of runs) index.draw(pattern, first, count)
    }
  }

  #quadsOf({ gl, index }: Program, corners: Float32Array<ArrayBuffer>): Quads {
    const known = this.#quads.get(corners)
    if (known !== undefined) return known
    const buffer = gl.createBuffer()
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
    gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW)
    index.grow(corners.length / 8)
    const quads = { buffer, chunks: quadChunks(corners) }
    this.#quads.set(corners, quads)
    return quads
  }

  #dropOldQuads(gl: WebGL2RenderingContext): void {
    const used = new Set(this.#batches.flatMap(({ corners, strips }) => [corners, strips]))
    for (const [corners, { buffer }] of this.#quads) {
      if (used.has(corners)) continue
      gl.deleteBuffer(buffer)
      this.#quads.delete(corners)
    }
  }
}

/** What is on screen, as the corners of tables are given. */
function viewBox(map: MapLibreMap, [x, y]: readonly [number, number]): ViewBox {
  const bounds = map.getBounds()
  const [west, north] = mercatorOf(bounds.getWest(), bounds.getNorth())
  const [east, south] = mercatorOf(bounds.getEast(), bounds.getSouth())
  return [west - x, north - y, east - x, south - y]
}

/** The matrix with a shift by the origin before it; column by column. */
export function shifted(matrix: readonly number[], [x, y]: readonly [number, number]): number[] {
  const column = (i: number): number =>
    (matrix[i] ?? 0) * x + (matrix[4 + i] ?? 0) * y + (matrix[12 + i] ?? 0)
  return [...matrix.slice(0, 12), column(0), column(1), column(2), column(3)]
}

function createProgram(gl: WebGL2RenderingContext): Program {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(type)
    if (shader === null) throw new Error('The graphics context is lost.')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.bindAttribLocation(program, 0, 'a_corner')
  gl.linkProgram(program)
  return {
    gl,
    program,
    matrix: gl.getUniformLocation(program, 'u_matrix'),
    color: gl.getUniformLocation(program, 'u_color'),
    index: createQuadIndex(gl),
  }
}
