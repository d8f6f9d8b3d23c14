import { describe, expect, test } from 'vitest'
import { stowPeriodAngles, YEARLY_PERIOD_YEAR } from './stowPeriods.ts'

const HOUR_MS = 3_600_000
const at = (text: string): number => Date.parse(`${text}Z`)

/** Hours of a day whose clock is 7 h behind UTC. */
const dayOf = (date: string) => ({
  intervalStartUtcMs: Float64Array.from(
    { length: 24 },
    (_, h) => at(`${date}T00:00`) + (h + 7) * HOUR_MS,
  ),
  stepS: 3600,
  utcOffsetH: -7,
})
const WHOLE = { from: 0, to: 24 }
const held = (angles: Float64Array): readonly (readonly [hour: number, deg: number])[] =>
  [...angles].flatMap((deg, hour) => (Number.isNaN(deg) ? [] : [[hour, deg] as const]))

describe('trackers that stand by date', () => {
  test('hold in the steps whose middle lies in a period, by local standard time', () => {
    const hail = { fromMs: at('2026-05-01T14:30'), toMs: at('2026-05-01T16:30'), angleDeg: 60 }
    const flat = { fromMs: at('2026-05-01T22:00'), toMs: at('2026-05-02T06:00'), angleDeg: 0 }
    const periods = [hail, flat]
    expect(held(stowPeriodAngles(periods, dayOf('2026-05-01'), WHOLE))).toEqual([
      [14, 60],
      [15, 60],
      [22, 0],
      [23, 0],
    ])
    expect(held(stowPeriodAngles(periods, dayOf('2027-05-01'), WHOLE))).toEqual([])
  })

  test('come again each year where they are yearly, also over New Year', () => {
    const leave = {
      fromMs: at(`${YEARLY_PERIOD_YEAR}-12-31T12:00`),
      toMs: at(`${YEARLY_PERIOD_YEAR + 1}-01-01T03:00`),
      angleDeg: 5,
      isYearly: true,
    }
    for (const year of [1992, 2001, 2026]) {
      expect(held(stowPeriodAngles([leave], dayOf(`${year}-12-31`), WHOLE))).toHaveLength(12)
      expect(held(stowPeriodAngles([leave], dayOf(`${year}-01-01`), WHOLE))).toEqual([
        [0, 5],
        [1, 5],
        [2, 5],
      ])
    }
    expect(held(stowPeriodAngles([leave], dayOf('2026-12-30'), WHOLE))).toEqual([])
  })

  test('take a leap day as the day before', () => {
    const february = {
      fromMs: at(`${YEARLY_PERIOD_YEAR}-02-28T00:00`),
      toMs: at(`${YEARLY_PERIOD_YEAR}-03-01T00:00`),
      angleDeg: 5,
      isYearly: true,
    }
    expect(held(stowPeriodAngles([february], dayOf('2024-02-29'), WHOLE))).toHaveLength(24)
    expect(held(stowPeriodAngles([february], dayOf('2024-03-01'), WHOLE))).toHaveLength(0)
  })

  test('of a range are those of the whole series there', () => {
    const period = { fromMs: at('2026-05-01T03:00'), toMs: at('2026-05-01T09:00'), angleDeg: 60 }
    const whole = stowPeriodAngles([period], dayOf('2026-05-01'), WHOLE)
    expect(stowPeriodAngles([period], dayOf('2026-05-01'), { from: 5, to: 12 })).toEqual(
      whole.slice(5, 12),
    )
  })
})
