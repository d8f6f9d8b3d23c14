import type { Block } from '../block/block.ts'
import type { BlockLayer, LayerOf } from '../layers/blockLayer.ts'
import { lineToLocalM } from './geometryM.ts'
import { perimeterRingsM } from './layerRings.ts'
import { layersOfBlock } from './layersOfBlock.ts'
import type { LocalFrame } from './localFrame.ts'
import { type RingM, signedRingAreaM2 } from './polygonM.ts'
import { lineAzimuthDeg } from './rowDirection.ts'
import { unionRings } from './unionRings.ts'

export interface GuideGroupsInput {
  readonly block: Pick<Block, 'id' | 'row_direction'>
  readonly layers: readonly BlockLayer[]
  readonly frame: LocalFrame
}

/** Perimeters that follow one guide line, or none. */
export interface GuideGroup {
  readonly guide: LayerOf<'guide_line'> | undefined
  /** Oriented rings of the ground of all perimeters together. */
  readonly rings: readonly RingM[]
  /** Holes taken off. */
  readonly areaM2: number
  /** First point of the guide line, [east, north]. */
  readonly originM: readonly [number, number] | undefined
  /** Azimuth along which rows run, where the guide line gives it; undefined: the table's. */
  readonly alongDeg: number | undefined
}

/** Perimeters by the guide line that they follow; those without one are together. */
export function guideGroups(input: GuideGroupsInput): GuideGroup[] {
  const guides = new Map(
    input.layers.filter((layer) => layer.type === 'guide_line').map((layer) => [layer.id, layer]),
  )
  const groups = new Map<string, LayerOf<'perimeter'>[]>()
  for (const layer of layersOfBlock(input, 'perimeter')) {
    const linked = layer.geojson.properties.guideLineId ?? ''
    const key = guides.has(linked) ? linked : ''
    groups.set(key, [...(groups.get(key) ?? []), layer])
  }
  return [...groups].map(([key, perimeters]) => guideGroup(input, perimeters, guides.get(key)))
}

function guideGroup(
  { block, frame }: GuideGroupsInput,
  perimeters: readonly LayerOf<'perimeter'>[],
  guide: LayerOf<'guide_line'> | undefined,
): GuideGroup {
  const rings = unionRings(perimeters.map((layer) => perimeterRingsM(layer, frame)))
  const line = guide && lineToLocalM(frame, guide.geojson.geometry.coordinates)
  const followsLine = block.row_direction === 'guide_line'
  return {
    guide,
    rings,
    areaM2: rings.reduce((sum, ring) => sum + signedRingAreaM2(ring), 0),
    originM: line && [line[0] ?? 0, line[1] ?? 0],
    alongDeg: line && followsLine ? lineAzimuthDeg(line) : undefined,
  }
}
