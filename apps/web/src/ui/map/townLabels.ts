import type { FeatureCollection, Point } from 'geojson'
import type { FilterSpecification, LayerSpecification, MapLibreMap } from 'maplibre-gl'
import { schemed } from '../palette.ts'
import { fetchTowns, type Town } from './townList.ts'

const SOURCE = 'towns'
const COLORS = schemed(
  { text: '#4a5560', halo: '#f4f3ee', dot: '#64707c' },
  { text: '#b8c1c9', halo: '#1b2127', dot: '#9aa5af' },
)

/** Closer in, a name would stand in the middle of the site. */
const LAST_ZOOM = 13

/** The smallest that are named, by zoom: about twenty in a view. */
const NAMED: FilterSpecification = [
  '>=',
  ['get', 'population'],
  ['step', ['zoom'], 4e6, 3, 2e6, 4, 8e5, 5, 3e5, 6, 1.5e5, 7, 0],
]

/** Names of the towns that ship, in fonts of the browser, the more the closer one looks. */
const townLayers = (): LayerSpecification[] => [
  {
    id: 'town-dot',
    type: 'circle',
    source: SOURCE,
    maxzoom: LAST_ZOOM,
    filter: NAMED,
    paint: { 'circle-radius': 2, 'circle-color': COLORS.dot },
  },
  {
    id: 'town-name',
    type: 'symbol',
    source: SOURCE,
    maxzoom: LAST_ZOOM,
    filter: NAMED,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['sans-serif'],
      'text-size': 11,
      'text-anchor': 'bottom',
      'text-offset': [0, -0.3],
      'symbol-sort-key': ['-', ['get', 'population']],
    },
    paint: {
      'text-color': COLORS.text,
      'text-halo-color': COLORS.halo,
      'text-halo-width': 1.2,
    },
  },
]

/** Names towns on a map whose style is there; where the list does not come, the map stands without. */
export async function nameTowns(map: MapLibreMap, before?: string): Promise<void> {
  const gone = new AbortController()
  map.once('remove', () => gone.abort())
  const towns = await fetchTowns(gone.signal).catch(() => undefined)
  if (towns === undefined || gone.signal.aborted) return
  map.addSource(SOURCE, { type: 'geojson', data: townFeatures(towns) })
  for (const layer of townLayers()) map.addLayer(layer, before)
}

function townFeatures(
  towns: readonly Town[],
): FeatureCollection<Point, Pick<Town, 'name' | 'population'>> {
  return {
    type: 'FeatureCollection',
    features: towns.map(({ name, population, longitude, latitude }) => ({
      type: 'Feature',
      properties: { name, population },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
}
