import type { CustomLayerInterface, CustomRenderMethodInput, MapLibreMap } from 'maplibre-gl'
import type { MeasurePaint } from '../measurePaint.ts'
import { drawingOf, type TableDrawing, type TurningTablesInput } from './tableDrawing.ts'

/** Tables on the map, each drawn once as one of many: a frame writes two small textures. */
export class TurningTables implements CustomLayerInterface {
  readonly id = 'playback-tables'
  readonly type = 'custom' as const
  readonly #input: TurningTablesInput
  #drawing: TableDrawing | undefined
  #map: MapLibreMap | undefined
  #paint: MeasurePaint | undefined
  #frame: readonly [Uint16Array, Float32Array] | undefined
  #isPaintNew = false

  constructor(input: TurningTablesInput) {
    this.#input = input
  }

  setPaint(paint: MeasurePaint): void {
    this.#paint = paint
    this.#isPaintNew = true
    this.#map?.triggerRepaint()
  }

  setFrame(values: Uint16Array, turns: Float32Array): void {
    this.#frame = [values, turns]
    this.#map?.triggerRepaint()
  }

  onAdd(map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.#map = map
    this.#drawing = drawingOf(gl, this.#input)
  }

  onRemove(): void {
    const { gl, program, array, buffers, textures } = this.#drawing ?? {}
    textures?.dispose()
    for (const buffer of buffers ?? []) gl?.deleteBuffer(buffer)
    if (array) gl?.deleteVertexArray(array)
    if (program) gl?.deleteProgram(program)
    this.#drawing = undefined
    this.#map = undefined
  }

  render(gl: WebGL2RenderingContext, input: CustomRenderMethodInput): void {
    const drawing = this.#drawing
    const paint = this.#paint
    if (!drawing || !paint || !this.#frame) return
    const { textures, program, array } = drawing
    if (this.#isPaintNew) textures.setColors(paint.colors)
    this.#isPaintNew = false
    textures.setValues(this.#frame[0])
    textures.setTurns(this.#frame[1])
    gl.useProgram(program)
    textures.bind()
    setUniforms(gl, program, paint)
    const matrix = shifted([...input.defaultProjectionData.mainMatrix], this.#input.origin)
    gl.uniformMatrix4fv(gl.getUniformLocation(program, 'u_matrix'), false, matrix)
    gl.bindVertexArray(array)
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.#input.tables.count)
    gl.bindVertexArray(null)
  }
}

function setUniforms(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  { measure, legend }: MeasurePaint,
): void {
  const at = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name)
  gl.uniform1i(at('u_values'), 0)
  gl.uniform1i(at('u_turns'), 1)
  gl.uniform1i(at('u_palette'), 2)
  gl.uniform2f(at('u_range'), measure.least, measure.most)
  gl.uniform2f(at('u_legend'), legend[0], legend[1])
}

/** The matrix with a shift by the origin before it; column by column, in double precision. */
function shifted(matrix: readonly number[], [x, y]: readonly [number, number]): number[] {
  const column = (i: number): number =>
    (matrix[i] ?? 0) * x + (matrix[4 + i] ?? 0) * y + (matrix[12 + i] ?? 0)
  return [...matrix.slice(0, 12), column(0), column(1), column(2), column(3)]
}
