import type { Feature, FeatureCollection } from 'geojson'
import { GeoJSONSource } from 'maplibre-gl'
import type { DesignSession } from '../../design-session/session.ts'
import { blocksInOrder } from '../../drawing/editor/editorState.ts'
import type { LayoutState } from '../../layout/layoutMessages.ts'
import { lngLatOfMercator, mercatorOf } from '../../layout/mercatorCorners.ts'
import type { DesignMap } from '../../map/createDesignMap.ts'
import { tableColor } from '../../map/mapColors.ts'
import { TABLES_BELOW } from '../../map/mapStyle.ts'

const SOURCE = 'ground-tables'
const FILL = 'ground-tables-fill'
const EDGE = 'ground-tables-edge'
/** The layer that draws tables on level ground. */
const LEVEL_TABLES = 'tables'

/** While there is relief, tables are draped over it in place of being drawn at sea level. */
export function tablesOnGround(
  { raw }: DesignMap,
  session: DesignSession,
): { readonly update: (isOn: boolean) => void } {
  let drawn: readonly unknown[] = []
  const features = perBlock(
    mercatorOf(session.frame.originLongitudeDeg, session.frame.originLatitudeDeg),
  )
  return {
    update: (isOn) => {
      const isThere = raw.getSource(SOURCE) !== undefined
      if (raw.getLayer(LEVEL_TABLES) !== undefined && isThere !== isOn) {
        raw.setLayoutProperty(LEVEL_TABLES, 'visibility', isOn ? 'none' : 'visible')
      }
      if (isOn && !isThere) {
        addTables(raw)
        drawn = []
      } else if (isThere && !isOn) takeTables(raw)
      const { byBlock, isBusy } = session.layout.get()
      const { hidden, showsRows } = session.editor.get()
      const { blocks } = session.shown.get()
      const now = [byBlock, hidden, blocks, showsRows]
      if (!isOn || isBusy || now.every((value, at) => value === drawn[at])) return
      drawn = now
      const order = blocksInOrder({ blocks, block_layers: {} }).map(({ id }) => id)
      const shown = [...byBlock.values()].filter(({ blockId }) => showsRows && !hidden.has(blockId))
      const data: FeatureCollection = {
        type: 'FeatureCollection',
        features: shown.map((layout) => features(layout, order.indexOf(layout.blockId))),
      }
      const source = raw.getSource(SOURCE)
      if (source instanceof GeoJSONSource) void source.setData(data)
    },
  }
}

function addTables(raw: DesignMap['raw']): void {
  raw.addSource(SOURCE, {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    maxzoom: 20,
    tolerance: 0,
  })
  raw.addLayer(
    {
      id: FILL,
      type: 'fill',
      source: SOURCE,
      paint: { 'fill-color': ['get', 'color'], 'fill-opacity': 0.85, 'fill-antialias': false },
    },
    TABLES_BELOW,
  )
  raw.addLayer(
    {
      id: EDGE,
      type: 'line',
      source: SOURCE,
      minzoom: 15,
      paint: { 'line-color': ['get', 'color'], 'line-width': 1 },
    },
    TABLES_BELOW,
  )
}

function takeTables(raw: DesignMap['raw']): void {
  raw.removeLayer(EDGE)
  raw.removeLayer(FILL)
  raw.removeSource(SOURCE)
}

type BlockTables = LayoutState['byBlock'] extends ReadonlyMap<string, infer V> ? V : never

/** One feature a block: all of its tables. */
function perBlock(
  origin: readonly [number, number],
): (layout: BlockTables, index: number) => Feature {
  const known = new WeakMap<object, Feature['geometry']>()
  return (layout, index) => {
    let geometry = known.get(layout.corners)
    if (geometry === undefined) {
      geometry = { type: 'MultiPolygon', coordinates: tablePolygons(layout.corners, origin) }
      known.set(layout.corners, geometry)
    }
    const properties = { color: tableColor(layout.tracking, Math.max(0, index)) }
    return { type: 'Feature', geometry, properties }
  }
}

/** Corners in Web Mercator less the origin's, four to a table, as polygons in degrees. */
export function tablePolygons(
  corners: Float32Array,
  [originX, originY]: readonly [number, number],
): number[][][][] {
  const lngLat = (at: number): number[] => [
    ...lngLatOfMercator((corners[at] ?? 0) + originX, (corners[at + 1] ?? 0) + originY),
  ]
  return Array.from({ length: corners.length / 8 }, (_, table) => {
    const ring = [0, 2, 4, 6].map((offset) => lngLat(8 * table + offset))
    return [[...ring, ring[0] ?? []]]
  })
}
