import { expect, test } from 'vitest'
import { ACTION_TOOLS, DRAW_TOOLS } from '../../drawing/tools/toolKinds.ts'
import { chordOf } from './chord.ts'
import { SHORTCUT_GROUPS } from './shortcuts.ts'

const ALL = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts)

test('no key does two things', () => {
  const chords = ALL.flatMap((shortcut) => shortcut.chords)
  expect(chords.toSorted()).toEqual([...new Set(chords)].toSorted())
})

test('every listed key does something, and what has no key says what the hand does', () => {
  for (const { chords, keys, act } of ALL) {
    expect(chords.length > 0).toBe(act !== undefined)
    expect(chords.length > 0 || keys !== undefined).toBe(true)
  }
})

test.each([
  'V',
  'P',
  'G',
  'X',
  'S',
  'R',
  'T',
  '3',
  'M',
  'H',
  'Del',
  'Ctrl-Z',
  'Shift-Ctrl-Z',
  'Ctrl-D',
  'Left',
  'Shift-Left',
  'F',
  '[',
  ']',
])('%s is taken', (chord) => {
  expect(ALL.some(({ chords }) => chords.includes(chord))).toBe(true)
})

test('each tool has its key', () => {
  for (const { key } of [...Object.values(DRAW_TOOLS), ...Object.values(ACTION_TOOLS)]) {
    expect(ALL.some(({ chords }) => chords.includes(key))).toBe(true)
  }
})

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test.each([
  [{ ...NONE, key: 'p' }, 'P'],
  [{ ...NONE, key: 'Z', shiftKey: true, ctrlKey: true }, 'Shift-Ctrl-Z'],
  [{ ...NONE, key: '?', shiftKey: true }, '?'],
  [{ ...NONE, key: 'ArrowLeft', shiftKey: true }, 'Shift-Left'],
  [{ ...NONE, key: 'd', metaKey: true }, 'Ctrl-D'],
  [{ ...NONE, key: 'Delete' }, 'Del'],
])('%j is written as %s', (event, chord) => {
  expect(chordOf(event)).toBe(chord)
})
