import type { CustomLayerInterface, CustomRenderMethodInput, MapLibreMap } from 'maplibre-gl'

/** The tables of one block as they are drawn. */
export interface TableBatch {
  readonly blockId: string
  /** [8 tables], Web Mercator less the origin's. */
  readonly corners: Float32Array<ArrayBuffer>
  readonly color: readonly [number, number, number]
  readonly opacity: number
}

const VERTEX_SHADER = `#version 300 es
uniform mat4 u_matrix;
in vec2 a_corner;
void main() { gl_Position = u_matrix * vec4(a_corner, 0.0, 1.0); }`

const FRAGMENT_SHADER = `#version 300 es
precision mediump float;
uniform vec4 u_color;
out vec4 color;
void main() { color = u_color; }`

const CORNERS = 4
const FILL = [0, 1, 2, 0, 2, 3] as const
const EDGES = [0, 1, 1, 2, 2, 3, 3, 0] as const

interface Program {
  readonly gl: WebGL2RenderingContext
  readonly program: WebGLProgram
  readonly matrix: WebGLUniformLocation | null
  readonly color: WebGLUniformLocation | null
  readonly fillIndex: WebGLBuffer
  readonly edgeIndex: WebGLBuffer
}

/**
 * Draws tables straight from the worker's arrays: no features, no tiles, so that they keep up with a dragged corner.
 * Coordinates are relative to the origin; the shift is put into the matrix in double precision.
 */
export class TablesLayer implements CustomLayerInterface {
  readonly id = 'tables'
  readonly type = 'custom' as const
  readonly #origin: readonly [number, number]
  readonly #buffers = new Map<Float32Array<ArrayBuffer>, WebGLBuffer>()
  #batches: readonly TableBatch[] = []
  #program: Program | undefined
  #map: MapLibreMap | undefined
  #indexedTables = 0

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
    for (const buffer of this.#buffers.values()) gl.deleteBuffer(buffer)
    this.#buffers.clear()
    this.#program = undefined
    this.#indexedTables = 0
  }

  render(gl: WebGL2RenderingContext, input: CustomRenderMethodInput): void {
    const program = this.#program
    if (program === undefined) return
    this.#dropOldBuffers(gl)
    gl.useProgram(program.program)
    const { mainMatrix } = input.defaultProjectionData
    gl.uniformMatrix4fv(program.matrix, false, shifted([...mainMatrix], this.#origin))
    gl.enable(gl.BLEND)
    gl.bindVertexArray(null)
    for (const batch of this.#batches) this.#drawBatch(program, batch)
  }

  #drawBatch(program: Program, { corners, color, opacity }: TableBatch): void {
    const { gl } = program
    const tables = corners.length / (2 * CORNERS)
    if (tables === 0) return
    this.#indexTables(program, tables)
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#bufferOf(gl, corners))
    gl.enableVertexAttribArray(0)
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
    const [red, green, blue] = color
    const paint = (alpha: number): void =>
      gl.uniform4f(program.color, red * alpha, green * alpha, blue * alpha, alpha)
    paint(opacity)
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, program.fillIndex)
    gl.drawElements(gl.TRIANGLES, FILL.length * tables, gl.UNSIGNED_INT, 0)
    paint(EDGE_OPACITY * opacity)
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, program.edgeIndex)
    gl.drawElements(gl.LINES, EDGES.length * tables, gl.UNSIGNED_INT, 0)
  }

  #bufferOf(gl: WebGL2RenderingContext, corners: Float32Array<ArrayBuffer>): WebGLBuffer {
    const known = this.#buffers.get(corners)
    if (known !== undefined) return known
    const buffer = gl.createBuffer()
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
    gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW)
    this.#buffers.set(corners, buffer)
    return buffer
  }

  #dropOldBuffers(gl: WebGL2RenderingContext): void {
    const used = new Set(this.#batches.map(({ corners }) => corners))
    for (const [corners, buffer] of this.#buffers) {
      if (used.has(corners)) continue
      gl.deleteBuffer(buffer)
      this.#buffers.delete(corners)
    }
  }

  /** All blocks share the index lists; they grow with the largest block. */
  #indexTables({ gl, fillIndex, edgeIndex }: Program, tables: number): void {
    if (tables <= this.#indexedTables) return
    this.#indexedTables = Math.ceil(1.5 * tables)
    for (const [buffer, pattern] of [
      [fillIndex, FILL],
      [edgeIndex, EDGES],
    ] as const) {
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffer)
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, repeated(pattern, this.#indexedTables), gl.STATIC_DRAW)
    }
  }
}

/** Edges are drawn once more over the fill, so that neighbour tables stay apart. */
const EDGE_OPACITY = 0.7

function repeated(pattern: readonly number[], tables: number): Uint32Array {
  const out = new Uint32Array(pattern.length * tables)
  for (let i = 0; i < out.length; i++) {
    const table = Math.floor(i / pattern.length)
    out[i] = CORNERS * table + (pattern[i % pattern.length] ?? 0)
  }
  return out
}

/** The matrix with a shift by the origin before it; column by column. */
function shifted(matrix: readonly number[], [x, y]: readonly [number, number]): number[] {
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
    fillIndex: gl.createBuffer(),
    edgeIndex: gl.createBuffer(),
  }
}
