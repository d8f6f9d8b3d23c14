import { ImageSource } from 'maplibre-gl'
import type { RasterLayerRowFragment } from '../../../lib/gql/graphql.ts'
import type { DesignMap } from '../../map/createDesignMap.ts'
import { type Corners, cornersFrom } from '../state/corners.ts'
import type { Ground } from '../state/groundStore.ts'

export interface RasterSync {
  /** Layer ids on the map, the lowest first. */
  readonly update: () => readonly string[]
}

interface Shown {
  corners: Corners
  opacity: number
}

interface Loads {
  /** Ids of sources that wait for their picture. */
  readonly isLoading: Set<string>
  readonly take: (rasterId: string) => void
}

/** Takes pictures away that cannot be loaded, and asks for new addresses; gives the addresses that failed. */
function followLoads(
  raw: DesignMap['raw'],
  ground: Ground,
  { isLoading, take }: Loads,
): ReadonlySet<string> {
  const failedMs = new Map<string, number>()
  const failedUrls = new Set<string>()
  raw.on('data', (event) => {
    if (event.dataType === 'source' && event.sourceDataType === 'metadata') {
      isLoading.delete(event.sourceId)
    }
  })
  raw.on('error', (event) => {
    // an address that has served its time: ask for new ones
    const sourceId = 'sourceId' in event ? String(event.sourceId) : ''
    if (!isLoading.delete(sourceId)) return
    const id = sourceId.slice(PREFIX.length)
    const url = ground.rasters.get().find((raster) => raster.id === id)?.url
    if (url !== undefined) failedUrls.add(url)
    take(id)
    const isSoon = performance.now() - (failedMs.get(sourceId) ?? -RETRY_MS) < RETRY_MS
    failedMs.set(sourceId, performance.now())
    if (!isSoon) ground.refreshRasters.get()()
  })
  return failedUrls
}

/** A picture that fails again sooner than this is left alone until the list is loaded the next time. */
const RETRY_MS = 60_000

const OPACITY = 'raster-opacity'

/** Has a picture source and a layer for each visible raster; a picture is loaded once, whatever its address is later. */
export function rasterLayers({ raw }: DesignMap, ground: Ground): RasterSync {
  const shown = new Map<string, Shown>()
  const isLoading = new Set<string>()
  const take = (id: string): void => {
    raw.removeLayer(layerId(id))
    raw.removeSource(layerId(id))
    shown.delete(id)
  }
  const put = (raster: RasterLayerRowFragment, corners: Corners): void => {
    const id = layerId(raster.id)
    const before = shown.get(raster.id)
    if (before === undefined) {
      isLoading.add(id)
      raw.addSource(id, { type: 'image', url: raster.url, coordinates: coordinatesOf(corners) })
      raw.addLayer(
        {
          id,
          type: 'raster',
          source: id,
          paint: { [OPACITY]: raster.opacity, 'raster-fade-duration': 0 },
        },
        'grid',
      )
    } else {
      if (before.corners !== corners && !isSame(before.corners, corners)) {
        const source = raw.getSource(id)
        if (source instanceof ImageSource) source.setCoordinates(coordinatesOf(corners))
      }
      if (before.opacity !== raster.opacity) raw.setPaintProperty(id, OPACITY, raster.opacity)
    }
  }
  const failedUrls = followLoads(raw, ground, { isLoading, take })
  return {
    update: () => {
      const placing = ground.placing.get()
      const wanted = ground.rasters.get().flatMap((raster) => {
        const corners = placing?.id === raster.id ? placing.corners : cornersFrom(raster.corners)
        const isSeen = raster.is_visible || placing?.id === raster.id
        if (failedUrls.has(raster.url)) return []
        return isSeen && corners !== undefined ? [{ raster, corners }] : []
      })
      const ids = new Set(wanted.map(({ raster }) => raster.id))
      for (const id of [...shown.keys()].filter((known) => !ids.has(known))) take(id)
      for (const { raster, corners } of wanted) {
        put(raster, corners)
        shown.set(raster.id, { corners, opacity: raster.opacity })
      }
      return wanted.map(({ raster }) => layerId(raster.id))
    },
  }
}

const PREFIX = 'raster-'

function layerId(rasterId: string): string {
  return PREFIX + rasterId
}

type Coordinates = [[number, number], [number, number], [number, number], [number, number]]

function coordinatesOf([a, b, c, d]: Corners): Coordinates {
  return [[...a], [...b], [...c], [...d]]
}

function isSame(a: Corners, b: Corners): boolean {
  return a.flat().every((value, at) => value === b.flat()[at])
}
