import { expect, test } from 'vitest'
import { keepOf, leftOutOf } from './modelSearch.ts'
import { availabilityText, leftOutText, modelFigures, modelSentence } from './modelTexts.ts'
import type { ModelPerformance } from './useModelPerformance.ts'

const FOUND: ModelPerformance = {
  hierarchy_ids: ['mtr'],
  rated_w: 1000,
  step_s: 3600,
  day_count: 2,
  pair_count: 24,
  held: [{ reason: 'night', count: 14 }],
  figures: {
    count: 10,
    mbe: -20,
    nmbe: -0.04,
    mae: 25,
    rmse: 30,
    nrmse: 0.06,
    r2: 0.98,
    correlation2: 0.99,
    slope: 0.97,
    model_sum_w: 4800,
    sensor_sum_w: 5000,
    absolute_sum_w: 250,
    model_sensor_w2: 2.9e6,
    sensor_sensor_w2: 3e6,
  },
  daily_error: null,
  scatter: { first: 0, step: 0.02, model: [], sensor: [], count: [] },
  residuals: [],
  days: { dates: [], model_kwh: [], sensor_kwh: [] },
}
const plain = (text: string): string => text.replaceAll('\u202f', ' ')

test('the answer says side, error and how many intervals it is of', () => {
  expect(plain(modelSentence('the plant', 'on 1 June', FOUND))).toBe(
    'The model of the plant was 4 % below what was measured on 1 June, and a single interval is off by 6 % of the mean (RMSE), over 10 of 24 intervals.',
  )
  expect(modelSentence('B1', 'on 1 June', { ...FOUND, figures: null })).toContain('are left out')
})

test('what is left out and what was there stand beside it', () => {
  expect(leftOutText(FOUND.held, ['night', 'event'])).toBe('Left out: night 14, issues 0.')
  expect(leftOutText(FOUND.held, [])).toBe('No interval is left out.')
  expect(plain(availabilityText(FOUND))).toBe('50 % of the intervals of 2 days have both values.')
})

test('figures have what they are made of; one without an input is missing', () => {
  const figures = new Map(modelFigures(FOUND).map((figure) => [figure.label, figure]))
  expect(plain(figures.get('nRMSE, of nameplate')?.value ?? '')).toBe('3 %')
  expect(figures.get('nMBE')?.parts?.map(({ value }) => plain(value))).toEqual(['−200 W', '5 kW'])
  expect(figures.get('Daily error P50')?.value).toBe('–')
})

test('the address keeps the reasons that count all the same', () => {
  expect(leftOutOf({ keep: 'event' })).toEqual(['night', 'quality', 'clipped'])
  expect(keepOf(['night', 'quality', 'clipped'])).toBe('event')
  expect(keepOf(leftOutOf({}))).toBeUndefined()
})
