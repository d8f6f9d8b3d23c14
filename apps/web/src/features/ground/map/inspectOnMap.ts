import type { FeatureCollection } from 'geojson'
import { GeoJSONSource, type LineLayerSpecification, type MapMouseEvent } from 'maplibre-gl'
import type { DesignSession } from '../../design-session/session.ts'
import type { DesignMap } from '../../map/createDesignMap.ts'
import { collection, kindFeature, pointFeature } from '../../map/kindFeature.ts'
import { MAP_COLORS } from '../../map/mapColors.ts'
import type { Ground, Inspected } from '../state/groundStore.ts'

const SOURCE = 'inspect'
const LINE = 'inspect-line'
const HALO = 'inspect-halo'
const POINTS = 'inspect-points'

/** In inspect mode the pointer reads the ground, and clicks lay a line over it. */
export function inspectOnMap(
  { raw }: DesignMap,
  session: DesignSession,
  ground: Ground,
): { readonly update: () => void } {
  let drawn: Inspected | undefined
  const isInspecting = (): boolean => session.editor.get().terrain.isInspecting
  const set = (change: Partial<Inspected>): void =>
    ground.inspected.set({ ...ground.inspected.get(), ...change })
  raw.on('mousemove', ({ lngLat }: MapMouseEvent) => {
    if (isInspecting()) set({ hover: [lngLat.lng, lngLat.lat] })
  })
  raw.on('mouseout', () => {
    if (isInspecting()) set({ hover: undefined })
  })
  raw.on('click', ({ lngLat, originalEvent }: MapMouseEvent) => {
    // the second click of a double click is not another point
    if (!isInspecting() || originalEvent.detail > 1) return
    set({ points: [...ground.inspected.get().points, [lngLat.lng, lngLat.lat]] })
  })
  return {
    update: () => {
      const inspected = isInspecting() ? ground.inspected.get() : NOTHING
      if (inspected === drawn || (drawn === undefined && inspected === NOTHING)) return
      drawn = inspected
      const source = raw.getSource(SOURCE)
      if (source === undefined) addLayers(raw, inspected)
      else if (source instanceof GeoJSONSource) void source.setData(featuresOf(inspected))
      if (isInspecting()) raw.getCanvas().style.cursor = 'crosshair'
    },
  }
}

/** A line with a halo, its points, and the place under the pointer. */
function addLayers(raw: DesignMap['raw'], inspected: Inspected): void {
  raw.addSource(SOURCE, {
    type: 'geojson',
    data: featuresOf(inspected),
    tolerance: 0,
  })
  const line: Pick<LineLayerSpecification, 'type' | 'source' | 'filter'> = {
    type: 'line',
    source: SOURCE,
    filter: ['==', ['get', 'kind'], 'line'],
  }
  raw.addLayer({
    ...line,
    id: HALO,
    paint: { 'line-color': '#ffffff', 'line-width': 5, 'line-opacity': 0.85 },
  })
  raw.addLayer({
    ...line,
    id: LINE,
    paint: { 'line-color': MAP_COLORS.selected, 'line-width': 2.5 },
  })
  raw.addLayer({
    id: POINTS,
    type: 'circle',
    source: SOURCE,
    filter: ['!=', ['get', 'kind'], 'line'],
    paint: {
      'circle-color': ['case', ['==', ['get', 'kind'], 'hover'], MAP_COLORS.selected, '#ffffff'],
      'circle-radius': ['case', ['==', ['get', 'kind'], 'hover'], 4, 5],
      'circle-stroke-color': [
        'case',
        ['==', ['get', 'kind'], 'hover'],
        '#ffffff',
        MAP_COLORS.selected,
      ],
      'circle-stroke-width': 2,
    },
  })
}

const NOTHING: Inspected = { points: [], hover: undefined }

function featuresOf({ points, hover }: Inspected): FeatureCollection {
  const coordinates = points.map((place) => [...place])
  return collection([
    ...(points.length > 1 ? [kindFeature('line', { type: 'LineString', coordinates })] : []),
    ...points.map((place) => pointFeature('point', place)),
    ...(hover === undefined ? [] : [pointFeature('hover', hover)]),
  ])
}
