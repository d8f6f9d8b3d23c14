import { expect, test } from 'vitest'
import { isMailDue, type MailTimes } from './noticeTimes.ts'

const TIMES: MailTimes = {
  mail: 'at_once',
  time_zone: 'Europe/Berlin',
  quiet_from: 22 * 60,
  quiet_to: 6 * 60,
  daily_at: 7 * 60,
  daily_sent_on: null,
}
const at = (iso: string): number => Date.parse(iso)

test.each([
  ['2026-07-01T19:59:00Z', true],
  ['2026-07-01T20:00:00Z', false],
  ['2026-07-02T03:59:00Z', false],
  ['2026-07-02T04:00:00Z', true],
  ['2026-01-01T20:30:00Z', true],
])('with quiet hours from 22 to 6 in Berlin a mail at %s is due: %s', (iso, isDue) => {
  expect(isMailDue(TIMES, at(iso))).toBe(isDue)
})

test('a daily mail is due once a day from its minute on, on the clock of the person', () => {
  const daily = { ...TIMES, mail: 'daily', quiet_from: null, quiet_to: null }
  expect(isMailDue(daily, at('2026-07-02T04:59:00Z'))).toBe(false)
  expect(isMailDue(daily, at('2026-07-02T05:00:00Z'))).toBe(true)
  expect(isMailDue({ ...daily, daily_sent_on: '2026-07-02' }, at('2026-07-02T20:00:00Z'))).toBe(
    false,
  )
  expect(isMailDue({ ...daily, daily_sent_on: '2026-07-02' }, at('2026-07-03T05:00:00Z'))).toBe(
    true,
  )
})

test('who wants none gets none', () => {
  expect(isMailDue({ ...TIMES, mail: 'never' }, at('2026-07-02T12:00:00Z'))).toBe(false)
})
