import { createBlock, validateBlock } from '@duet/plant'
import { expect, test } from 'vitest'
import { shownFields } from './shownFields.ts'

const fresh = createBlock({
  id: 'b',
  createdAt: '2026-01-01T00:00:00.000Z',
  existingNames: [],
})
const block = { ...fresh, tracker_offset: 120 }
const names = (areFixed: boolean, wrong: readonly string[] = []): readonly string[] =>
  shownFields(block, { areFixed, wrong: new Set(wrong) }).map(({ name }) => name)

test('fixed tables have no fields of trackers, but for one that is wrong', () => {
  expect(names(false)).toContain('tracker_offset')
  expect(names(true)).not.toContain('tracker_offset')
  const wrong = validateBlock(block).map(({ path }) => path)
  expect(wrong).toEqual(['tracker_offset'])
  expect(names(true, wrong)).toContain('tracker_offset')
  expect(names(true, wrong)).not.toContain('tracker_stuck_angle')
})
