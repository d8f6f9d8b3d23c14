import { describe, expect, test } from 'vitest'
import {
  type FlagStorage,
  isOn,
  readSessionFlags,
  withFlag,
  withoutFlag,
  writeSessionFlags,
} from './sessionFlags.ts'

const KEY = 'duet.featureFlags'

function storageWith(text?: string): {
  readonly storage: FlagStorage
  readonly stored: Map<string, string>
} {
  const stored = new Map(text === undefined ? [] : [[KEY, text]])
  const storage: FlagStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
  return { storage, stored }
}

const on = { id: 'sentinel-demo', enabled: true }

describe('session flags', () => {
  test('are read as they were written', () => {
    const { storage } = storageWith()
    writeSessionFlags(storage, [on])
    expect(readSessionFlags(storage)).toEqual([on])
  })

  test.each(['{', '"on"', '[{"id":1,"enabled":true}]', 'null'])(
    '%s cannot be read: it is removed and is as none',
    (text) => {
      const { storage, stored } = storageWith(text)
      expect(readSessionFlags(storage)).toEqual([])
      expect(stored.has(KEY)).toBe(false)
    },
  )

  test('the last one removed leaves nothing behind', () => {
    const { storage, stored } = storageWith(JSON.stringify([on]))
    writeSessionFlags(storage, withoutFlag(readSessionFlags(storage), on.id))
    expect(stored.size).toBe(0)
  })

  test('a flag is set once, in its newest state', () => {
    const off = { ...on, enabled: false }
    expect(withFlag([on, { id: 'other', enabled: true }], off)).toEqual([
      { id: 'other', enabled: true },
      off,
    ])
  })
})

describe('whether a flag is on', () => {
  test('the session stands above the server, and what nobody knows is off', () => {
    const off = { ...on, enabled: false }
    expect(isOn(on.id, [on], [])).toBe(true)
    expect(isOn(on.id, [on], [off])).toBe(false)
    expect(isOn(on.id, [off], [on])).toBe(true)
    expect(isOn('unheard-of', [on], [])).toBe(false)
  })
})
