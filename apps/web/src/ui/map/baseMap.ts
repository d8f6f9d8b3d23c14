import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

setWorkerUrl(workerUrl)

/** Colours of the ground: quiet, so that what lies on it is clear. */
const GROUND_COLORS = { sea: '#dde7ed', land: '#f4f3ee', border: '#cfcabc' } as const

/** The ground of every map: countries, which the application brings itself. */
export const GROUND_SOURCES: Readonly<Record<string, SourceSpecification>> = {
  countries: { type: 'geojson', data: '/basemap/countries.geojson', tolerance: 0.4 },
}

/** From the bottom up. */
export const GROUND_LAYERS: readonly LayerSpecification[] = [
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
