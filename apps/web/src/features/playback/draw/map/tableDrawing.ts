import type { TablePlaces, TableSet } from '../tableSet.ts'
import { COLOR_OF_UNIT, PAINT_TABLE } from '../tableShader.ts'
import { glProgram } from './glProgram.ts'
import { type UnitTextures, unitTextures } from './unitTextures.ts'

const VERTEX_SHADER = `#version 300 es
uniform mat4 u_matrix;
${COLOR_OF_UNIT}
in vec2 a_corner;
in vec2 a_middle;
in vec2 a_along;
in vec2 a_across;
in vec2 a_of;
out vec2 v_place;
flat out vec4 v_color;
void main() {
  vec2 place = a_middle + a_corner.x * a_along + a_corner.y * a_across * cos(turnOf(a_of.y));
  gl_Position = u_matrix * vec4(place, 0.0, 1.0);
  v_place = a_corner;
  v_color = colorOf(a_of.x);
}`

const FRAGMENT_SHADER = `#version 300 es
precision highp float;
in vec2 v_place;
flat in vec4 v_color;
out vec4 color;
${PAINT_TABLE}
void main() { color = vec4(paintTable(v_color, v_place, gl_FragCoord.xy), 1.0); }`

/** Of one vector of places and the two numbers of a table. */
const NUMBERS = 8
const CORNERS = Float32Array.of(-1, -1, 1, -1, -1, 1, 1, 1)

/** The tables on the graphics card. */
export interface TableDrawing {
  readonly gl: WebGL2RenderingContext
  readonly program: WebGLProgram
  readonly array: WebGLVertexArrayObject
  readonly buffers: readonly WebGLBuffer[]
  readonly textures: UnitTextures
}

export interface TurningTablesInput {
  readonly tables: TableSet
  readonly places: TablePlaces
  /** Of Web Mercator, that the places are about. */
  readonly origin: readonly [number, number]
  readonly unitCount: number
  readonly blockCount: number
}

export function drawingOf(
  gl: WebGL2RenderingContext,
  { tables, places, unitCount, blockCount }: TurningTablesInput,
): TableDrawing {
  const program = glProgram(gl, VERTEX_SHADER, FRAGMENT_SHADER)
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  const corners = bufferOf(gl, CORNERS)
  point(gl, program, 'a_corner', { stride: 2, from: 0, isOfTable: false })
  const own = bufferOf(gl, tableNumbers(tables, places))
  for (const [i, name] of ['a_middle', 'a_along', 'a_across', 'a_of'].entries())
    point(gl, program, name, { stride: NUMBERS, from: 2 * i, isOfTable: true })
  gl.bindVertexArray(null)
  const textures = unitTextures(gl, unitCount, blockCount)
  return { gl, program, array, buffers: [corners, own], textures }
}

function bufferOf(gl: WebGL2RenderingContext, values: Float32Array): WebGLBuffer {
  const buffer = gl.createBuffer()
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW)
  return buffer
}

/** Vectors of a table, its unit and its block, one after the other. */
function tableNumbers({ count, unit, block }: TableSet, { vectors }: TablePlaces): Float32Array {
  const out = new Float32Array(NUMBERS * count)
  for (let table = 0; table < count; table++) {
    out.set(vectors.subarray(6 * table, 6 * table + 6), NUMBERS * table)
    out[NUMBERS * table + 6] = unit[table] ?? 0
    out[NUMBERS * table + 7] = block[table] ?? 0
  }
  return out
}

function point(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
  {
    stride,
    from,
    isOfTable,
  }: { readonly stride: number; readonly from: number; readonly isOfTable: boolean },
): void {
  const at = gl.getAttribLocation(program, name)
  gl.enableVertexAttribArray(at)
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 4 * stride, 4 * from)
  gl.vertexAttribDivisor(at, isOfTable ? 1 : 0)
}
