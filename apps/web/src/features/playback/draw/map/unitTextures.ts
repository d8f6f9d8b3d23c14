import { palettePixels } from '../measurePaint.ts'
import { TEXTURE_WIDTH, textureRoom, textureRows } from '../tableShader.ts'

/** What changes from frame to frame, on the graphics card. */
export interface UnitTextures {
  readonly setValues: (values: Uint16Array) => void
  readonly setTurns: (turns: Float32Array) => void
  readonly setColors: (colors: readonly string[]) => void
  /** To units 0, 1 and 2. */
  readonly bind: () => void
  readonly dispose: () => void
}

export function unitTextures(
  gl: WebGL2RenderingContext,
  unitCount: number,
  blockCount: number,
): UnitTextures {
  const values = texture(gl)
  const valueRoom = new Uint16Array(textureRoom(unitCount))
  const turns = texture(gl)
  const turnRoom = new Float32Array(textureRoom(blockCount))
  const palette = texture(gl, gl.LINEAR)
  const write = (target: WebGLTexture, rows: number, room: Uint16Array | Float32Array): void => {
    gl.bindTexture(gl.TEXTURE_2D, target)
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
    const [inside, format, type] =
      room instanceof Uint16Array
        ? ([gl.R16UI, gl.RED_INTEGER, gl.UNSIGNED_SHORT] as const)
        : ([gl.R32F, gl.RED, gl.FLOAT] as const)
    gl.texImage2D(gl.TEXTURE_2D, 0, inside, TEXTURE_WIDTH, rows, 0, format, type, room)
  }
  return {
    setValues: (next) => {
      valueRoom.set(next)
      write(values, textureRows(unitCount), valueRoom)
    },
    setTurns: (next) => {
      turnRoom.set(next)
      write(turns, textureRows(blockCount), turnRoom)
    },
    setColors: (colors) => {
      const pixels = palettePixels(colors)
      gl.bindTexture(gl.TEXTURE_2D, palette)
      gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
      gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
      gl.texImage2D(
        gl.TEXTURE_2D,
        0,
        gl.RGBA,
        pixels.length / 4,
        1,
        0,
        gl.RGBA,
        gl.UNSIGNED_BYTE,
        pixels,
      )
    },
    bind: () => {
      for (const [unit, one] of [values, turns, palette].entries()) {
        gl.activeTexture(gl.TEXTURE0 + unit)
        gl.bindTexture(gl.TEXTURE_2D, one)
      }
      gl.activeTexture(gl.TEXTURE0)
    },
    dispose: () => {
      for (const one of [values, turns, palette]) gl.deleteTexture(one)
    },
  }
}

function texture(gl: WebGL2RenderingContext, filter: number = gl.NEAREST): WebGLTexture {
  const made = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, made)
  for (const side of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, side, filter)
  for (const axis of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, axis, gl.CLAMP_TO_EDGE)
  return made
}
