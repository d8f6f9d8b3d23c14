import { expect, test } from 'vitest'
import { dayData, dayStepOf } from './dayOption.ts'

test('the energy of an inverter is that of steps with both values', () => {
  const data = dayData(
    {
      time: ['2026-06-01T17:00:00Z', '2026-06-01T17:15:00Z', '2026-06-01T17:30:00Z'],
      series: [
        {
          hierarchy_id: 'inv',
          component_measure: 'active_power',
          unit: 'W',
          measured: [4000, null, 8000],
          expected: [8000, 8000, 8000],
          budget: null,
        },
      ],
    },
    { inverters: [], timeZone: 'America/Phoenix' },
  )
  expect(data.wallMs[0]).toBe(Date.parse('2026-06-01T10:00:00Z'))
  expect(data.inverters[0]).toMatchObject({ name: 'inv', measuredKwh: 3, ratio: 0.75 })
})

test('the more inverters a block has, the longer are the steps of its day', () => {
  expect(dayStepOf(1, 10)).toBe(60)
  expect(dayStepOf(15, 40)).toBe(900)
  expect(dayStepOf(1, 2000)).toBe(1800)
})
