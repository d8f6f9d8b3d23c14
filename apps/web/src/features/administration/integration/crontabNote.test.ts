import { describe, expect, test } from 'vitest'
import { crontabNote } from './crontabNote.ts'

const AT = Date.parse('2026-03-07T10:30:20Z')
const words = (text: string) => crontabNote(text, AT).words
const next = (text: string) => crontabNote(text, AT).nextRunAt ?? 'never'

describe('a crontab in words', () => {
  test.each([
    ['* * * * *', 'Every minute (UTC)'],
    ['*/15 * * * *', 'Every 15 minutes (UTC)'],
    ['*/10 8-17 * * 1-5', 'Every 10 minutes, between 08:00 and 17:59, Monday through Friday (UTC)'],
    ['15 3 * * *', 'At 03:15 (UTC)'],
    ['0,30 6 * * *', 'At 0 and 30 minutes past the hour, at 06:00 (UTC)'],
    ['5 * * * *', 'At 5 minutes past the hour (UTC)'],
    ['0 */6 * * *', 'On the hour, every 6 hours (UTC)'],
    ['0 */2 * * *', 'On the hour, every 2 hours (UTC)'],
    ['0 6 * * SUN', 'At 06:00, only on Sunday (UTC)'],
    ['0 6 * * 7', 'At 06:00, only on Sunday (UTC)'],
    ['0 0 1 JAN,JUL *', 'At 00:00, on day 1 of the month, only in January and July (UTC)'],
    ['0 0 1-7 * 1', 'At 00:00, between day 1 and 7 of the month, and on Monday (UTC)'],
    ['0 0 L * *', 'At 00:00, on the last day of the month (UTC)'],
  ])('%s', (text, sentence) => {
    expect(words(text)).toBe(sentence)
  })

  test.each([
    ['', 'Five fields are needed'],
    ['* * * *', 'Five fields are needed'],
    ['60 * * * *', "'60' is no minute"],
    ['0 24 * * *', "'24' is no hour"],
    ['0 0 0 * *', "'0' is no day of month"],
    ['0 0 * * MOON', "'MOON' is no day of week"],
    ['*/0 * * * *', "'*/0' is no minute"],
    ['30-10 * * * *', "'30-10' is no minute"],
    ['H 3 * * *', "'H' is no minute"],
  ])('%j is refused: %s', (text, fault) => {
    expect(words(text)).toContain(fault)
  })
})

describe('the next run', () => {
  // The same cases as the server's, which has the last word
  test.each([
    ['* * * * *', '2026-03-07T10:31:00.000Z'],
    ['*/15 * * * *', '2026-03-07T10:45:00.000Z'],
    ['0 3 * * *', '2026-03-08T03:00:00.000Z'],
    ['30 10 * * *', '2026-03-08T10:30:00.000Z'],
    ['0 6 * * 1-5', '2026-03-09T06:00:00.000Z'],
    ['0 0 1 JAN,JUL *', '2026-07-01T00:00:00.000Z'],
    ['0 0 29 2 *', '2028-02-29T00:00:00.000Z'],
    ['30 2 8 3 *', '2026-03-08T02:30:00.000Z'],
    ['5/20 * * * *', '2026-03-07T10:45:00.000Z'],
    ['0 0 13 * 5', '2026-03-13T00:00:00.000Z'],
    ['0 0 20 * 1', '2026-03-09T00:00:00.000Z'],
    ['0 0 31 2 *', 'never'],
  ])('of %s is at %s', (text, at) => {
    expect(next(text)).toBe(at)
  })
})
