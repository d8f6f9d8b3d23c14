import { followAll } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { DesignMap } from '../../map/createDesignMap.ts'
import { groundOf } from '../state/groundStore.ts'
import { groundCamera } from './camera.ts'
import { inspectOnMap } from './inspectOnMap.ts'
import { placeHandles } from './placeHandles.ts'
import { rasterLayers } from './rasterLayers.ts'
import { satelliteLayer } from './satellite.ts'
import { tablesOnGround } from './tablesOnGround.ts'
import { terrainOnMap } from './terrainOnMap.ts'

/** Lies over all of the ground and under all that is drawn. */
const ABOVE_GROUND = 'grid'
/** Of the metre grid over pictures and colours, where its own would hide them. */
const FAINT_GRID = 0.3

/** Puts pictures, terrain and what is measured on it under and over a map; follows the stores until it is removed. */
export function mountGround(session: DesignSession, map: DesignMap): () => void {
  const ground = groundOf(session)
  const parts = {
    camera: groundCamera(map, ground),
    satellite: satelliteLayer(map, ground),
    rasters: rasterLayers(map, ground),
    terrain: terrainOnMap(map, session, ground),
    tables: tablesOnGround(map, session),
    handles: placeHandles(map, session, ground),
    inspect: inspectOnMap(map, session, ground),
  }
  ground.map.set(parts.camera.control)
  let order = ''
  let isRemoved = false
  const update = (): void => {
    if (isRemoved) return
    const hasRelief = session.editor.get().terrain.isOn && session.terrain.get() !== undefined
    const layers = [
      ...parts.satellite.update(),
      ...parts.rasters.update(),
      ...parts.terrain.update(),
    ]
    if (layers.join() !== order) {
      order = layers.join()
      for (const id of layers) map.raw.moveLayer(id, ABOVE_GROUND)
      map.raw.setPaintProperty(ABOVE_GROUND, 'line-opacity', layers.length > 0 ? FAINT_GRID : 1)
    }
    parts.camera.allow(hasRelief)
    parts.tables.update(hasRelief)
    parts.handles.update()
    parts.inspect.update()
  }
  map.whenLoaded(update)
  const followed = [
    ground.rasters,
    ground.config,
    ground.view,
    ground.placing,
    ground.inspected,
    session.terrain,
    session.editor,
    session.layout,
  ]
  const stop = followAll(followed, () => map.whenLoaded(update))
  return () => {
    isRemoved = true
    stop()
    parts.handles.remove()
    parts.satellite.remove()
    parts.terrain.remove()
    ground.map.set(undefined)
    ground.camera.set({ bearingDeg: 0, pitchDeg: 0 })
  }
}
