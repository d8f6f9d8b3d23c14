import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS } from './mapColors.ts'

/** Handles say nothing of these. */
const is = (flag: 'isWrong' | 'isCut' | 'isMeasure'): ExpressionSpecification => [
  '==',
  ['get', flag],
  true,
]

const toolColor: ExpressionSpecification = [
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
export const OVERLAY_LAYERS: readonly LayerSpecification[] = [
  {
    id: 'overlay-fill',
    type: 'fill',
    source: 'overlay',
    filter: kind('outline', 'marquee', 'touchingMarquee'),
    // the inside of an outline that crosses itself is nowhere
    paint: { 'fill-color': toolColor, 'fill-opacity': ['case', is('isWrong'), 0, 0.08] },
  },
  {
    id: 'overlay-line',
    type: 'line',
    source: 'overlay',
    filter: kind('line', 'marquee'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': toolColor,
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
  {
    id: 'overlay-midpoint',
    type: 'circle',
    source: 'handles',
    filter: kind('midpoint'),
    paint: {
      'circle-color': MAP_COLORS.selected,
      'circle-radius': 3,
      'circle-stroke-color': MAP_COLORS.handle,
      'circle-stroke-width': 1,
    },
  },
  vertexLayer('overlay-vertex', 'handles'),
  {
    id: 'overlay-scale',
    type: 'circle',
    source: 'handles',
    filter: kind('scale'),
    paint: {
      'circle-color': MAP_COLORS.handle,
      'circle-radius': 3.5,
      'circle-stroke-color': MAP_COLORS.box,
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: 'overlay-rotate',
    type: 'circle',
    source: 'handles',
    filter: kind('rotate'),
    paint: {
      'circle-color': MAP_COLORS.box,
      'circle-radius': 5,
      'circle-stroke-color': MAP_COLORS.handle,
      'circle-stroke-width': 2,
    },
  },
  vertexLayer('overlay-drawn', 'overlay'),
  {
    id: 'overlay-snap',
    type: 'circle',
    source: 'overlay',
    filter: kind('snapVertex', 'snapEdge'),
    paint: {
      'circle-color': 'rgba(0, 0, 0, 0)',
      'circle-radius': ['case', ['==', ['get', 'kind'], 'snapVertex'], 10, 7],
      'circle-stroke-color': MAP_COLORS.snap,
      'circle-stroke-width': 2,
    },
  },
]

function vertexLayer(id: string, source: 'handles' | 'overlay'): LayerSpecification {
  return {
    id,
    type: 'circle',
    source,
    filter: kind('vertex', 'activeVertex'),
    paint: {
      'circle-color': [
        'case',
        ['==', ['get', 'kind'], 'activeVertex'],
        MAP_COLORS.selected,
        MAP_COLORS.handle,
      ],
      'circle-radius': 5,
      'circle-stroke-color': toolColor,
      'circle-stroke-width': 2,
    },
  }
}
