import { AppError } from '@duet/contract'
import type { Block } from '../block/block.ts'
import {
  COMPONENT_LABELS,
  type ComponentKind,
  type ComponentParameters,
  RELATION_KEYS,
} from '../components/kinds.ts'
import { findComponent, type PlantDocument } from '../document/plantDocument.ts'
import { localFrame } from '../layout/localFrame.ts'
import { tableAsLaidOut } from '../layout/tableAsLaidOut.ts'

/** The components that a block is made of. */
export type BlockParts = Pick<
  ComponentParameters,
  'panel' | 'table' | 'inverter' | 'transformer' | 'dcWire' | 'acWire'
>

/** @throws AppError NOT_FOUND */
export function findBlock(document: PlantDocument, blockId: string): Block {
  const block = document.blocks.find(({ id }) => id === blockId)
  if (!block) throw new AppError('NOT_FOUND', 'The plant has no such block.', { block_id: blockId })
  return block
}

/**
 * The components of a block; its table as explicit tables and guide lines turn, tilt and lift it.
 * @throws AppError INVALID_INPUT naming the first component that is missing
 */
export function blockParts(document: PlantDocument, block: Block): BlockParts {
  const panel = linked(document, block, 'panel')
  const table = linked(document, block, 'table')
  const { block_layers: layers, project } = document
  const frame = localFrame(project.longitude, project.latitude)
  return {
    panel,
    table: tableAsLaidOut({ block, layers, table, panel, frame }).table,
    inverter: linked(document, block, 'inverter'),
    transformer: linked(document, block, 'transformer'),
    dcWire: linked(document, block, 'dcWire'),
    acWire: linked(document, block, 'acWire'),
  }
}

function linked<K extends ComponentKind>(
  document: PlantDocument,
  block: Block,
  kind: K,
): ComponentParameters[K] {
  const key = RELATION_KEYS[kind]
  const parameters = findComponent(document, kind, key === undefined ? null : block[key])
  if (parameters !== undefined) return parameters
  throw new AppError(
    'INVALID_INPUT',
    `${block.name} has no ${COMPONENT_LABELS[kind]}: choose one in the block's configuration.`,
    { block_id: block.id, field: key },
  )
}
