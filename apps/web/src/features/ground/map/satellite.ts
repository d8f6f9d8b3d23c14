import type { DesignMap } from '../../map/createDesignMap.ts'
import type { Ground, MapConfig } from '../state/groundStore.ts'

const ID = 'satellite'
const TILE_PX = 256

/** Satellite pictures of the operator's tile server, with whose they are. */
export function satelliteLayer(
  { raw }: DesignMap,
  ground: Ground,
): { readonly update: () => readonly string[]; readonly remove: () => void } {
  let shownUrl: string | undefined
  const credit = document.createElement('div')
  credit.className = 'maplibregl-ctrl'
  credit.style.cssText =
    'margin:0;padding:2px 6px;background:rgb(255 255 255 / 82%);color:#333c45;font-size:11px;border-top-left-radius:4px'
  const take = (): void => {
    if (shownUrl === undefined) return
    raw.removeLayer(ID)
    raw.removeSource(ID)
    shownUrl = undefined
    credit.remove()
  }
  const show = (url: string, config: MapConfig): void => {
    raw.addSource(ID, {
      type: 'raster',
      tiles: [url],
      tileSize: TILE_PX,
      maxzoom: config.satellite_max_zoom,
    })
    raw.addLayer(
      { id: ID, type: 'raster', source: ID, paint: { 'raster-fade-duration': 0 } },
      'grid',
    )
    shownUrl = url
    credit.textContent = config.satellite_attribution
    if (config.satellite_attribution) {
      raw.getContainer().querySelector('.maplibregl-ctrl-bottom-right')?.append(credit)
    }
  }
  return {
    update: () => {
      const config = ground.config.get()
      const url = config?.satellite_tiles_url ?? undefined
      const wanted = ground.view.get().base === 'satellite' ? url : undefined
      if (wanted !== shownUrl) {
        take()
        if (wanted !== undefined && config !== undefined) show(wanted, config)
      }
      return shownUrl === undefined ? [] : [ID]
    },
    remove: () => credit.remove(),
  }
}
