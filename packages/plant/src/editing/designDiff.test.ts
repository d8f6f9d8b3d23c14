import { describe, expect, test } from 'vitest'
import {
  applyDiff,
  type Design,
  diffBetween,
  EMPTY_DESIGN,
  invertDiff,
  isEmptyDiff,
  squashDiffs,
} from './designDiff.ts'
import { deleteBlock, putBlock, putLayer } from './designEdits.ts'
import { block, ground, randomEdit, seeded } from './testing/randomEdits.ts'

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1)

describe('edits', () => {
  test('[E1] putting a record adds it, putting it again replaces it', () => {
    const added = putBlock(EMPTY_DESIGN, block('a'))
    expect(Object.keys(added.blocks.added)).toEqual(['a'])
    const design = applyDiff(EMPTY_DESIGN, added)
    const replaced = putBlock(design, block('a', 'other'))
    expect(replaced.blocks.updated['a']?.map(({ name }) => name)).toEqual(['a', 'other'])
  })

  test('[E1] an edit survives JSON', () => {
    const diff = putLayer(EMPTY_DESIGN, ground('p', null))
    expect(JSON.parse(JSON.stringify(diff))).toEqual(diff)
  })

  test.each(SEEDS)('[E2] random edit %d and its inverse leave the design as it was', (seed) => {
    const next = seeded(seed)
    let design: Design = EMPTY_DESIGN
    for (let i = 0; i < 40; i++) {
      const diff = randomEdit(next, design, i)
      const after = applyDiff(design, diff)
      expect(applyDiff(after, invertDiff(diff))).toEqual(design)
      design = after
    }
  })

  test.each(SEEDS)('[E3] random edits %d squashed do what they do one by one', (seed) => {
    const next = seeded(seed)
    const start = applyDiff(EMPTY_DESIGN, putBlock(EMPTY_DESIGN, block('first')))
    let design = start
    const diffs = Array.from({ length: 40 }, (_, i) => {
      const diff = randomEdit(next, design, i)
      design = applyDiff(design, diff)
      return diff
    })
    const squashed = squashDiffs(diffs)
    expect(applyDiff(start, squashed)).toEqual(design)
    expect(applyDiff(design, invertDiff(squashed))).toEqual(start)
    // an id is in one part of the squashed edit at most
    for (const { added, updated, removed } of [squashed.blocks, squashed.block_layers]) {
      const ids = [added, updated, removed].flatMap(Object.keys)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('[E4] add then remove leaves nothing', () => {
    const added = putBlock(EMPTY_DESIGN, block('a'))
    const removed = deleteBlock(applyDiff(EMPTY_DESIGN, added), 'a')
    expect(isEmptyDiff(squashDiffs([added, removed]))).toBe(true)
  })

  test('[E4] an update and its way back leave nothing', () => {
    const design = applyDiff(EMPTY_DESIGN, putBlock(EMPTY_DESIGN, block('a')))
    const update = putBlock(design, block('a', 'other'))
    expect(isEmptyDiff(squashDiffs([update, invertDiff(update)]))).toBe(true)
  })

  test('[E5] applying an edit leaves the design it was applied to', () => {
    const design = applyDiff(EMPTY_DESIGN, putBlock(EMPTY_DESIGN, block('a')))
    const copy = structuredClone(design)
    applyDiff(design, deleteBlock(design, 'a'))
    expect(design).toEqual(copy)
  })

  test('records that did not change are not in the difference', () => {
    const design = applyDiff(EMPTY_DESIGN, putBlock(EMPTY_DESIGN, block('a')))
    expect(isEmptyDiff(diffBetween(design, { ...design }))).toBe(true)
  })
})
