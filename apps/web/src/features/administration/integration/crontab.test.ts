import { describe, expect, test } from 'vitest'
import { readCrontab } from './crontab.ts'
import { cronWords } from './cronWords.ts'
import { nextCronRun } from './nextCronRun.ts'

const words = (text: string) => {
  const crontab = readCrontab(text)
  return 'fault' in crontab ? crontab.fault : cronWords(crontab)
}

const AT = Date.parse('2026-03-07T10:30:20Z')
const next = (text: string) => {
  const crontab = readCrontab(text)
  if ('fault' in crontab) return crontab.fault
  const atMs = nextCronRun(crontab, AT)
  return atMs === undefined ? 'never' : new Date(atMs).toISOString()
}

describe('a crontab in words', () => {
  test.each([
    ['* * * * *', 'Every minute'],
    ['*/15 * * * *', 'Every 15 minutes'],
    ['*/10 8-17 * * 1-5', 'Every 10 minutes from 08:00 to 17:59 UTC on Monday to Friday'],
    ['15 3 * * *', 'At 03:15 UTC every day'],
    ['0,30 6 * * *', 'At 06:00 and 06:30 UTC every day'],
    ['5 * * * *', 'At minute 5 of every hour'],
    ['0 */6 * * *', 'At 00:00, 06:00, 12:00 and 18:00 UTC'],
    ['0 */2 * * *', 'At minute 0 of every 2nd hour (UTC)'],
    ['0 6 * * SUN', 'At 06:00 UTC on Sunday'],
    ['0 6 * * 7', 'At 06:00 UTC on Sunday'],
    ['0 0 1 JAN,JUL *', 'At 00:00 UTC on day 1 of the month, in January and July'],
    ['0 0 1-7 * 1', 'At 00:00 UTC on days 1 to 7 of the month, and on Monday'],
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
