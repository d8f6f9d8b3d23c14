import { expect, test } from 'vitest'
import { EVENT_TYPES } from '../model/event.ts'
import { type IssueFacts, issueSentence } from './issueTexts.ts'
import { ruleText } from './ruleTexts.ts'

const facts: IssueFacts = {
  nodeName: 'Inverter 4',
  eventType: 'inverter_outage',
  dayCount: 3,
  first: '12 Jun 2026',
  last: '14 Jun 2026',
  isGoing: true,
  costs: ['2.4 MWh', '120 USD'],
}

test.each([
  [{}, 'Inverter 4 was off on 3 days since 12 Jun 2026: 2.4 MWh, 120 USD.'],
  [{ isGoing: false, costs: [] }, 'Inverter 4 was off on 3 days from 12 Jun 2026 to 14 Jun 2026.'],
  [{ dayCount: 1, last: '12 Jun 2026' }, 'Inverter 4 was off on 12 Jun 2026: 2.4 MWh, 120 USD.'],
  [
    { dayCount: 0, isGoing: false },
    'Inverter 4 was off: evaluated again, nothing of it is found any more (from 12 Jun 2026 to 14 Jun 2026).',
  ],
] as const)('an issue with %j is told in a sentence', (change, text) => {
  expect(issueSentence({ ...facts, ...change })).toBe(text)
})

test('a rule names the limits of the deployment, or the usual ones', () => {
  const settings = { thresholds: { inverter_outage_minutes: 45 } }
  expect(ruleText('inverter_outage', settings)).toContain('45 minutes')
  for (const none of [undefined, {}, { thresholds: { tracker_deg: 'x' } }])
    expect(ruleText('inverter_outage', none)).toContain('10 minutes')
  expect(ruleText('rain', {})).toBe('')
})

test('every type of event has its rule in words', () => {
  for (const type of EVENT_TYPES) expect(ruleText(type, {})).toMatch(/^[A-Z].*\.$/)
})
