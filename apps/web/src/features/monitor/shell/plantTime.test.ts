import { expect, test } from 'vitest'
import { plantClock, spanOfDays, stepOf } from './plantTime.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

test('days of a plant end at its midnights, also where its clock changes', () => {
  const span = spanOfDays({ from: '2026-03-08', to: '2026-03-08' }, 'America/New_York')
  expect(iso(span.fromMs)).toBe('2026-03-08T05:00:00.000Z')
  expect(iso(span.toMs)).toBe('2026-03-09T04:00:00.000Z')
})

test('charts are drawn on the clock of the plant', () => {
  const clock = plantClock('Asia/Kolkata')
  expect(iso(clock(Date.parse('2026-01-01T00:00:00Z')))).toBe('2026-01-01T05:30:00.000Z')
})

test('a step is no shorter than the readings and no finer than a chart', () => {
  const day = { fromMs: 0, toMs: 86_400_000 }
  expect(stepOf(day, 1)).toBe(60)
  expect(stepOf(day, 15)).toBe(900)
  expect(stepOf({ fromMs: 0, toMs: 30 * 86_400_000 }, 1)).toBe(1800)
  expect(stepOf({ fromMs: 0, toMs: 4000 * 86_400_000 }, 1)).toBe(86_400)
})
