import { type BlockLayer, type LocalFrame, toLngLat } from '@duet/plant'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import type { EditorState } from '../model/editorState.ts'
import type { DrawState } from '../tools/drawTool.ts'
import { midpointsOf } from '../tools/hitTest.ts'
import type { PointM } from '../tools/planeGeometry.ts'
import type { Snap } from '../tools/snapping.ts'
import { verticesOf } from '../tools/vertices.ts'

/** Kinds of things that are drawn over the map while a tool is at work. */
export type OverlayKind =
  | 'line'
  | 'outline'
  | 'vertex'
  | 'activeVertex'
  | 'midpoint'
  | 'snapVertex'
  | 'snapEdge'

/** The drawing on its way, the handles of the selected layer and what the pointer has snapped to. */
export function overlayFeatures(
  state: EditorState,
  selected: BlockLayer | undefined,
  frame: LocalFrame,
  mayEdit: boolean,
): FeatureCollection {
  const { drawing, selecting } = state
  const snap = selecting.mode === 'dragging' ? selecting.snap : drawing?.snap
  const features =
    drawing !== undefined
      ? drawingFeatures(drawing, frame)
      : selected !== undefined && mayEdit
        ? handleFeatures(state, selected, frame)
        : []
  return {
    type: 'FeatureCollection',
    features: [...features, ...(snap === undefined ? [] : [snapFeature(snap, frame)])],
  }
}

function drawingFeatures(drawing: DrawState, frame: LocalFrame): Feature[] {
  const { points, next, shape, problem } = drawing
  const all = next === undefined ? points : [...points, next]
  const positions = all.map((point) => position(frame, point))
  const first = positions[0]
  const isWrong = problem !== undefined
  const closing = positions.at(-1)
  return [
    ...(shape === 'polygon' && positions.length > 2 && first !== undefined
      ? [feature('outline', { type: 'Polygon', coordinates: [[...positions, first]] }, isWrong)]
      : []),
    ...(closing !== undefined && first !== undefined && shape === 'polygon' && positions.length > 2
      ? [feature('line', { type: 'LineString', coordinates: [closing, first] }, isWrong)]
      : []),
    ...(positions.length > 1
      ? [feature('line', { type: 'LineString', coordinates: positions }, isWrong)]
      : []),
    ...points.map((point) => pointFeature('vertex', position(frame, point))),
  ]
}

/** Many midpoints on screen are in the way of the hand. */
const MOST_MIDPOINTS = 200

function handleFeatures(state: EditorState, layer: BlockLayer, frame: LocalFrame): Feature[] {
  const vertices = verticesOf(layer.geojson.geometry)
  const isActive = ({ part, index }: { readonly part: number; readonly index: number }): boolean =>
    state.vertex?.part === part && state.vertex.index === index
  return [
    ...(vertices.length > MOST_MIDPOINTS || state.selecting.mode === 'dragging'
      ? []
      : midpointsOf(layer, frame).map(({ at }) => pointFeature('midpoint', position(frame, at)))),
    ...vertices.map(({ ref, position: at }) =>
      pointFeature(isActive(ref) ? 'activeVertex' : 'vertex', at),
    ),
  ]
}

function snapFeature({ kind, at }: Snap, frame: LocalFrame): Feature {
  return pointFeature(kind === 'edge' ? 'snapEdge' : 'snapVertex', position(frame, at))
}

function position(frame: LocalFrame, [eastM, northM]: PointM): Position {
  return toLngLat(frame, eastM, northM)
}

function pointFeature(kind: OverlayKind, coordinates: Position): Feature {
  return feature(kind, { type: 'Point', coordinates }, false)
}

function feature(kind: OverlayKind, geometry: Geometry, isWrong: boolean): Feature {
  return { type: 'Feature', properties: { kind, isWrong }, geometry }
}
