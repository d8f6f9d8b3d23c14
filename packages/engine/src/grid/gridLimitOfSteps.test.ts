import { HOUR_MS } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { gridLimitOfSteps } from './gridLimitOfSteps.ts'

const OFFSET_H = -7
/** Hours of local standard time from one on. */
const clock = (localStart: string, hours: number, isTypicalYear = false) => ({
  intervalStartUtcMs: Float64Array.from(
    { length: hours },
    (_, hour) => Date.parse(`${localStart}Z`) + (hour - OFFSET_H) * HOUR_MS,
  ),
  stepS: 3600,
  utcOffsetH: OFFSET_H,
  ...(isTypicalYear && { isTypicalYear }),
})
const period = (from: string, to: string, limitW: number) => ({
  fromMs: Date.parse(`${from}Z`),
  toMs: Date.parse(`${to}Z`),
  limitW,
})

test('without a limit there is none', () => {
  expect([...gridLimitOfSteps({}, clock('2025-05-01T00:00', 2))]).toEqual([Infinity, Infinity])
})

describe('dated periods', () => {
  const plant = {
    gridLimitW: 100,
    gridLimitShares: Array.from({ length: 288 }, () => 0.5),
    gridLimitPeriods: [
      period('2025-05-01T01:00', '2025-05-01T03:00', 20),
      period('2025-05-01T04:30', '2025-05-01T05:30', 0),
    ],
  }

  test('count from the step that begins at their start, or within them, until the one at their end', () => {
    const limits = gridLimitOfSteps(plant, clock('2025-05-01T00:00', 7))
    expect([...limits]).toEqual([50, 20, 20, 50, 50, 0, 50])
  })

  test('are of their year', () => {
    expect([...gridLimitOfSteps(plant, clock('2026-05-01T00:00', 3))]).toEqual([50, 50, 50])
  })

  test('may stand above the limit that they take the place of, and limit by themselves', () => {
    const gridLimitPeriods = [period('2025-05-01T01:00', '2025-05-01T02:00', 150)]
    const steps = clock('2025-05-01T00:00', 3)
    expect([...gridLimitOfSteps({ gridLimitW: 100, gridLimitPeriods }, steps)]).toEqual([
      100, 150, 100,
    ])
    expect([...gridLimitOfSteps({ gridLimitPeriods }, steps)]).toEqual([Infinity, 150, Infinity])
  })

  test('at once give the lowest', () => {
    const gridLimitPeriods = [
      period('2025-05-01T00:00', '2025-05-01T02:00', 30),
      period('2025-05-01T01:00', '2025-05-01T03:00', 40),
    ]
    const limits = gridLimitOfSteps({ gridLimitPeriods }, clock('2025-05-01T00:00', 4))
    expect([...limits]).toEqual([30, 30, 40, Infinity])
  })
})

describe('dated periods of a typical year', () => {
  const limitsOf = (
    localStart: string,
    hours: number,
    ...gridLimitPeriods: readonly ReturnType<typeof period>[]
  ) => [...gridLimitOfSteps({ gridLimitW: 100, gridLimitPeriods }, clock(localStart, hours, true))]

  test('count by month, day and time, whatever the year', () => {
    const may = period('2025-05-01T01:00', '2025-05-01T03:00', 20)
    expect(limitsOf('1992-05-01T00:00', 4, may)).toEqual([100, 20, 20, 100])
    expect(limitsOf('2031-05-01T00:00', 4, may)).toEqual([100, 20, 20, 100])
  })

  test('go over New Year, and over a day that the year has not', () => {
    const winter = period('2024-12-31T23:00', '2025-01-01T02:00', 20)
    expect(limitsOf('2010-12-31T22:00', 2, winter)).toEqual([100, 20])
    expect(limitsOf('2010-01-01T00:00', 3, winter)).toEqual([20, 20, 100])
    const february = period('2023-02-28T23:00', '2023-03-01T01:00', 20)
    expect(limitsOf('2010-02-28T22:00', 4, february)).toEqual([100, 20, 20, 100])
  })

  test('of a year or more are always', () => {
    expect(
      limitsOf('2010-07-01T00:00', 2, period('2020-03-01T00:00', '2025-03-01T00:00', 7)),
    ).toEqual([7, 7])
  })
})
