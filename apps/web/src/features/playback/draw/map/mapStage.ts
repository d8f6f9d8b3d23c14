import 'maplibre-gl/dist/maplibre-gl.css'
import { MapLibreMap, ScaleControl } from 'maplibre-gl'
import { scaleUnit } from '../../../../lib/shownUnits.ts'
import { GROUND_SOURCES, groundLayers } from '../../../../ui/map/baseMap.ts'
import { mercatorOf } from '../../../layout/mercatorCorners.ts'
import { facingOf } from '../facing.ts'
import type { PlantStage, StageInput } from '../plantStage.ts'
import { fieldPlaces, tableField } from '../tableField.ts'
import { mercatorAbout, tableAt, tablePlaces } from '../tableSet.ts'
import { TurningTables } from './turningTables.ts'

const FIT = { padding: 40, maxZoom: 19, animate: false } as const

/** The plant from above, on the map. Keys belong to the player, so that the map has none. */
export function mapStage({ container, index, tables }: StageInput): PlantStage {
  const [west, south, east, north] = tables.bounds
  const map = new MapLibreMap({
    container,
    style: { version: 8, sources: { ...GROUND_SOURCES }, layers: groundLayers() },
    bounds: [west, south, east, north],
    fitBoundsOptions: FIT,
    maxZoom: 22,
    dragRotate: false,
    touchPitch: false,
    keyboard: false,
    attributionControl: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    canvasContextAttributes: { antialias: true },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new ScaleControl({ unit: scaleUnit(), maxWidth: 120 }), 'bottom-left')
  const canvas = map.getCanvas()
  canvas.setAttribute('tabindex', '-1')
  canvas.setAttribute('aria-label', 'Map of the tables')
  const middle = [(west + east) / 2, (south + north) / 2] as const
  const project = mercatorAbout(...middle)
  const places = tablePlaces(
    tables,
    project,
    (block) => mercatorSide(facingOf(index.blocks[block]?.mount ?? FLAT)),
    (block) => (index.blocks[block]?.table_width_m ?? 0) / metresOf(middle[1]),
  )
  const field = tableField(
    fieldPlaces(tables, places, () => LEVEL),
    index.units.length,
    index.blocks.length,
  )
  const layer = new TurningTables(field, mercatorOf(...middle))
  map.once('style.load', () => map.addLayer(layer))
  return {
    setPaint: (paint) => {
      field.setPaint(paint)
      map.triggerRepaint()
    },
    setFrame: (values, turns) => {
      field.setFrame(values, turns)
      map.triggerRepaint()
    },
    fit: () => map.fitBounds([west, south, east, north], FIT),
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { animate: false }),
    pick: (xPx, yPx) => {
      const { lng, lat } = map.unproject([xPx, yPx])
      return tableAt(places, ...project(lng, lat))
    },
    canvas,
    onDrawn: (call) => {
      map.on('render', call)
      return () => map.off('render', call)
    },
    repaint: () => map.triggerRepaint(),
    dispose: () => map.remove(),
  }
}

const LEVEL = { upM: 0, riseM: 0, groundM: 0 } as const
const FLAT = { kind: 'fixed', tilt_deg: 0, azimuth_deg: 180 } as const

/** North is up on the map, and down in Web Mercator. */
const mercatorSide = ([east, north]: readonly [number, number]): readonly [number, number] => [
  east,
  -north,
]

/** Equator, m. */
const EQUATOR_M = 40_075_016.68

/** Metres of ground that the whole width of Web Mercator is at a latitude. */
const metresOf = (latitudeDeg: number): number =>
  EQUATOR_M * Math.cos((latitudeDeg * Math.PI) / 180)
