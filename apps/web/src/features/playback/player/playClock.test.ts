import { expect, test } from 'vitest'
import { ranOn } from './playClock.ts'

const rules = { hoursPerS: 1, stepMs: 900_000, frameCount: 100 }

test('a clock passes as many steps as its speed says, and stops at the end', () => {
  const playing = { place: 10, isPlaying: true }
  expect(ranOn(playing, 100, rules).place).toBeCloseTo(10.4)
  expect(ranOn(playing, 100, { ...rules, hoursPerS: 4 }).place).toBeCloseTo(11.6)
  expect(ranOn({ ...playing, isPlaying: false }, 100, rules).place).toBe(10)
  expect(ranOn({ ...playing, place: 98.9 }, 100, rules)).toEqual({ place: 99, isPlaying: false })
})

test('a page that was hidden for an hour does not jump', () => {
  expect(ranOn({ place: 0, isPlaying: true }, 3_600_000, rules).place).toBeLessThan(2)
})
