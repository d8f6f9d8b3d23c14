import { boundsInFrame, frameOfGrid, type HeightGrid, toLngLat } from '@duet/plant'
import type { FeatureCollection } from 'geojson'
import { GeoJSONSource } from 'maplibre-gl'
import type { DesignSession } from '../../design-session/session.ts'
import type { DesignMap } from '../../map/createDesignMap.ts'
import { metresPerPixelAt } from '../../map/metreGrid.ts'
import type { Ground } from '../state/groundStore.ts'
import type { GroundColoring, GroundView } from '../state/groundView.ts'
import { bandsOf, coloredBands } from '../tiles/bands.ts'
import { startGroundClient } from '../tiles/groundClient.ts'
import { type ServedGround, serveGround } from '../tiles/groundProtocol.ts'
import type { TileWish } from '../tiles/tileMessages.ts'

const DEM = 'ground-dem'
const HILLSHADE = 'ground-hillshade'
const BANDS = 'ground-bands'
const BAND_EDGES = 'ground-band-edges'
const PAINTED: Readonly<Record<'slope' | 'aspect', string>> = {
  slope: 'ground-slope',
  aspect: 'ground-aspect',
}
const DEM_PX = 256
const TILE_PX = 256
/** Pictures are computed at the scale of the screen up to here; closer in they are stretched. */
const LAST_ZOOM = 19

export interface TerrainSync {
  /** Layer ids on the map, the lowest first. */
  readonly update: () => readonly string[]
  readonly remove: () => void
}

/** Shadows of the ground where its heights are there; relief and colours too while the terrain view is on. */
export function terrainOnMap(map: DesignMap, session: DesignSession, ground: Ground): TerrainSync {
  let shown: ShownGround | undefined
  return {
    update: () => {
      const { terrain } = session.editor.get()
      const grid = session.terrain.get()
      if (grid !== shown?.grid) {
        shown?.remove()
        shown = grid === undefined ? undefined : showGround(map, grid)
      }
      return shown?.update(ground.view.get(), terrain.isOn ? terrain.exaggeration : undefined) ?? []
    },
    remove: () => shown?.stop(),
  }
}

interface ShownGround {
  readonly grid: HeightGrid
  /** @param exaggeration - of the relief; undefined: the map is flat, and has no colours of heights */
  readonly update: (view: GroundView, exaggeration: number | undefined) => readonly string[]
  /** Takes all off the map. */
  readonly remove: () => void
  /** Ends the thread only: the map goes as well. */
  readonly stop: () => void
}

function showGround({ raw }: DesignMap, grid: HeightGrid): ShownGround {
  const served = serveGround(startGroundClient(grid))
  const layers = groundLayers(raw, served)
  raw.addSource(DEM, {
    type: 'raster-dem',
    tiles: [served.tilesUrl('dem', DEM_PX)],
    tileSize: DEM_PX,
    encoding: 'terrarium',
    maxzoom: demZoom(grid),
  })
  let exaggerated: number | undefined
  return {
    grid,
    update: (view, exaggeration) => {
      if (exaggeration !== exaggerated) {
        raw.setTerrain(
          exaggeration === undefined
            ? null
            : { source: DEM, exaggeration: Math.max(0, exaggeration) },
        )
        exaggerated = exaggeration
      }
      return [
        ...layers.color(
          exaggeration === undefined ? 'none' : view.coloring,
          view.strength,
          view.bandStepM,
        ),
        ...layers.hillshade(view.hasHillshade, view.strength),
      ]
    },
    remove: () => {
      raw.setTerrain(null)
      layers.remove()
      raw.removeSource(DEM)
      served.stop()
    },
    stop: served.stop,
  }
}

interface GroundLayers {
  readonly color: (
    coloring: GroundColoring,
    strength: number,
    stepM: number | undefined,
  ) => readonly string[]
  readonly hillshade: (isOn: boolean, strength: number) => readonly string[]
  readonly remove: () => void
}

type RawMap = DesignMap['raw']

function groundLayers(raw: RawMap, served: ServedGround): GroundLayers {
  const { grid } = served.client
  const bounds = lngLatBounds(grid)
  const isThere = new Set<string>()
  const drop = (id: string): void => {
    if (!isThere.delete(id)) return
    raw.removeLayer(id)
    if (raw.getSource(id) !== undefined) raw.removeSource(id)
  }
  const painted = (kind: TileWish['kind'], id: string, opacity: number): void => {
    if (!isThere.has(id)) {
      const sizePx = TILE_PX * (devicePixelRatio > 1.2 ? 2 : 1)
      raw.addSource(id, {
        type: 'raster',
        tiles: [served.tilesUrl(kind, sizePx)],
        tileSize: TILE_PX,
        maxzoom: LAST_ZOOM,
        bounds,
      })
      raw.addLayer({ id, type: 'raster', source: id, paint: { 'raster-fade-duration': 0 } }, 'grid')
      isThere.add(id)
    }
    raw.setPaintProperty(id, 'raster-opacity', opacity)
  }
  const bands = bandLayers(raw, served, isThere)
  return {
    color: (coloring, strength, stepM) => {
      const id = coloring === 'slope' || coloring === 'aspect' ? PAINTED[coloring] : undefined
      for (const other of Object.values(PAINTED)) if (other !== id) drop(other)
      if (coloring !== 'bands') for (const other of [BAND_EDGES, BANDS]) drop(other)
      if (id !== undefined && coloring !== 'none' && coloring !== 'bands') {
        painted(coloring, id, strength)
        return [id]
      }
      return coloring === 'bands' ? bands(strength, stepM) : []
    },
    hillshade: (isOn, strength) => {
      if (!isOn) {
        drop(HILLSHADE)
        return []
      }
      painted('hillshade', HILLSHADE, 0.35 + 0.6 * strength)
      return [HILLSHADE]
    },
    remove: () => {
      for (const id of [BAND_EDGES, BANDS, HILLSHADE, ...Object.values(PAINTED)]) drop(id)
    },
  }
}

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Isobands: areas and, on top of them, their edges. */
function bandLayers(
  raw: RawMap,
  { client }: ServedGround,
  isThere: Set<string>,
): (strength: number, stepM: number | undefined) => readonly string[] {
  let drawnFor: string | undefined
  const add = (): void => {
    raw.addSource(BANDS, { type: 'geojson', data: NOTHING, maxzoom: 20, tolerance: 0.2 })
    raw.addLayer(
      {
        id: BANDS,
        type: 'fill',
        source: BANDS,
        paint: { 'fill-color': ['get', 'color'], 'fill-antialias': false },
      },
      'grid',
    )
    raw.addLayer(
      {
        id: BAND_EDGES,
        type: 'line',
        source: BANDS,
        paint: { 'line-color': '#5d4b37', 'line-width': 0.7 },
      },
      'grid',
    )
    isThere.add(BANDS).add(BAND_EDGES)
    drawnFor = undefined
  }
  const draw = async (limitsM: readonly number[], wish: string): Promise<void> => {
    // undefined: the ground was taken away while its bands were on the way
    const areas = await client.bands(limitsM).catch(() => undefined)
    const source = raw.getSource(BANDS)
    if (areas === undefined || drawnFor !== wish || !(source instanceof GeoJSONSource)) return
    await source.setData(coloredBands(areas, limitsM))
  }
  return (strength, stepM) => {
    if (!isThere.has(BANDS)) add()
    const { limitsM } = bandsOf(client.grid, stepM)
    const wish = limitsM.join()
    if (drawnFor !== wish) {
      drawnFor = wish
      void draw(limitsM, wish)
    }
    raw.setPaintProperty(BANDS, 'fill-opacity', 0.85 * strength)
    raw.setPaintProperty(BAND_EDGES, 'line-opacity', 0.25 + 0.4 * strength)
    return [BANDS, BAND_EDGES]
  }
}

/** The zoom at which a pixel of a tile is about a cell of the grid. */
export function demZoom({ latitude, cellSizeM }: HeightGrid): number {
  const zoom = Math.log2(metresPerPixelAt(latitude, 0, DEM_PX) / cellSizeM)
  return Math.min(18, Math.max(7, Math.round(zoom)))
}

export function lngLatBounds(grid: HeightGrid): [number, number, number, number] {
  const frame = frameOfGrid(grid)
  const bounds = boundsInFrame(grid, frame)
  const [west, south] = toLngLat(frame, bounds.minEastM, bounds.minNorthM)
  const [east, north] = toLngLat(frame, bounds.maxEastM, bounds.maxNorthM)
  return [west, south, east, north]
}
