import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { GROUND_SOURCES, groundLayers } from '../../ui/map/baseMap.ts'
import { MAP_COLORS } from './mapColors.ts'
import { overlayLayers } from './overlayStyle.ts'

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Sources that the page fills. */
export const SOURCES = {
  grid: 'grid',
  layers: 'layers',
  held: 'held',
  handles: 'handles',
  overlay: 'overlay',
} as const

/** Names of towns lie over pictures of the ground, and under all that is drawn. */
export const TOWNS_BELOW = 'layer-fill'

/** The tables' own layer goes in front of this one. */
export const TABLES_BELOW = 'layer-line'

const is = (state: 'isSelected' | 'isHovered' | 'isOwn' | 'isHeld'): ExpressionSpecification => [
  'boolean',
  ['feature-state', state],
  false,
]

const layerColor = (): ExpressionSpecification => [
  'case',
  is('isSelected'),
  MAP_COLORS.selected,
  ['get', 'color'],
]

const layerWidth: ExpressionSpecification = [
  'case',
  ['any', is('isSelected'), is('isHovered')],
  2.5,
  is('isOwn'),
  2,
  1.4,
]

/** What is under the hand is drawn by its own source; locked layers stand back a little. */
const lineOpacity: ExpressionSpecification = [
  'case',
  is('isHeld'),
  0,
  ['all', ['get', 'isLocked'], ['!', is('isSelected')]],
  0.6,
  1,
]

const fillOpacity: ExpressionSpecification = [
  'case',
  is('isHeld'),
  0,
  is('isSelected'),
  ['+', ['get', 'fill'], ['case', ['>', ['get', 'fill'], 0], 0.05, 0]],
  ['get', 'fill'],
]

const isGuide: ExpressionSpecification = ['==', ['get', 'type'], 'guide_line']
const isLocked: ExpressionSpecification = ['get', 'isLocked']

const linePaint = () => ({
  'line-color': layerColor(),
  'line-width': layerWidth,
  'line-opacity': lineOpacity,
})

/** Ground, grid, drawn layers and tool overlays, from the bottom up. Names of what is drawn are markers. */
export const mapStyle = (): StyleSpecification => ({
  version: 8,
  sources: {
    ...GROUND_SOURCES,
    [SOURCES.grid]: { type: 'geojson', data: EMPTY, maxzoom: 22, tolerance: 0 },
    [SOURCES.layers]: { type: 'geojson', data: EMPTY, maxzoom: 22, tolerance: 0, promoteId: 'id' },
    [SOURCES.held]: { type: 'geojson', data: EMPTY, maxzoom: 22, tolerance: 0 },
    [SOURCES.handles]: { type: 'geojson', data: EMPTY, maxzoom: 22, tolerance: 0 },
    [SOURCES.overlay]: { type: 'geojson', data: EMPTY, maxzoom: 22, tolerance: 0 },
  },
  layers: [...groundLayers(), ...fillLayers(), ...lineLayers(), ...overlayLayers()],
})

/** The grid and what is filled. */
const fillLayers = (): LayerSpecification[] => [
  {
    id: 'grid',
    type: 'line',
    source: SOURCES.grid,
    paint: {
      'line-color': ['case', ['get', 'isMajor'], MAP_COLORS.gridMajor, MAP_COLORS.grid],
      'line-width': 1,
    },
  },
  {
    id: 'layer-fill',
    type: 'fill',
    source: SOURCES.layers,
    filter: ['==', ['geometry-type'], 'Polygon'],
    layout: { 'fill-sort-key': ['get', 'order'] },
    paint: { 'fill-color': layerColor(), 'fill-opacity': fillOpacity },
  },
  {
    id: 'held-fill',
    type: 'fill',
    source: SOURCES.held,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': ['get', 'color'], 'fill-opacity': ['+', ['get', 'fill'], 0.05] },
  },
]

/** Lines and points of layers, and of what is under the hand. */
const lineLayers = (): LayerSpecification[] => [
  {
    id: 'layer-line',
    type: 'line',
    source: SOURCES.layers,
    filter: ['all', ['!', isGuide], ['!', isLocked]],
    layout: { 'line-join': 'round', 'line-sort-key': ['get', 'order'] },
    paint: linePaint(),
  },
  {
    id: 'layer-guide',
    type: 'line',
    source: SOURCES.layers,
    filter: ['all', isGuide, ['!', isLocked]],
    paint: { ...linePaint(), 'line-dasharray': [3, 2] },
  },
  {
    id: 'layer-locked',
    type: 'line',
    source: SOURCES.layers,
    filter: isLocked,
    paint: { ...linePaint(), 'line-dasharray': [1, 1.4] },
  },
  {
    id: 'layer-point',
    type: 'circle',
    source: SOURCES.layers,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-color': layerColor(),
      'circle-radius': ['case', ['any', is('isSelected'), is('isHovered')], 6.5, 5],
      'circle-opacity': lineOpacity,
    },
  },
  {
    id: 'held-line',
    type: 'line',
    source: SOURCES.held,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': ['get', 'color'], 'line-width': 2.5 },
  },
  {
    id: 'held-point',
    type: 'circle',
    source: SOURCES.held,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-color': ['get', 'color'], 'circle-radius': 6.5 },
  },
]
