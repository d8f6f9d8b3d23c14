import type { LayerOf } from '../layers/blockLayer.ts'
import { polygonToLocalM } from './geometryM.ts'
import { type LocalFrame, toLocalM } from './localFrame.ts'
import type { RingM } from './polygonM.ts'
import { type RowAxes, toRowAxes } from './rowAxes.ts'

/**
 * Slots that section layers take out of the automatic layout: a table whose centre lies in a section
 * is removed when the section's mask is false at its cell. Cells are counted from the section's origin
 * along the row (columns) and across the rows; outside the mask nothing is removed.
 */
export function removedBySections(
  sections: readonly LayerOf<'section'>[],
  frame: LocalFrame,
  axes: RowAxes,
): (eastM: number, northM: number) => boolean {
  const masks = sections.flatMap((layer) => {
    const { gridMask, gridCellWidth, gridCellHeight, origin } = layer.geojson.properties
    if (gridMask === undefined) return []
    const [longitudeDeg = 0, latitudeDeg = 0] = origin
    const [u0, v0] = toRowAxes(axes, ...toLocalM(frame, longitudeDeg, latitudeDeg))
    const rings = polygonToLocalM(frame, layer.geojson.geometry.coordinates)
    return [{ gridMask, gridCellWidth, gridCellHeight, u0, v0, rings }]
  })
  return (eastM, northM) => {
    const [u, v] = toRowAxes(axes, eastM, northM)
    return masks.some((mask) => {
      const row = Math.floor((v - mask.v0) / mask.gridCellHeight)
      const column = Math.floor((u - mask.u0) / mask.gridCellWidth)
      return mask.gridMask[row]?.[column] === false && isInside(mask.rings, eastM, northM)
    })
  }
}

/** Even-odd rule over all rings, so holes are outside. */
function isInside(rings: readonly RingM[], x: number, y: number): boolean {
  let odd = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const xi = ring[i] ?? 0
      const yi = ring[i + 1] ?? 0
      const yj = ring[j + 1] ?? 0
      if (yi > y === yj > y) continue
      if (x < (((ring[j] ?? 0) - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
    }
  }
  return odd
}
