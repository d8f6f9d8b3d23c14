import { type CivilDay, civilDays } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { turnPlan } from './turnPlan.ts'

const YEAR = civilDays(
  'America/Phoenix',
  Date.parse('2026-01-01T07:00Z'),
  Date.parse('2027-01-01T07:00Z'),
)
const day = (k: number): CivilDay => YEAR[k] ?? { date: '', startUtcMs: 0, endUtcMs: 0 }
const plan = (waiting: readonly number[], newest: number) =>
  turnPlan(waiting.map(day), day(newest).date).map(({ days, isAhead }) => ({
    days: days.map(({ date }) => YEAR.findIndex((one) => one.date === date)),
    isAhead,
  }))
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k)

describe('a turn', () => {
  test('takes all that waits where that is little', () => {
    expect(plan([], 9)).toEqual([])
    expect(plan([9], 9)).toEqual([{ days: [9], isAhead: false }])
    expect(plan([1, 9], 9)).toEqual([{ days: [1, 9], isAhead: false }])
  })

  test('takes the newest days of a backlog first, then the oldest', () => {
    expect(plan(range(0, 364), 364)).toEqual([
      { days: range(351, 364), isAhead: true },
      { days: range(0, 350), isAhead: false },
    ])
    expect(plan([3, 200, 364], 364)).toEqual([
      { days: [364], isAhead: true },
      { days: [3, 200], isAhead: false },
    ])
  })

  test('goes on from the oldest where the newest ones are done', () => {
    expect(plan(range(0, 350), 364)).toEqual([{ days: range(0, 350), isAhead: false }])
  })
})
