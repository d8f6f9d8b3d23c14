/** Red, green and blue, 0 to 1. */
type ColorParts = readonly [number, number, number]

/** The tables of one block as they are drawn. */
export interface TableBatch {
  readonly blockId: string
  /** [8 tables], Web Mercator less the origin's. */
  readonly corners: Float32Array<ArrayBuffer>
  /** [8 strips]: tables of a row that stand close, as one; drawn in their place where gaps are too narrow to be seen. */
  readonly strips?: Float32Array<ArrayBuffer>
  readonly color: ColorParts
  readonly opacity: number
  /** Absent: `filled`. */
  readonly look?: TableLook
}

/** `slot`: a place that is being edited; `crossed`: an empty one; `steep`: a table on ground that is too steep for it. */
export type TableLook = 'filled' | 'slot' | 'crossed' | 'steep'

/** Lists of points of the quads that are drawn one after another. */
export type QuadPattern = 'fill' | 'edges' | 'crosses'

export interface Paint {
  readonly pattern: QuadPattern
  readonly color: ColorParts
  readonly opacity: number
}

const WHITE: ColorParts = [1, 1, 1]
/** Edges are drawn once more over the fill, so that neighbour tables stay apart. */
const EDGE_OPACITY = 0.7
/** Near by, light edges set dark tables off from each other and from the ground of a satellite picture. */
const LIGHT_EDGE_OPACITY = 0.5
/** Open ground shows a little through an empty place. */
const EMPTY_OPACITY = 0.72

/** What is drawn of a batch, from the bottom up; near by a table is many pixels deep. */
export function paintsOf(
  { look = 'filled', color, opacity }: TableBatch,
  isNear: boolean,
): readonly Paint[] {
  const fill: Paint = { pattern: 'fill', color, opacity }
  const lightEdges: Paint = {
    pattern: 'edges',
    color: WHITE,
    opacity: LIGHT_EDGE_OPACITY * opacity,
  }
  const edges: Paint = isNear
    ? lightEdges
    : { pattern: 'edges', color, opacity: EDGE_OPACITY * opacity }
  switch (look) {
    case 'filled':
      return [fill, edges]
    case 'slot':
      return [fill, lightEdges]
    case 'crossed':
      return [
        { pattern: 'fill', color: WHITE, opacity: EMPTY_OPACITY * opacity },
        { pattern: 'edges', color, opacity },
        { pattern: 'crosses', color, opacity },
      ]
    case 'steep':
      return [fill, edges, { pattern: 'crosses', color: WHITE, opacity }]
  }
}
