import { columnPlace, type TableNodes } from '../field/tableNodes.ts'

/** Light that makes current, W/m²: front behind soiling, glass and spectrum, rear behind structure and glass, front + bifaciality · rear. */
export interface FaceLight {
  readonly frontWm2: Float64Array
  readonly rearWm2: Float64Array
  readonly effectiveWm2: Float64Array
}

/**
 * Values of every row of cells of a table, [tiers][columns][rows], from those of the looked-at columns, [tiers][nodes][rows]: linear between
 * columns and flat beyond the outer ones, as the strings take them in the mean.
 *
 * @param out - written and returned
 */
export function spreadColumns(
  nodes: TableNodes,
  columns: number,
): (values: Float64Array, out: Float64Array) => Float64Array {
  const rows = nodes.cellFromM.length / nodes.tiers
  const places = Array.from({ length: columns }, (_, column) => columnPlace(nodes.columns, column))
  return (values, out) => {
    for (let tier = 0; tier < nodes.tiers; tier++) {
      places.forEach(({ left, right, upper }, column) => {
        const from = (tier * nodes.columns.length + left) * rows
        const to = (tier * nodes.columns.length + right) * rows
        const at = (tier * columns + column) * rows
        for (let row = 0; row < rows; row++) {
          out[at + row] = values[from + row] + upper * (values[to + row] - values[from + row])
        }
      })
    }
    return out
  }
}

/** Means over the rows of cells of each module, [tiers · columns]. */
export function moduleMeans(cells: FaceLight, rows: number): FaceLight {
  return mapFaces(cells, (values) => {
    const means = new Float64Array(values.length / rows)
    for (let k = 0; k < values.length; k++) means[Math.floor(k / rows)] += values[k] / rows
    return means
  })
}

/** Means along the table of each row of cells across it, [tiers · rows]. */
export function chordMeans(cells: FaceLight, columns: number, rows: number): FaceLight {
  return mapFaces(cells, (values) => {
    const means = new Float64Array(values.length / columns)
    for (let k = 0; k < values.length; k++) {
      const tier = Math.floor(k / (columns * rows))
      means[tier * rows + (k % rows)] += values[k] / columns
    }
    return means
  })
}

function mapFaces(light: FaceLight, map: (values: Float64Array) => Float64Array): FaceLight {
  return {
    frontWm2: map(light.frontWm2),
    rearWm2: map(light.rearWm2),
    effectiveWm2: map(light.effectiveWm2),
  }
}
