import { expect, test } from 'vitest'
import { lossHeadline, type NamedLoss } from './lossHeadline.ts'

const loss = (nodeName: string, eventType: string, kwh: number, when = ''): NamedLoss => ({
  nodeName,
  eventType,
  kwh,
  when,
})

test('the largest causes are named, and the rest is what they leave', () => {
  const causes = [
    loss('Row 12', 'tracker_stall', 512),
    loss('Inverter 4', 'inverter_outage', 2400, 'since 10:15'),
  ]
  expect(lossHeadline('today', { modelKwh: 178_000, lostKwh: 3212, causes })).toBe(
    'Lost today: 3.2 MWh (1.8 %): Inverter 4 off since 10:15 (2.4), Row 12 with a stalled tracker (0.5), rest 0.3',
  )
})

test('what is printed adds up where each figure is rounded up', () => {
  const causes = ['A', 'B', 'C'].map((name) => loss(name, 'soiling', 1060))
  expect(lossHeadline('today', { modelKwh: 0, lostKwh: 3180, causes })).toBe(
    'Lost today: 3.2 MWh: A soiled (1.0), B soiled (1.1), C soiled (1.1)',
  )
})

test('a plant without a cause has lost the rest alone, in the unit that suits it', () => {
  expect(lossHeadline('on 3 May 2026', { modelKwh: 1000, lostKwh: 0.31, causes: [] })).toBe(
    'Lost on 3 May 2026: 310.0 Wh (0.0 %)',
  )
})
