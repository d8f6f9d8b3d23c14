import {
  type Block,
  type BlockLayer,
  type DesignDiff,
  deleteBlock,
  parseBlock,
  putBlock,
  putBlocks,
  putLayer,
} from '@duet/plant'
import { nameOf, putLayers } from '../drawing/editor/context.ts'
import { duplicateBlock, newBlock } from '../drawing/editor/newLayer.ts'
import { makingOf } from './makingOf.ts'
import type { DesignSession } from './session.ts'

/** What the lists and forms do to the design; each is one step of the history. */
export function addBlock(session: DesignSession): void {
  const { design } = session.plant.get()
  const block = newBlock(design, makingOf(session))
  session.plant.edit({ name: `Add ${block.name}`, diff: putBlock(design, block) })
  session.dispatch({ type: 'selectBlock', blockId: block.id })
}

export function copyBlock(session: DesignSession, block: Block): void {
  const { design } = session.plant.get()
  const diff = duplicateBlock(design, block, makingOf(session))
  session.plant.edit({ name: `Duplicate ${block.name}`, diff })
  const [id = null] = Object.keys(diff.blocks.added)
  session.dispatch({ type: 'selectBlock', blockId: id })
}

export function removeBlock(session: DesignSession, block: Block): void {
  edit(session, `Delete ${block.name}`, deleteBlock(session.plant.get().design, block.id))
  if (session.editor.get().blockId === block.id) {
    session.dispatch({ type: 'selectBlock', blockId: null })
    session.dispatch({ type: 'nextBlock' })
  }
}

/** Changes one field; while a field is being typed in, its changes are one step. */
export function setBlockField(
  session: DesignSession,
  blockId: string,
  field: { readonly name: string; readonly label: string },
  value: unknown,
): void {
  const { design } = session.plant.get()
  const block = design.blocks[blockId]
  if (block === undefined) return
  const diff = putBlock(design, parseBlock({ ...block, [field.name]: value }))
  session.plant.edit({ name: `Change ${field.label}`, diff, joins: `${blockId} ${field.name}` })
}

/** Changes several blocks in one step. */
export function putChangedBlocks(
  session: DesignSession,
  blocks: readonly Block[],
  name: string,
): void {
  edit(session, name, putBlocks(session.plant.get().design, blocks))
}

export function renameBlock(session: DesignSession, block: Block, name: string): void {
  edit(session, `Rename ${block.name}`, putBlock(session.plant.get().design, { ...block, name }))
}

export function putChangedLayer(
  session: DesignSession,
  layer: BlockLayer,
  name: string,
  joins?: string,
): void {
  const diff = putLayer(session.plant.get().design, layer)
  session.plant.edit({ name, diff, ...(joins !== undefined && { joins }) })
}

/** Changes several layers in one step; while a field is being typed in, its changes are one step. */
export function putChangedLayers(
  session: DesignSession,
  layers: readonly BlockLayer[],
  name: string,
  field: string,
): void {
  session.plant.edit({
    name: `${name} of ${nameOf(layers)}`,
    diff: putLayers(session.plant.get().design, layers),
    joins: [...layers.map(({ id }) => id), field].join(' '),
  })
}

function edit(session: DesignSession, name: string, diff: DesignDiff): void {
  session.plant.edit({ name, diff })
}
