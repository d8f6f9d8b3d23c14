import { expect, test } from 'vitest'
import { firstDayOf, type Trial, trialHint, trialSentence } from './dayTrial.ts'

const TRIAL: Trial = {
  date: '2026-06-02',
  expected_kwh: 412_000,
  measured_kwh: 404_000,
  meter_kwh: 405_000,
  data_fraction: 0.98,
  light_sources: [{ source: 'station', fraction: 1 }],
  losses: [],
  residual_kwh: 8000,
  over_kwh: 0,
  nodes: [],
  refused: {},
}

test('a day is said in a sentence with its units, by the meter where there is one', () => {
  const sentence = (changed: Partial<Trial>) =>
    trialSentence({ ...TRIAL, ...changed }).replaceAll(/\s/g, ' ')
  expect(sentence({})).toBe(
    'Expected 412.0 MWh, meter 405.0 MWh (−1.7 %); 98 % of the readings are there.',
  )
  expect(sentence({ meter_kwh: null })).toContain('inverters 404.0 MWh (−1.9 %)')
})

test('a large difference comes with what it is usually due to', () => {
  const hint = (changed: Partial<Trial>) => trialHint({ ...TRIAL, ...changed })
  expect(hint({})).toBeUndefined()
  expect(hint({ measured_kwh: 404 })).toContain('scale 1000')
  expect(hint({ measured_kwh: -5 })).toContain('sign')
  expect(hint({ measured_kwh: 300_000 })).toContain('clock')
  expect(hint({ light_sources: [{ source: 'none', fraction: 1 }] })).toContain('no weather')
})

test('the day of a file is the first one that stands in it', () => {
  expect(firstDayOf('timestamp,a\n2026-06-02T07:00Z,1\n2026-06-03T07:00Z,1')).toBe('2026-06-02')
  expect(firstDayOf('timestamp,a')).toBeUndefined()
})
