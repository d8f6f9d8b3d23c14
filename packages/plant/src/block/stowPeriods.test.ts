import { describe, expect, test } from 'vitest'
import type { Period } from '../components/fields/periods.ts'
import { createBlock } from './block.ts'
import { parseBlock } from './parseBlock.ts'
import { MOST_STOW_PERIODS, spanOf } from './stowPeriods.ts'
import { validateBlock } from './validateBlock.ts'

const block = createBlock({ id: 'b1', createdAt: '2026-05-01T12:00:00Z', existingNames: [] })
const errorsOf = (...stow_periods: readonly Period[]) => validateBlock({ ...block, stow_periods })
const period = (from: string, to: string, value = 0): Period => ({ from, to, value })
const at = (text: string): number => Date.parse(`${text}Z`)

describe('stow by dates', () => {
  test('ends with the last minute before a time, and after the whole of a date', () => {
    expect(spanOf(period('2026-05-01T14:00', '2026-05-01T18:30', 60))).toEqual({
      fromMs: at('2026-05-01T14:00'),
      toMs: at('2026-05-01T18:30'),
      angleDeg: 60,
    })
    expect(spanOf(period('2026-05-01', '2026-05-03')).toMs).toBe(at('2026-05-04T00:00'))
  })

  test('without a year comes again, and may pass New Year', () => {
    expect(spanOf(period('07-01T08:00', '07-01T12:00', -5))).toEqual({
      fromMs: at('2001-07-01T08:00'),
      toMs: at('2001-07-01T12:00'),
      angleDeg: -5,
      isYearly: true,
    })
    expect(spanOf(period('12-24', '01-02'))).toMatchObject({
      fromMs: at('2001-12-24T00:00'),
      toMs: at('2002-01-03T00:00'),
    })
  })

  const MANY = Array.from({ length: MOST_STOW_PERIODS + 1 }, (_, i) =>
    period(`${1950 + i}-01-01`, `${1950 + i}-01-02`),
  )
  const A_TIME = 'must be a date or time (yyyy-MM-ddTHH:mm, 1900 to 2199; each year: MM-ddTHH:mm)'

  test.each<[string, readonly Period[], string, string]>([
    [
      'an end before the start',
      [period('2026-05-02', '2026-05-01')],
      '0.to',
      'must be after the start',
    ],
    ['no length', [period('05-02T10:00', '05-02T10:00')], '0.to', 'must be after the start'],
    [
      'a year at one end',
      [period('2026-05-02', '05-03')],
      '0.to',
      'must have a year where the start has one, and none where it has none',
    ],
    ['no such day', [period('2026-04-31', '2026-05-03')], '0.from', A_TIME],
    ['a leap day of every year', [period('02-29', '03-03')], '0.from', A_TIME],
    ['a zone', [period('2026-04-30T10:00Z', '2026-05-03')], '0.from', A_TIME],
    ['a steep angle', [period('05-01', '05-02', 91)], '0.value', 'maximum 90'],
    ['too many', MANY, '', 'must have 100 periods at most'],
    [
      'one in another',
      [period('2026-05-01', '2026-05-09'), period('2026-05-03', '2026-05-04')],
      '1.from',
      'overlaps period 1: make one of them end earlier',
    ],
    [
      'one of each year in one with a date',
      [period('2026-12-24', '2027-01-09'), period('01-03', '01-04')],
      '1.from',
      'overlaps period 1: make one of them end earlier',
    ],
    [
      'two of each year at New Year',
      [period('01-01', '01-04'), period('12-20', '01-02')],
      '1.from',
      'overlaps period 1: make one of them end earlier',
    ],
  ])('refuses %s', (_, periods, path, message) => {
    expect(errorsOf(...periods)).toEqual([
      { path: path === '' ? 'stow_periods' : `stow_periods.${path}`, message },
    ])
  })

  test('may follow one another at once, and have notes', () => {
    expect(
      errorsOf(
        { ...period('2026-05-01T10:00', '2026-05-01T12:00', 60), note: 'Hail' },
        period('2026-05-01T12:00', '2026-05-01T13:00'),
        period('05-02', '05-03'),
      ),
    ).toEqual([])
  })

  test('of another shape is not stored', () => {
    const stored = { ...block, stow_periods: [{ from: '2026-05-01', to: '2026-05-02' }] }
    expect(() => parseBlock(stored)).toThrow('stow_periods.0.value required')
  })
})
