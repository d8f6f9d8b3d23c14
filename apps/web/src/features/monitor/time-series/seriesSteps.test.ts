import { expect, test } from 'vitest'
import { askedStepS, detailSpan, zoomWithin } from './seriesSteps.ts'

const HOUR = 3_600_000
const month = { fromMs: 0, toMs: 30 * 24 * HOUR }

test('a step is never shorter than readings are apart', () => {
  expect(askedStepS('raw', month, 15)).toBe(900)
  expect(askedStepS('5min', month, 15)).toBe(900)
  expect(askedStepS('hour', month, 1)).toBe(3600)
  expect(askedStepS('auto', month, 1)).toBe(1800)
})

test('what is in view is asked for with some on both sides, on whole steps within the period', () => {
  const span = detailSpan({ fromMs: 10 * HOUR, toMs: 12 * HOUR }, month, 3600)
  expect(span).toEqual({ fromMs: 9 * HOUR, toMs: 14 * HOUR })
  expect(detailSpan({ fromMs: 0, toMs: 4 * HOUR }, month, 3600).fromMs).toBe(0)
})

test('a zoom is cut to the period, and one of another period is none', () => {
  const from = { zoomFrom: -HOUR, zoomTo: HOUR }
  expect(zoomWithin(from, month)).toEqual({ fromMs: 0, toMs: HOUR })
  expect(zoomWithin({ zoomFrom: -2 * HOUR, zoomTo: -HOUR }, month)).toBeUndefined()
  expect(zoomWithin({ zoomFrom: HOUR, zoomTo: undefined }, month)).toBeUndefined()
})
