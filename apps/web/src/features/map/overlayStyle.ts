import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS } from './mapColors.ts'

/** Handles say nothing of these. */
const is = (flag: 'isWrong' | 'isCut' | 'isMeasure'): ExpressionSpecification => [
  '==',
  ['get', flag],
  true,
]

const toolColor = (): ExpressionSpecification => [
  'case',
  ['any', is('isWrong'), is('isCut')],
  MAP_COLORS.problem,
  is('isMeasure'),
  MAP_COLORS.measure,
  MAP_COLORS.selected,
]

const kind = (...kinds: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
]

/** What tools draw over the map, from the bottom up; sources as in the map's style. */
export const overlayLayers = (): readonly LayerSpecification[] => [...shapes(), ...points()]

const shapes = (): readonly LayerSpecification[] => [
  {
    id: 'overlay-fill',
    type: 'fill',
    source: 'overlay',
    filter: kind('outline', 'marquee', 'touchingMarquee'),
    // the inside of an outline that crosses itself is nowhere
    paint: { 'fill-color': toolColor(), 'fill-opacity': ['case', is('isWrong'), 0, 0.08] },
  },
  {
    id: 'overlay-line',
    type: 'line',
    source: 'overlay',
    filter: kind('line', 'marquee'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': toolColor(),
      'line-width': ['case', ['==', ['get', 'kind'], 'marquee'], 1.2, 2],
    },
  },
  {
    id: 'overlay-touching',
    type: 'line',
    source: 'overlay',
    filter: kind('touchingMarquee'),
    paint: { 'line-color': MAP_COLORS.selected, 'line-width': 1.2, 'line-dasharray': [4, 3] },
  },
  {
    id: 'overlay-guide',
    type: 'line',
    source: 'overlay',
    filter: kind('snapLine'),
    paint: { 'line-color': MAP_COLORS.snap, 'line-width': 1.2, 'line-dasharray': [3, 3] },
  },
  {
    id: 'overlay-box',
    type: 'line',
    source: 'handles',
    filter: kind('box'),
    paint: {
      'line-color': MAP_COLORS.selected,
      'line-width': 1,
      'line-opacity': 0.7,
      'line-dasharray': [4, 3],
    },
  },
]

const points = (): readonly LayerSpecification[] => [
  circleLayer('overlay-midpoint', 'handles', kind('midpoint'), [
    MAP_COLORS.selected,
    3,
    MAP_COLORS.handle,
    1,
  ]),
  vertexLayer('overlay-vertex', 'handles'),
  circleLayer('overlay-scale', 'handles', kind('scale'), [
    MAP_COLORS.handle,
    3.5,
    MAP_COLORS.box,
    1.5,
  ]),
  circleLayer('overlay-rotate', 'handles', kind('rotate'), [
    MAP_COLORS.box,
    5,
    MAP_COLORS.handle,
    2,
  ]),
  vertexLayer('overlay-drawn', 'overlay'),
  circleLayer('overlay-snap', 'overlay', kind('snapVertex', 'snapEdge'), [
    'rgba(0, 0, 0, 0)',
    ['case', ['==', ['get', 'kind'], 'snapVertex'], 10, 7],
    MAP_COLORS.snap,
    2,
  ]),
]

function vertexLayer(id: string, source: 'handles' | 'overlay'): LayerSpecification {
  const color: ExpressionSpecification = [
    'case',
    ['==', ['get', 'kind'], 'activeVertex'],
    MAP_COLORS.selected,
    MAP_COLORS.handle,
  ]
  return circleLayer(id, source, kind('vertex', 'activeVertex'), [color, 5, toolColor(), 2])
}

function circleLayer(
  id: string,
  source: 'handles' | 'overlay',
  filter: ExpressionSpecification,
  [color, radius, edge, width]: readonly [
    color: string | ExpressionSpecification,
    radius: number | ExpressionSpecification,
    edge: string | ExpressionSpecification,
    width: number,
  ],
): LayerSpecification {
  return {
    id,
    type: 'circle',
    source,
    filter,
    paint: {
      'circle-color': color,
      'circle-radius': radius,
      'circle-stroke-color': edge,
      'circle-stroke-width': width,
    },
  }
}
