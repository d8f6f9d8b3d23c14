import { describe, expect, test } from 'vitest'
import { parsePosition } from './parsePosition.ts'

describe('a typed position', () => {
  test.each([
    '33.4484, -112.074',
    '33.4484 -112.074',
    '33.4484° N, 112.074° W',
    '(33.4484,-112.074)',
  ])('%s is read', (text) => {
    expect(parsePosition(text)).toEqual({ latitude: 33.4484, longitude: -112.074 })
  })

  test.each(['33.4484', '48.8566, ', '48.8566, -', '1, 2, 3', '95, 10', 'north'])(
    '%s is none',
    (text) => {
      expect(parsePosition(text)).toBeUndefined()
    },
  )
})
