import type { FeatureCollection } from 'geojson'
import type { StyleSpecification } from 'maplibre-gl'
import { MAP_COLORS } from './mapColors.ts'

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Sources that the page fills. */
export const SOURCES = { grid: 'grid', layers: 'layers', overlay: 'overlay' } as const

/** The tables' own layer goes in front of this one. */
export const TABLES_BELOW = 'layer-line'

/** Ground, grid, drawn layers and tool overlays, from the bottom up. No text: labels are markers. */
export const MAP_STYLE: StyleSpecification = {
  version: 8,
  sources: {
    countries: { type: 'geojson', data: '/basemap/countries.geojson', tolerance: 0.4 },
    [SOURCES.grid]: { type: 'geojson', data: EMPTY, maxzoom: 22, tolerance: 0 },
    [SOURCES.layers]: { type: 'geojson', data: EMPTY, maxzoom: 22, tolerance: 0 },
    [SOURCES.overlay]: { type: 'geojson', data: EMPTY, maxzoom: 22, tolerance: 0 },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': MAP_COLORS.sea } },
    {
      id: 'land',
      type: 'fill',
      source: 'countries',
      paint: { 'fill-color': MAP_COLORS.land, 'fill-antialias': false },
    },
    {
      id: 'border',
      type: 'line',
      source: 'countries',
      paint: { 'line-color': MAP_COLORS.border, 'line-width': 0.8 },
    },
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
      paint: { 'fill-color': ['get', 'color'], 'fill-opacity': ['get', 'fill'] },
    },
    {
      id: 'layer-line',
      type: 'line',
      source: SOURCES.layers,
      filter: ['!=', ['get', 'type'], 'guide_line'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': ['get', 'color'], 'line-width': ['get', 'width'] },
    },
    {
      id: 'layer-guide',
      type: 'line',
      source: SOURCES.layers,
      filter: ['==', ['get', 'type'], 'guide_line'],
      paint: {
        'line-color': ['get', 'color'],
        'line-width': ['get', 'width'],
        'line-dasharray': [3, 2],
      },
    },
    {
      id: 'layer-point',
      type: 'circle',
      source: SOURCES.layers,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: { 'circle-color': ['get', 'color'], 'circle-radius': 5 },
    },
    {
      id: 'overlay-fill',
      type: 'fill',
      source: SOURCES.overlay,
      filter: ['==', ['get', 'kind'], 'outline'],
      paint: { 'fill-color': toolColor(), 'fill-opacity': 0.08 },
    },
    {
      id: 'overlay-line',
      type: 'line',
      source: SOURCES.overlay,
      filter: ['==', ['get', 'kind'], 'line'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': toolColor(), 'line-width': 2 },
    },
    {
      id: 'overlay-midpoint',
      type: 'circle',
      source: SOURCES.overlay,
      filter: ['==', ['get', 'kind'], 'midpoint'],
      paint: {
        'circle-color': MAP_COLORS.selected,
        'circle-radius': 3,
        'circle-stroke-color': MAP_COLORS.handle,
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'overlay-vertex',
      type: 'circle',
      source: SOURCES.overlay,
      filter: ['in', ['get', 'kind'], ['literal', ['vertex', 'activeVertex']]],
      paint: {
        'circle-color': [
          'case',
          ['==', ['get', 'kind'], 'activeVertex'],
          MAP_COLORS.selected,
          MAP_COLORS.handle,
        ],
        'circle-radius': 5,
        'circle-stroke-color': MAP_COLORS.selected,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'overlay-snap',
      type: 'circle',
      source: SOURCES.overlay,
      filter: ['in', ['get', 'kind'], ['literal', ['snapVertex', 'snapEdge']]],
      paint: {
        'circle-color': 'rgba(0, 0, 0, 0)',
        'circle-radius': ['case', ['==', ['get', 'kind'], 'snapVertex'], 10, 7],
        'circle-stroke-color': MAP_COLORS.selected,
        'circle-stroke-width': 2,
      },
    },
  ],
}

function toolColor(): ['case', ['get', 'isWrong'], string, string] {
  return ['case', ['get', 'isWrong'], MAP_COLORS.problem, MAP_COLORS.selected]
}
