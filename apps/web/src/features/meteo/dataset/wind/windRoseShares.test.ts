import { expect, test } from 'vitest'
import { roseShares, type WindRoseData } from './windRoseShares.ts'

/** Two classes of speed; by day all wind comes from the north, at night from the east. */
const rose: WindRoseData = {
  speed_edges_m_per_s: [0.5, 5],
  direction_step_deg: null,
  parts: Array.from({ length: 24 }, (_, part) => {
    const isDay = part % 2 === 0
    const from = isDay ? 0 : 4
    const mean = isDay ? 4 : 2
    return {
      month: Math.floor(part / 2) + 1,
      is_day: isDay,
      rows: Array.from({ length: 16 }, (__, sector) => (sector === from ? [6, 2] : [0, 0])),
      mean_speeds_m_per_s: Array.from({ length: 16 }, (__, sector) =>
        sector === from ? mean : null,
      ),
      calm_rows: part === 0 ? 2 : 0,
      unknown_rows: 1,
    }
  }),
}

test('shares are of the chosen months and hours, calm among them, unknown rows not', () => {
  const day = roseShares(rose, [1], 'day')
  expect(day).toMatchObject({ calmFraction: 0.2, knownRows: 10, unknownRows: 1 })
  expect(day.sectors[0]).toEqual({ name: 'N', fraction: 0.8, fractions: [0.6, 0.2], meanSpeed: 4 })
  expect(day.sectors[4]).toMatchObject({ name: 'E', fraction: 0, meanSpeed: null })
  const both = roseShares(rose, [2, 3], 'all')
  expect(both).toMatchObject({ calmFraction: 0, knownRows: 32, unknownRows: 4 })
  expect(both.sectors[4]).toMatchObject({ fraction: 0.5, fractions: [0.375, 0.125], meanSpeed: 2 })
})

test('no rows have no shares', () => {
  expect(roseShares({ ...rose, parts: [] }, [1], 'all')).toMatchObject({
    calmFraction: 0,
    knownRows: 0,
  })
})
