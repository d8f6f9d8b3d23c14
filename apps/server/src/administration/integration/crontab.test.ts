import { describe, expect, test } from 'vitest'
import { nextRun } from './crontab.ts'

const AT = new Date('2026-03-07T10:30:20Z')
const nextOf = (crontab: string): string => {
  const next = nextRun(crontab, AT)
  return 'at' in next ? next.at.toISOString() : next.fault
}

describe('a crontab', () => {
  test.each([
    ['* * * * *', '2026-03-07T10:31:00.000Z'],
    ['*/15 * * * *', '2026-03-07T10:45:00.000Z'],
    ['0 3 * * *', '2026-03-08T03:00:00.000Z'],
    ['30 10 * * *', '2026-03-08T10:30:00.000Z'],
    ['0 6 * * 1-5', '2026-03-09T06:00:00.000Z'],
    ['0 6 * * SUN', '2026-03-08T06:00:00.000Z'],
    ['0 0 1 JAN,JUL *', '2026-07-01T00:00:00.000Z'],
    ['0 0 29 2 *', '2028-02-29T00:00:00.000Z'],
    ['0 0 L * *', '2026-03-31T00:00:00.000Z'],
    ['  5   4  *  *  THU ', '2026-03-12T04:05:00.000Z'],
    // Clocks of no zone go forward in UTC: this hour is missing in New York on that day
    ['30 2 8 3 *', '2026-03-08T02:30:00.000Z'],
  ])('%j runs next at %s', (crontab, at) => {
    expect(nextOf(crontab)).toBe(at)
  })

  test.each([
    ['', 'it has 0'],
    ['* * * *', 'it has 4'],
    ['0 * * * * *', 'it has 6'],
    ['@daily', 'it has 1'],
    ['60 * * * *', 'cannot be read'],
    ['0 24 * * *', 'cannot be read'],
    ['0 0 31 2 *', 'cannot be read'],
    ['a b c d e', 'cannot be read'],
    ['*/0 * * * *', 'cannot be read'],
    ['H 3 * * *', 'must not hold H'],
    ['0 H(1-5) * * *', 'must not hold H'],
  ])('%j is refused: %s', (crontab, fault) => {
    expect(nextOf(crontab)).toContain(fault)
  })
})
