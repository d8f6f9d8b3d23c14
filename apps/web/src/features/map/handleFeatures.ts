import { type BlockLayer, type LocalFrame } from '@duet/plant'
import type { Feature, FeatureCollection } from 'geojson'
import { midpointsOf } from '../drawing/tools/hitTest.ts'
import { pointToPosition } from '../drawing/tools/layerEdits.ts'
import {
  boxHandles,
  cornersOf,
  hasHandles,
  paddedBox,
  selectionBox,
} from '../drawing/tools/selectionBox.ts'
import { type VertexRef, verticesOf } from '../drawing/tools/vertices.ts'
import { middleOf } from '../plant/boxes.ts'
import { collection, kindFeature, pointFeature } from './kindFeature.ts'

/** Many midpoints on screen are in the way of the hand. */
const MOST_MIDPOINTS = 200
/** Beyond this corners are held in the table only. */
const MOST_VERTICES = 3000

/** The corners of a single selected layer, and the box around any selection. */
export function handleFeatures(
  selected: readonly BlockLayer[],
  vertex: VertexRef | undefined,
  frame: LocalFrame,
  toleranceM: number,
): FeatureCollection {
  const [only, ...others] = selected
  const corners =
    only !== undefined && others.length === 0 ? cornerFeatures(only, vertex, frame) : []
  return collection([...boxFeatures(selected, frame, toleranceM), ...corners])
}

function cornerFeatures(
  layer: BlockLayer,
  vertex: VertexRef | undefined,
  frame: LocalFrame,
): Feature[] {
  const vertices = verticesOf(layer.geojson.geometry)
  if (vertices.length > MOST_VERTICES) return []
  const isActive = ({ part, index }: VertexRef): boolean =>
    vertex?.part === part && vertex.index === index
  const middles = vertices.length > MOST_MIDPOINTS ? [] : midpointsOf(layer, frame)
  return [
    ...middles.map(({ at }) => pointFeature('midpoint', pointToPosition(frame, at))),
    ...vertices.map(({ ref, position: at }) =>
      pointFeature(isActive(ref) ? 'activeVertex' : 'vertex', at),
    ),
  ]
}

function boxFeatures(
  selected: readonly BlockLayer[],
  frame: LocalFrame,
  toleranceM: number,
): Feature[] {
  const box = selectionBox(selected, frame)
  if (box === undefined || !hasHandles(box, toleranceM)) return []
  const padded = paddedBox(box, toleranceM)
  const ring = cornersOf(padded).map((corner) => pointToPosition(frame, corner))
  const handles = boxHandles(box, toleranceM)
  const stalk = handles.find(({ kind }) => kind === 'rotate')?.at ?? middleOf(padded)
  const top = pointToPosition(frame, [middleOf(padded)[0], padded[3]])
  return [
    kindFeature('box', { type: 'LineString', coordinates: [...ring, ...ring.slice(0, 1)] }),
    kindFeature('box', { type: 'LineString', coordinates: [top, pointToPosition(frame, stalk)] }),
    ...handles.map(({ kind, at }) => pointFeature(kind, pointToPosition(frame, at))),
  ]
}
