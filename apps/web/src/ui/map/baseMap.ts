import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { schemed } from '../palette.ts'
import { LAND } from './landColors.ts'

setWorkerUrl(workerUrl)

const GROUND_COLORS = schemed(
  { sea: '#dde7ed', land: LAND.light, border: '#cfcabc' },
  { sea: '#1c262e', land: LAND.dark, border: '#4b5259' },
)

/** The ground of every map: countries, which the application brings itself. */
export const GROUND_SOURCES: Readonly<Record<string, SourceSpecification>> = {
  countries: { type: 'geojson', data: '/basemap/countries.geojson', tolerance: 0.4 },
}

/** From the bottom up. */
export const groundLayers = (): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': GROUND_COLORS.sea } },
  {
    id: 'land',
    type: 'fill',
    source: 'countries',
    paint: { 'fill-color': GROUND_COLORS.land, 'fill-antialias': false },
  },
  {
    id: 'border',
    type: 'line',
    source: 'countries',
    paint: { 'line-color': GROUND_COLORS.border, 'line-width': 0.8 },
  },
]
