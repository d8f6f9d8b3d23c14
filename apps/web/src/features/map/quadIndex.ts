import type { QuadPattern } from './tableBatch.ts'

const CORNERS_OF_QUAD = 4

/** Points of one quad in the order in which they are drawn. */
const PATTERNS: Readonly<Record<QuadPattern, readonly number[]>> = {
  fill: [0, 1, 2, 0, 2, 3],
  edges: [0, 1, 1, 2, 2, 3, 3, 0],
  crosses: [0, 2, 1, 3],
}

/** Lists of points on the graphics card, shared by all batches; they grow with the largest. */
export interface QuadIndex {
  /** Binds the list for so many quads and draws some of them. */
  readonly draw: (pattern: QuadPattern, first: number, count: number) => void
  readonly grow: (quads: number) => void
}

export function createQuadIndex(gl: WebGL2RenderingContext): QuadIndex {
  const buffers = {
    fill: gl.createBuffer(),
    edges: gl.createBuffer(),
    crosses: gl.createBuffer(),
  }
  let held = 0
  return {
    draw: (pattern, first, count) => {
      const { length } = PATTERNS[pattern]
      const mode = pattern === 'fill' ? gl.TRIANGLES : gl.LINES
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[pattern])
      gl.drawElements(mode, length * count, gl.UNSIGNED_INT, BYTES * length * first)
    },
    grow: (quads) => {
      if (quads <= held) return
      held = Math.ceil(1.5 * quads)
      for (const pattern of ['fill', 'edges', 'crosses'] as const) {
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffers[pattern])
        gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, repeated(PATTERNS[pattern], held), gl.STATIC_DRAW)
      }
    },
  }
}

const BYTES = Uint32Array.BYTES_PER_ELEMENT

function repeated(pattern: readonly number[], quads: number): Uint32Array {
  const out = new Uint32Array(pattern.length * quads)
  for (let q = 0, i = 0; q < quads; q++) {
    for (const corner of pattern) out[i++] = CORNERS_OF_QUAD * q + corner
  }
  return out
}
