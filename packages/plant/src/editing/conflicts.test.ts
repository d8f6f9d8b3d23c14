import { describe, expect, test } from 'vitest'
import { at, layer } from '../layout/testing/groundLayers.ts'
import { adoptUnsaved } from './adoptUnsaved.ts'
import { designConflicts, keepMine, takeTheirs } from './conflicts.ts'
import { applyDiff, type Design, type DesignDiff } from './designDiff.ts'
import { deleteBlock, deleteLayer, putBlock, putLayer } from './designEdits.ts'
import { fitStep } from './fitStep.ts'
import { mergeChanges } from './mergeChanges.ts'
import { differingFields } from './recordFields.ts'
import type { DesignRecord } from './sameRecord.ts'
import { heldIds, takeSyncBatch } from './syncBatch.ts'
import {
  type EditedDesign,
  noteEdit,
  type RemoteVersion,
  syncedAt,
  unsavedCount,
} from './syncState.ts'
import { block, ground, guide } from './testing/randomEdits.ts'

const SAVED: Design = {
  blocks: { a: block('a') },
  block_layers: { p: ground('p', 'a', 'g'), g: guide('g', 'a'), q: ground('q', null) },
}
const START: EditedDesign = { design: SAVED, sync: syncedAt(5) }

const after = ({ design, sync }: EditedDesign, diff: DesignDiff): EditedDesign => ({
  design: applyDiff(design, diff),
  sync: noteEdit(sync, diff),
})
const kindOf = (id: string) => (['a', 'b'].includes(id) ? 'block' : 'block_layer')
const version = (id: string, record: DesignRecord | null): RemoteVersion => ({
  kind: kindOf(id),
  record,
  revision: 6,
  editorName: 'Ana',
  at: '2026-01-01T12:04:00Z',
})
/** Others save these records, or delete them. */
const others = (
  edited: EditedDesign,
  records: Readonly<Record<string, DesignRecord | null>>,
): EditedDesign =>
  mergeChanges(edited, {
    revision: 6,
    versions: Object.fromEntries(
      Object.entries(records).map(([id, record]) => [id, version(id, record)]),
    ),
  }).edited
const exclusion = (id: string, eastM: number, properties: object = {}) =>
  layer(
    id,
    'exclusion',
    {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: [at([eastM, 0]), at([eastM, 9])] },
      properties,
    },
    'a',
  )
const batchOf = ({ sync }: EditedDesign) => takeSyncBatch(sync)?.batch

describe('working together', () => {
  test('[C2] what is not edited here is replaced, and nothing waits', () => {
    const merged = others(START, { p: ground('p', null), q: null, b: block('b') })
    expect(Object.keys(merged.design.blocks)).toEqual(['a', 'b'])
    expect(merged.design.block_layers['p']?.block_id).toBeNull()
    expect(merged.design.block_layers['q']).toBeUndefined()
    expect(unsavedCount(merged.sync)).toBe(0)
    expect(designConflicts(merged)).toEqual([])
  })

  test('[C4] [C5] the same record changed twice is decided about, everything else is sent', () => {
    const mine = after(
      after(START, putBlock(SAVED, block('a', 'mine'))),
      putBlock(SAVED, block('b')),
    )
    const merged = others(mine, { a: block('a', 'theirs') })
    expect(designConflicts(merged)).toMatchObject([
      { id: 'a', mine: { name: 'mine' }, theirs: { name: 'theirs' }, editorName: 'Ana' },
    ])
    expect(batchOf(merged)?.upsertBlocks.map(({ id }) => id)).toEqual(['b'])
    const resolved = keepMine(merged, 'a')
    expect(batchOf(resolved)?.upsertBlocks.map(({ name }) => name)).toContain('mine')
    expect(resolved.sync.bases['a']?.revision).toBe(6)
    const taken = takeTheirs(merged, 'a')
    expect(taken.design.blocks['a']?.name).toBe('theirs')
    expect(batchOf(taken)?.upsertBlocks.map(({ id }) => id)).toEqual(['b'])
  })

  test('[C8] each field of a record is as the one side has it that has changed it', () => {
    const mine = after(START, putBlock(SAVED, { ...block('a'), slope_tilt: 4 }))
    const merged = others(mine, { a: { ...block('a'), num_inverters: 7 } })
    expect(designConflicts(merged)).toEqual([])
    expect(merged.design.blocks['a']).toMatchObject({ slope_tilt: 4, num_inverters: 7 })
    expect(batchOf(merged)?.upsertBlocks).toEqual([merged.design.blocks['a']])
    expect(merged.sync.bases['a']?.revision).toBe(6)
  })

  test('[C8] a decision settles the fields that both have changed, and no others', () => {
    const mine = after(START, putBlock(SAVED, { ...block('a', 'mine'), slope_tilt: 4 }))
    const merged = others(mine, { a: { ...block('a', 'theirs'), num_inverters: 7 } })
    const [conflict] = designConflicts(merged)
    expect(differingFields(conflict?.mine, conflict?.theirs)).toEqual(['name'])
    const both = { slope_tilt: 4, num_inverters: 7 }
    const resolved = batchOf(keepMine(merged, 'a'))
    expect(resolved?.upsertBlocks).toMatchObject([{ name: 'mine', ...both }])
    const taken = takeTheirs(merged, 'a')
    expect(taken.design.blocks['a']).toMatchObject({ name: 'theirs', ...both })
    expect(batchOf(taken)?.upsertBlocks).toMatchObject([{ name: 'theirs', ...both }])
  })

  test('[C8] an outline is one field with the heights of its corners, its buffer another', () => {
    const drawn = exclusion('x', 0)
    const start = { design: { ...SAVED, block_layers: { x: drawn } }, sync: syncedAt(5) }
    const moved = { ...exclusion('x', 10), block_id: null }
    const wider = exclusion('x', 0, { bufferRadius: 3 })
    const merged = others(after(start, putLayer(start.design, moved)), { x: wider })
    expect(designConflicts(merged)).toEqual([])
    expect(merged.design.block_layers['x']).toEqual({
      ...moved,
      geojson: { ...moved.geojson, properties: { bufferRadius: 3 } },
    })
    const raised = exclusion('x', 0, { corners: 2 })
    const apart = others(after(start, putLayer(start.design, moved)), { x: raised })
    expect(designConflicts(apart)).toHaveLength(1)
  })

  test('[C5] the same change twice is none', () => {
    const merged = others(after(START, putBlock(SAVED, block('a', 'same'))), {
      a: block('a', 'same'),
    })
    expect(designConflicts(merged)).toEqual([])
    expect(unsavedCount(merged.sync)).toBe(0)
  })

  test('[C5] a block that they deleted goes or stays with what was drawn in it here', () => {
    const mine = after(START, putLayer(SAVED, ground('n', 'a')))
    const merged = others(mine, { a: null, p: null, g: null })
    expect(designConflicts(merged)).toMatchObject([{ id: 'a', mine: { id: 'a' }, theirs: null }])
    expect(Object.keys(merged.design.block_layers)).toEqual(['p', 'g', 'q', 'n'])
    expect(batchOf(merged)).toBeUndefined()
    const resolved = batchOf(keepMine(merged, 'a'))
    expect(resolved?.upsertBlocks.map(({ id }) => id)).toEqual(['a'])
    expect(resolved?.upsertLayers.map(({ id }) => id).toSorted()).toEqual(['g', 'n', 'p'])
    const taken = takeTheirs(merged, 'a')
    expect(taken.design).toEqual({ blocks: {}, block_layers: { q: SAVED.block_layers['q'] } })
    expect(unsavedCount(taken.sync)).toBe(0)
  })

  test('[C5] a block that was deleted here goes or stays with what they drew in it', () => {
    const mine = after(START, deleteBlock(SAVED, 'a'))
    const merged = others(mine, { n: ground('n', 'a') })
    expect(designConflicts(merged)).toMatchObject([{ id: 'a', mine: null, theirs: { id: 'a' } }])
    expect(heldIds(merged.sync).has('a')).toBe(true)
    expect(batchOf(merged)?.deleteBlocks).toEqual([])
    const resolved = keepMine(merged, 'a')
    expect(batchOf(resolved)?.deleteLayers.toSorted()).toEqual(['g', 'n', 'p'])
    expect(batchOf(resolved)?.deleteBlocks).toEqual(['a'])
    const taken = takeTheirs(merged, 'a')
    expect(Object.keys(taken.design.blocks)).toEqual(['a'])
    expect(Object.keys(taken.design.block_layers).toSorted()).toEqual(['g', 'n', 'p', 'q'])
    expect(unsavedCount(taken.sync)).toBe(0)
  })

  test('[L2] a guide line that they deleted is followed by no perimeter that is edited here', () => {
    const mine = after(START, putLayer(SAVED, ground('n', 'a', 'g')))
    const merged = others(mine, { g: null, p: ground('p', 'a') })
    const drawn = merged.design.block_layers['n']
    expect(drawn?.type === 'perimeter' && drawn.geojson.properties.guideLineId).toBeNull()
    expect(batchOf(merged)?.upsertLayers).toEqual([drawn])
  })
})

describe('steps of the history', () => {
  test('[H7] leave what others have changed, blocks with layers, and blocks that are gone', () => {
    const added = putBlock(SAVED, block('b'))
    const design = applyDiff(SAVED, added)
    const theirs: Design = {
      ...design,
      block_layers: { ...design.block_layers, n: ground('n', 'b') },
    }
    const undoAdding = { ...added, blocks: { added: {}, updated: {}, removed: added.blocks.added } }
    expect(fitStep(theirs, undoAdding)).toMatchObject({
      diff: { blocks: { removed: {} } },
      leftOut: [{ id: 'b' }],
    })
    expect(fitStep(design, undoAdding).leftOut).toEqual([])
    const drawing = putLayer(SAVED, ground('n', 'a'))
    const withoutBlock = applyDiff(SAVED, deleteBlock(SAVED, 'a'))
    expect(fitStep(withoutBlock, drawing).leftOut).toMatchObject([{ id: 'n' }])
    const locked = putLayer(SAVED, { ...ground('q', null), is_locked: true })
    const named = applyDiff(SAVED, putLayer(SAVED, { ...ground('q', null), name: 'theirs' }))
    const { diff, leftOut } = fitStep(named, locked)
    expect(leftOut).toEqual([])
    expect(applyDiff(named, diff).block_layers['q']).toMatchObject({
      name: 'theirs',
      is_locked: true,
    })
    const moved = putLayer(SAVED, { ...ground('q', null), name: 'moved' })
    const changed = applyDiff(SAVED, putLayer(SAVED, { ...ground('q', null), name: 'theirs' }))
    expect(fitStep(changed, moved).leftOut).toMatchObject([{ name: 'theirs' }])
  })
})

describe('unsaved edits', () => {
  const KEPT = after(START, putBlock(SAVED, block('a', 'mine'))).sync

  test('[C6] are taken over where nothing was saved since', () => {
    const { edited, left } = adoptUnsaved({ design: SAVED, sync: syncedAt(9) }, KEPT, {})
    expect(edited.design.blocks['a']?.name).toBe('mine')
    expect(edited.sync.bases['a']?.revision).toBe(9)
    expect(left).toBeUndefined()
  })

  test('[C6] are decided about where somebody has saved the same', () => {
    const design = { ...SAVED, blocks: { a: block('a', 'theirs') } }
    const editors = { a: version('a', block('a', 'theirs')) }
    const { edited } = adoptUnsaved({ design, sync: syncedAt(9) }, KEPT, editors)
    expect(designConflicts(edited)).toMatchObject([
      { id: 'a', mine: { name: 'mine' }, theirs: { name: 'theirs' }, editorName: 'Ana' },
    ])
  })

  test('[C8] of one field bring back no other field that somebody has changed since', () => {
    const design = { ...SAVED, blocks: { a: { ...block('a'), num_inverters: 7 } } }
    const { edited } = adoptUnsaved({ design, sync: syncedAt(9) }, KEPT, {})
    expect(edited.design.blocks['a']).toMatchObject({ name: 'mine', num_inverters: 7 })
    expect(designConflicts(edited)).toEqual([])
  })

  test('[C6] of which it is not known what they began from are decided about', () => {
    const design = { ...SAVED, blocks: { a: { ...block('a'), num_inverters: 7 } } }
    const { edited } = adoptUnsaved({ design, sync: syncedAt(9) }, { ...KEPT, bases: {} }, {})
    const [conflict] = designConflicts(edited)
    expect(differingFields(conflict?.mine, conflict?.theirs).toSorted()).toEqual([
      'name',
      'num_inverters',
    ])
  })

  test('[C3] that were on their way and have arrived need nothing more', () => {
    const taken = takeSyncBatch(KEPT)
    if (!taken) throw new Error('nothing to send')
    const design = { ...SAVED, blocks: { a: block('a', 'mine') } }
    const { edited } = adoptUnsaved({ design, sync: syncedAt(9) }, taken.sync, {})
    expect(unsavedCount(edited.sync)).toBe(0)
  })

  test('[C6] of a record that is edited here wait their turn', () => {
    const here = after(START, putBlock(SAVED, block('a', 'here')))
    const { edited, left } = adoptUnsaved(here, KEPT, {})
    expect(edited.design.blocks['a']?.name).toBe('here')
    expect(left && unsavedCount(left)).toBe(1)
  })

  test('[C6] of a layer whose block is gone are Unassigned', () => {
    const drawn = after(START, putLayer(SAVED, ground('n', 'a'))).sync
    const { edited, unhoused } = adoptUnsaved(
      { design: applyDiff(SAVED, deleteBlock(SAVED, 'a')), sync: syncedAt(9) },
      drawn,
      {},
    )
    expect(edited.design.block_layers['n']?.block_id).toBeNull()
    expect(unhoused.map(({ id }) => id)).toEqual(['n'])
  })

  test('[C6] deletions are taken over as well', () => {
    const deleted = after(START, deleteLayer(SAVED, 'p')).sync
    const { edited } = adoptUnsaved({ design: SAVED, sync: syncedAt(9) }, deleted, {})
    expect(Object.keys(edited.design.block_layers)).toEqual(['q'])
    expect(batchOf(edited)?.deleteLayers.toSorted()).toEqual(['g', 'p'])
  })
})
