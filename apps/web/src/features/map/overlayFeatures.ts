import { type LocalFrame, type PointM, toLngLat } from '@duet/plant'
import type { FeatureCollection, Geometry, Position } from 'geojson'
import type { EditorState } from '../drawing/editor/editorState.ts'
import { type DrawState, shapeSoFar } from '../drawing/tools/drawTool.ts'
import { isTouching } from '../drawing/tools/marquee.ts'
import { cornersOf } from '../drawing/tools/selectionBox.ts'
import type { Snap } from '../drawing/tools/snapping.ts'
import { boxOfPoints } from '../plant/boxes.ts'
import { collection, kindFeature } from './kindFeature.ts'

/** Kinds of things that are drawn over the map while a tool is at work. */
type OverlayKind =
  | 'line'
  | 'outline'
  | 'marquee'
  | 'touchingMarquee'
  | 'vertex'
  | 'snapVertex'
  | 'snapEdge'
  | 'snapLine'

/** The drawing on its way, the marquee and what the pointer has snapped to. */
export function overlayFeatures(
  { drawing, selecting, tool }: Pick<EditorState, 'drawing' | 'selecting' | 'tool'>,
  frame: LocalFrame,
): FeatureCollection {
  const snap = selecting.mode === 'dragging' ? selecting.snap : drawing?.snap
  const flags = {
    isWrong: drawing?.problem !== undefined,
    isCut: tool === 'split',
    isMeasure: tool === 'measure',
  }
  const shapes = [
    ...(drawing === undefined ? [] : drawingShapes(drawing)),
    ...(selecting.mode === 'marquee' ? [marqueeShape(selecting.fromM, selecting.toM)] : []),
    ...(snap === undefined ? [] : snapShapes(snap)),
  ]
  return collection(
    shapes.map(({ kind, points }) => {
      const positions = points.map(([x, y]): Position => toLngLat(frame, x, y))
      return kindFeature(kind, geometryOf(kind, positions), flags)
    }),
  )
}

interface Shape {
  readonly kind: OverlayKind
  readonly points: readonly PointM[]
}

function geometryOf(kind: OverlayKind, positions: Position[]): Geometry {
  switch (kind) {
    case 'line':
    case 'snapLine':
      return { type: 'LineString', coordinates: positions }
    case 'outline':
    case 'marquee':
    case 'touchingMarquee':
      return { type: 'Polygon', coordinates: [[...positions, ...positions.slice(0, 1)]] }
    case 'vertex':
    case 'snapVertex':
    case 'snapEdge':
      return { type: 'Point', coordinates: positions[0] ?? [0, 0] }
  }
}

function drawingShapes(drawing: DrawState): readonly Shape[] {
  const { points, next, parts, done } = drawing
  const shape = shapeSoFar(drawing)
  const isArea = shape?.kind === 'polygon'
  const way = done !== undefined ? done.points : next === undefined ? points : [...points, next]
  const outline = isArea ? shape.points : []
  return [
    ...(isArea ? [{ kind: 'outline' as const, points: outline }] : []),
    ...(isArea ? [{ kind: 'line' as const, points: [...outline, ...outline.slice(0, 1)] }] : []),
    ...(!isArea && way.length > 1 ? [{ kind: 'line' as const, points: way }] : []),
    ...parts.map((line) => ({ kind: 'line' as const, points: line })),
    ...[...parts.flat(), ...(done?.points ?? points)].map((point) => ({
      kind: 'vertex' as const,
      points: [point],
    })),
  ]
}

function marqueeShape(from: PointM, to: PointM): Shape {
  return {
    kind: isTouching(from, to) ? 'touchingMarquee' : 'marquee',
    points: cornersOf(boxOfPoints([from, to])),
  }
}

const ON_LINES: ReadonlySet<Snap['kind']> = new Set(['edge', 'direction', 'grid'])

function snapShapes({ kind, at, lines = [] }: Snap): readonly Shape[] {
  return [
    ...lines.map((line) => ({ kind: 'snapLine' as const, points: line })),
    { kind: ON_LINES.has(kind) ? 'snapEdge' : 'snapVertex', points: [at] },
  ]
}
