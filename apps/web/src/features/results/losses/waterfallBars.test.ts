import type { ShownLossRow } from '@duet/results'
import { describe, expect, test } from 'vitest'
import { visibleBars, waterfallBars } from './waterfallBars.ts'

const row = (key: string, kind: string, value_after: number, loss: number): ShownLossRow => ({
  key,
  label: key,
  group: 'irradiance',
  kind,
  value_after,
  unit: 'kWh/m²',
  loss,
  loss_fraction_of_previous: loss / (value_after + loss),
  is_modelled: true,
})

const ROWS = [
  row('ghi', 'start', 2000, 0),
  row('transposition', 'stage', 2400, -400),
  row('horizon', 'stage', 2400, 0),
  row('soiling', 'stage', 2352, 48),
  row('rear_ground', 'detail', 100, -100),
  row('rear_structure', 'detail', -10, 10),
  row('rear_gain', 'stage', 2442, -90),
  row('total', 'total', 2442, 0),
]

const spanOf = (key: string): readonly [number, number] | undefined => {
  const found = waterfallBars(ROWS).find((bar) => bar.key === key)
  return found && [found.lower, found.upper]
}

describe('bars of the loss account', () => {
  test('a level stands on the axis', () => {
    expect(spanOf('ghi')).toEqual([0, 2000])
    expect(spanOf('total')).toEqual([0, 2442])
  })

  test('a stage hangs between what was there and what is left, gain or loss', () => {
    expect(spanOf('transposition')).toEqual([2000, 2400])
    expect(spanOf('soiling')).toEqual([2352, 2400])
  })

  test('parts follow one another and end where their stage does', () => {
    expect(spanOf('rear_ground')).toEqual([2352, 2452])
    expect(spanOf('rear_structure')).toEqual([2442, 2452])
    expect(spanOf('rear_gain')).toEqual([2352, 2442])
  })

  test('each stage begins where the one before it ended', () => {
    const stages = waterfallBars(ROWS).filter(({ kind }) => kind === 'stage')
    stages.slice(1).forEach((bar, index) => expect(bar.before).toBe(stages[index]?.after))
  })

  test('stages that change nothing are not drawn', () => {
    const rounded = row('hv_wire', 'stage', 2442, -4.5e-13)
    const keys = visibleBars(waterfallBars([...ROWS, rounded])).map(({ key }) => key)
    expect(keys).not.toContain('horizon')
    expect(keys).not.toContain('hv_wire')
    expect(keys).toContain('soiling')
  })
})
