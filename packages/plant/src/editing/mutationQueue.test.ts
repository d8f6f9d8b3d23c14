import { describe, expect, test } from 'vitest'
import { applyDiff, type Design, EMPTY_DESIGN, invertDiff, squashDiffs } from './designDiff.ts'
import { deleteBlock, deleteLayer, moveLayer, putBlock, putLayer } from './designEdits.ts'
import { type MutationBatch, returnBatch, takeBatch } from './mutationBatch.ts'
import {
  EMPTY_QUEUE,
  type MutationQueue,
  mergeServerLoad,
  queueDiff,
  queuedIds,
} from './mutationQueue.ts'
import { block, ground, randomEdit, seeded } from './testing/randomEdits.ts'

/** What a server holds; it refuses a layer of an unknown block, as its foreign key does. */
function save(server: Design, batch: MutationBatch): Design {
  const blocks = { ...server.blocks }
  const block_layers = { ...server.block_layers }
  for (const record of batch.upsertBlocks) blocks[record.id] = record
  for (const layer of batch.upsertLayers) {
    if (layer.block_id !== null && !blocks[layer.block_id]) throw new Error('no such block')
    block_layers[layer.id] = layer
  }
  for (const id of batch.deleteLayers) delete block_layers[id]
  for (const id of batch.deleteBlocks) {
    delete blocks[id]
    for (const layer of Object.values(block_layers)) {
      if (layer.block_id === id) delete block_layers[layer.id]
    }
  }
  return { blocks, block_layers }
}

const SAVED: Design = { blocks: { a: block('a') }, block_layers: { p: ground('p', 'a') } }

describe('mutation queue', () => {
  test('[Q1] an id is in the queue once, with its newest state', () => {
    const first = putBlock(SAVED, block('a', 'one'))
    const second = putBlock(applyDiff(SAVED, first), block('a', 'two'))
    const queue = queueDiff(queueDiff(EMPTY_QUEUE, first), second)
    expect(takeBatch(queue)?.batch.upsertBlocks.map(({ name }) => name)).toEqual(['two'])
    expect(queuedIds(queue)).toHaveLength(1)
  })

  test('[Q2] deleting an item removes its earlier entries', () => {
    const update = putBlock(SAVED, block('a', 'one'))
    const queue = queueDiff(
      queueDiff(EMPTY_QUEUE, update),
      deleteBlock(applyDiff(SAVED, update), 'a'),
    )
    expect(takeBatch(queue)?.batch).toEqual({
      upsertBlocks: [],
      upsertLayers: [],
      deleteLayers: ['p'],
      deleteBlocks: ['a'],
    })
  })

  test('[Q2] an item that the server never saw leaves nothing', () => {
    const added = putLayer(SAVED, ground('new', 'a'))
    const queue = queueDiff(queueDiff(EMPTY_QUEUE, added), invertDiff(added))
    expect(queuedIds(queue)).toEqual([])
    expect(takeBatch(queue)).toBeUndefined()
  })

  test('[Q2] deleting while the addition is on its way sends the deletion after it', () => {
    const added = putLayer(SAVED, ground('new', 'a'))
    const sent = takeBatch(queueDiff(EMPTY_QUEUE, added))
    const queue = queueDiff(sent?.queue ?? EMPTY_QUEUE, invertDiff(added))
    expect(takeBatch(queue)?.batch.deleteLayers).toEqual(['new'])
  })

  test('[Q2] undoing a deletion that still waits takes it out', () => {
    const deleted = deleteLayer(SAVED, 'p')
    const queue = queueDiff(queueDiff(EMPTY_QUEUE, deleted), invertDiff(deleted))
    expect(takeBatch(queue)?.batch).toMatchObject({ upsertLayers: [{ id: 'p' }], deleteLayers: [] })
  })

  test('[Q3] a small batch never sends a layer before its block', () => {
    let design: Design = EMPTY_DESIGN
    let queue: MutationQueue = EMPTY_QUEUE
    for (const diff of [0, 1, 2].map((i) => (from: Design) => putBlock(from, block(`b${i}`)))) {
      queue = queueDiff(queue, diff(design))
      design = applyDiff(design, diff(design))
    }
    queue = queueDiff(queue, putLayer(design, ground('p', 'b2')))
    const first = takeBatch(queue, 2)
    expect(first?.batch).toMatchObject({ upsertBlocks: [{}, {}], upsertLayers: [] })
    expect(takeBatch(first?.queue ?? queue, 2)?.batch).toMatchObject({
      upsertBlocks: [{ id: 'b2' }],
      upsertLayers: [{ id: 'p' }],
    })
  })

  test('[Q3] a block goes only after its layers have left it', () => {
    const before: Design = {
      blocks: { a: block('a') },
      block_layers: { p: ground('p', 'a'), q: ground('q', 'a') },
    }
    const moved = squashDiffs([moveLayer(before, 'p', null), moveLayer(before, 'q', null)])
    const after = applyDiff(before, moved)
    const queue = queueDiff(queueDiff(EMPTY_QUEUE, moved), deleteBlock(after, 'a'))
    const first = takeBatch(queue, 1)
    expect(first?.batch).toMatchObject({ upsertLayers: [{ id: 'p' }], deleteBlocks: [] })
    expect(takeBatch(first?.queue ?? queue, 1)?.batch).toMatchObject({
      upsertLayers: [{ id: 'q' }],
      deleteBlocks: ['a'],
    })
  })

  test('[Q4] a batch that failed goes behind what was edited since', () => {
    const update = putBlock(SAVED, block('a', 'one'))
    const sent = takeBatch(queueDiff(EMPTY_QUEUE, update))
    if (!sent) throw new Error('nothing to send')
    const newer = putBlock(applyDiff(SAVED, update), block('a', 'two'))
    const queue = returnBatch(queueDiff(sent.queue, newer), sent.batch)
    expect(takeBatch(queue)?.batch.upsertBlocks.map(({ name }) => name)).toEqual(['two'])
    expect(returnBatch(EMPTY_QUEUE, sent.batch).blocks.upserts).toEqual({ a: block('a', 'one') })
  })

  test('[Q5] a load from the server keeps what is not saved', () => {
    const local = putLayer(SAVED, ground('new', 'a'))
    const removed = deleteLayer(SAVED, 'p')
    const queue = queueDiff(queueDiff(EMPTY_QUEUE, local), removed)
    const server: Design = {
      blocks: { ...SAVED.blocks, c: block('c') },
      block_layers: { ...SAVED.block_layers, q: ground('q', 'c') },
    }
    const merged = mergeServerLoad(server, queue)
    expect(Object.keys(merged.blocks)).toEqual(['a', 'c'])
    expect(Object.keys(merged.block_layers)).toEqual(['q', 'new'])
  })

  test('[Q5] layers that others drew in a block deleted here stay away with it', () => {
    const queue = queueDiff(EMPTY_QUEUE, deleteBlock(SAVED, 'a'))
    const server = { ...SAVED, block_layers: { ...SAVED.block_layers, q: ground('q', 'a') } }
    expect(mergeServerLoad(server, queue)).toEqual(EMPTY_DESIGN)
  })

  test.each(Array.from({ length: 60 }, (_, i) => i + 1))(
    '[Q6] random edits %d, saved in random batches of which some fail, end alike on the server',
    (seed) => {
      const next = seeded(seed)
      let design: Design = EMPTY_DESIGN
      let server: Design = EMPTY_DESIGN
      let queue: MutationQueue = EMPTY_QUEUE
      const edit = (number: number): void => {
        const diff = randomEdit(next, design, number)
        design = applyDiff(design, diff)
        queue = queueDiff(queue, diff)
        if (next() < 0.15) {
          design = applyDiff(design, invertDiff(diff))
          queue = queueDiff(queue, invertDiff(diff))
        }
      }
      const flush = (number: number): boolean => {
        const taken = takeBatch(queue, 1 + Math.floor(next() * 4))
        if (!taken) return false
        queue = taken.queue
        // the user goes on while the batch is on its way
        if (number > 0 && next() < 0.5) edit(number + 1000)
        const fate = next()
        if (fate > 0.3) server = save(server, taken.batch)
        // a failure may still have reached the server
        else if (fate > 0.15) {
          server = save(server, taken.batch)
          queue = returnBatch(queue, taken.batch)
        } else queue = returnBatch(queue, taken.batch)
        expect(mergeServerLoad(server, queue)).toEqual(design)
        return true
      }
      for (let i = 1; i <= 80; i++) {
        edit(i)
        if (next() < 0.4) flush(i)
      }
      while (flush(0));
      expect(server).toEqual(design)
    },
  )
})
