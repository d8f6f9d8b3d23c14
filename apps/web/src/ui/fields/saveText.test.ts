import { expect, test } from 'vitest'
import { saveText } from './saveText.ts'

test('the state of saving is said in words', () => {
  expect(saveText({ state: 'saving' })).toBe('Saving…')
  expect(saveText({ state: 'offline', changes: 3 })).toBe('Offline, 3 changes kept')
  expect(saveText({ state: 'unsaved', changes: 1 })).toBe('1 change not saved yet')
  expect(saveText({ state: 'failed', message: 'Name taken' })).toBe('Not saved: Name taken')
})
