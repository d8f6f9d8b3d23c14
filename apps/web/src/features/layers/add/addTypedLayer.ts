import {
  type Block,
  type BlockLayer,
  type Design,
  LAYER_LABELS,
  parseBlockLayer,
  type SectionProperties,
  uniqueName,
  validateLayer,
} from '@duet/plant'
import type { Geometry, Position } from 'geojson'
import { addedLayer, type Making, newBlock, sizedBlock } from '../../drawing/editor/newLayer.ts'
import { FIRST_PROPERTIES } from '../../drawing/tools/toolKinds.ts'
import type { Edit } from '../../plant/plantStore.ts'
import { type AddKind, geometryOfParts, heightsOfParts } from './addKinds.ts'

export interface TypedLayer {
  readonly kind: AddKind
  readonly parts: readonly (readonly Position[])[]
  /** Empty: named for its type. */
  readonly name: string
  readonly blockId: string | null
  /** Of a scene: the file that it stands for. */
  readonly filename: string
}

/** The layer that was typed, with the block that a first perimeter brings along; or what is wrong with it. */
export function typedLayer(
  design: Design,
  typed: TypedLayer,
  making: Making,
): { readonly layer: BlockLayer; readonly block: Block | undefined } | string {
  const { kind } = typed
  const geometry = geometryOfParts(kind, typed.parts)
  if (typeof geometry === 'string') return geometry
  const block = blockOf(design, typed, making)
  const section = sectionOf(typed, geometry, making)
  if (typeof section === 'string') return section
  const heights = HAS_HEIGHTS.has(kind.type) ? heightsOfParts(kind, typed.parts) : undefined
  const names = Object.values(design.block_layers).map(({ name }) => name)
  const layer = parseBlockLayer({
    id: making.newId(),
    block_id: block?.id ?? typed.blockId,
    project_id: making.projectId,
    name: typed.name.trim() === '' ? uniqueName(LAYER_LABELS[kind.type], names) : typed.name.trim(),
    type: kind.type,
    geojson: {
      type: 'Feature',
      geometry,
      properties: {
        ...FIRST_PROPERTIES[kind.name],
        ...section,
        ...(heights !== undefined && { pointHeights: heights }),
      },
    },
    ...(kind.type === 'scene' && { source_filename: typed.filename.trim() }),
    created_at: making.nowIso,
    updated_at: making.nowIso,
  })
  if (kind.type === 'scene' && typed.filename.trim() === '') return 'A scene needs its file name.'
  const sized = block && sizedBlock(design, block, [layer], making)
  return validateLayer(layer)[0]?.message ?? { layer, block: sized }
}

/** The block that a perimeter in none brings along. */
const blockOf = (
  design: Design,
  { kind, blockId }: TypedLayer,
  making: Making,
): Block | undefined =>
  kind.type === 'perimeter' && blockId === null ? newBlock(design, making) : undefined

/** The step of the history that adds it. */
export function typedLayerEdit(
  design: Design,
  made: { readonly layer: BlockLayer; readonly block: Block | undefined },
): Edit {
  return { name: `Add ${made.layer.name}`, diff: addedLayer(design, made.layer, made.block) }
}

const HAS_HEIGHTS = new Set(['perimeter', 'panels', 'shading'])

function sectionOf(
  { kind, blockId }: TypedLayer,
  geometry: Geometry,
  { sectionOf: gridOf }: Making,
): SectionProperties | string | undefined {
  if (kind.type !== 'section' || geometry.type !== 'Polygon') return undefined
  return (
    gridOf?.(blockId, geometry) ??
    'A section edits the table slots of a block: choose a block with a panel and a table first.'
  )
}
