import {
  type Block,
  type BlockLayer,
  type DesignDiff,
  deleteBlock,
  diffBetween,
  parseBlock,
  putBlock,
  putLayer,
} from '@duet/plant'
import { duplicateBlock, type Making, newBlock } from '../drawing/editor/newLayer.ts'
import { newBlockParts } from '../plant/components.ts'
import { sectionMaker } from './sectionMaker.ts'
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
  const { design } = session.plant.get()
  const [only] = layers
  const of = layers.length === 1 ? (only?.name ?? '') : `${layers.length} layers`
  const changed = Object.fromEntries(layers.map((layer) => [layer.id, layer]))
  session.plant.edit({
    name: `${name} of ${of}`,
    diff: diffBetween(design, { ...design, block_layers: { ...design.block_layers, ...changed } }),
    joins: `${Object.keys(changed).join(' ')} ${field}`,
  })
}

function edit(session: DesignSession, name: string, diff: DesignDiff): void {
  session.plant.edit({ name, diff })
}

export function makingOf(session: DesignSession): Making {
  const { design } = session.plant.get()
  return {
    projectId: session.projectId,
    frame: session.frame,
    nowIso: new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    newBlockParts: newBlockParts(session.components.get()),
    sectionOf: sectionMaker(design, session.components.get(), session.frame),
  }
}
