import type { BlockLayer, LocalFrame } from '@duet/plant'
import { distanceM, type PointM } from '@duet/plant'
import { boxAround, middleOf } from '../../plant/boxes.ts'
import type { BoxM } from './boxIndex.ts'
import { layerBox } from './layerIndex.ts'

/** A handle of the box around the selection. */
export type BoxHandle =
  | { readonly kind: 'rotate'; readonly at: PointM }
  | { readonly kind: 'scale'; readonly at: PointM; readonly corner: 0 | 1 | 2 | 3 }

/** The box stands off the shape by this many reaches of the pointer, so that its corners are not those of the shape. */
const PADDING = 2
/** The rotation handle stands above the box by so many reaches. */
const STALK = 2.6

/** Around the layers; undefined where they have no extent to turn or scale. */
export function selectionBox(layers: readonly BlockLayer[], frame: LocalFrame): BoxM | undefined {
  const box = boxAround(layers.map((layer) => layerBox(layer, frame)))
  return Math.max(box[2] - box[0], box[3] - box[1]) > 0 ? box : undefined
}

/** The box as it is drawn. */
export function paddedBox([west, south, east, north]: BoxM, toleranceM: number): BoxM {
  const by = PADDING * toleranceM
  return [west - by, south - by, east + by, north + by]
}

/** South-west, south-east, north-east, north-west. */
export function cornersOf([west, south, east, north]: BoxM): readonly [
  PointM,
  PointM,
  PointM,
  PointM,
] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

export function boxHandles(box: BoxM, toleranceM: number): readonly BoxHandle[] {
  const padded = paddedBox(box, toleranceM)
  const [southWest, southEast, northEast, northWest] = cornersOf(padded)
  return [
    { kind: 'rotate', at: [middleOf(padded)[0], padded[3] + STALK * toleranceM] },
    { kind: 'scale', at: southWest, corner: 0 },
    { kind: 'scale', at: southEast, corner: 1 },
    { kind: 'scale', at: northEast, corner: 2 },
    { kind: 'scale', at: northWest, corner: 3 },
  ]
}

/** A box smaller than this on the screen has no handles: they would cover it, in reaches of the pointer. */
const SMALLEST = 3

/** The handle under the pointer. */
export function boxHandleAt(at: PointM, box: BoxM, toleranceM: number): BoxHandle | undefined {
  if (!hasHandles(box, toleranceM)) return undefined
  return boxHandles(box, toleranceM).find((handle) => distanceM(at, handle.at) <= toleranceM)
}

export function hasHandles([west, south, east, north]: BoxM, toleranceM: number): boolean {
  return Math.max(east - west, north - south) >= SMALLEST * toleranceM
}
