import type { BlockLayer } from '@duet/plant'
import type { Feature } from 'geojson'
import { GeoJSONSource, type MapLibreMap } from 'maplibre-gl'
import { type LayerLook, layerFeature, PLAIN } from './layerFeatures.ts'
import { SOURCES } from './mapStyle.ts'

/** The source of the drawn layers: only what has changed is sent to it. */
export interface LayerSource {
  readonly setLayers: (layers: readonly BlockLayer[]) => void
  /** Looks of those that are not plain. */
  readonly setLooks: (looks: ReadonlyMap<string, LayerLook>) => void
  /** False until all that was set is on the screen. */
  readonly isSettled: () => boolean
}

export function createLayerSource(map: MapLibreMap, onSettled: () => void): LayerSource {
  let shown: ReadonlyMap<string, BlockLayer> | undefined
  let looks: ReadonlyMap<string, LayerLook> = new Map()
  /** Looks that were set while tiles were on their way: a tile that comes late may not have them. */
  const changedMeanwhile = new Set<string>()
  let unsettled = 0
  const setLook = (id: string, look: LayerLook): void => {
    map.setFeatureState({ source: SOURCES.layers, id }, { ...look })
    if (unsettled > 0) changedMeanwhile.add(id)
  }
  let isGone = false
  map.once('remove', () => {
    isGone = true
  })
  const settle = (): void => {
    if (isGone) return
    if (!map.isSourceLoaded(SOURCES.layers)) {
      map.once('sourcedata', settle)
      return
    }
    unsettled--
    if (unsettled > 0) return
    for (const id of changedMeanwhile) setLook(id, looks.get(id) ?? PLAIN)
    changedMeanwhile.clear()
    onSettled()
  }
  return {
    setLayers: (layers) => {
      const source = map.getSource(SOURCES.layers)
      if (!(source instanceof GeoJSONSource)) return
      const next = new Map(layers.map((layer) => [layer.id, layer]))
      const change = shown === undefined ? undefined : changeBetween(shown, next)
      const isFirst = shown === undefined
      shown = next
      if (change !== undefined && change.add.length + change.remove.length === 0) return
      unsettled++
      const done =
        isFirst || change === undefined
          ? source.setData({ type: 'FeatureCollection', features: layers.map(layerFeature) })
          : source.updateData(change)
      // an update that a later one has overtaken is settled by that
      void done.then(settle, settle)
    },
    setLooks: (next) => {
      for (const id of looks.keys()) {
        if (!next.has(id)) setLook(id, PLAIN)
      }
      for (const [id, look] of next) {
        if (!isSameLook(look, looks.get(id))) setLook(id, look)
      }
      looks = next
    },
    isSettled: () => unsettled === 0,
  }
}

function changeBetween(
  before: ReadonlyMap<string, BlockLayer>,
  after: ReadonlyMap<string, BlockLayer>,
): { readonly remove: string[]; readonly add: Feature[] } {
  const remove = [...before.keys()].filter((id) => !after.has(id))
  const add = [...after.values()]
    .filter((layer) => before.get(layer.id) !== layer)
    .map(layerFeature)
  return { remove, add }
}

function isSameLook(a: LayerLook, b: LayerLook | undefined): boolean {
  return (
    b !== undefined &&
    a.isSelected === b.isSelected &&
    a.isHovered === b.isHovered &&
    a.isOwn === b.isOwn &&
    a.isHeld === b.isHeld
  )
}
