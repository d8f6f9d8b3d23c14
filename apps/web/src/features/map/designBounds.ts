import type { Design } from '@duet/plant'
import { type Bounds, layerBounds } from '../plant/layerBounds.ts'

/** Half a side of the view of a project without layers, degrees of latitude: about 500 m. */
const EMPTY_HALF_SIDE_DEG = 0.0045

/** Around all layers; of a project without layers, around its location. */
export function designBounds(
  design: Design,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Bounds {
  return (
    layerBounds(Object.values(design.block_layers)) ?? [
      longitude - EMPTY_HALF_SIDE_DEG,
      latitude - EMPTY_HALF_SIDE_DEG,
      longitude + EMPTY_HALF_SIDE_DEG,
      latitude + EMPTY_HALF_SIDE_DEG,
    ]
  )
}
