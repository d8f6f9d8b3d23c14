import { existsSync } from 'node:fs'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { clockFindings } from './clockCases.ts'
import { labelledFindings } from './labelledCases.ts'
import { plantFindings } from './plantCases.ts'
import { labelUtcMs } from './series.ts'

const FILES = referenceFile('monitoring/pvanalytics')

test('labels have an offset, or that of their place', () => {
  const noon = Date.UTC(2022, 0, 5, 12)
  expect(labelUtcMs('2022-01-05 05:00:00-07:00', 0)).toBe(noon)
  expect(labelUtcMs('2022-01-05 05:00:00', -7)).toBe(noon)
  expect(labelUtcMs('1/5/2022 5:00', -7)).toBe(noon)
  expect(() => labelUtcMs('noon', 0)).toThrow("'noon' is no time")
})

describe.skipIf(!existsSync(FILES))('measured data (needs DUET_REFERENCE_DATA)', () => {
  test('all labelled stale values are found, and nothing else', () => {
    const [stale, outliers] = labelledFindings(FILES)
    expect(stale?.found).toBe(
      'to 6 decimals 245 of 245, 0 beside; to 3 decimals 245 of 245, 0 beside',
    )
    expect(outliers?.found).toContain('5 of 6, 0 beside')
  })

  test('a logger on summer time is seen in spring and autumn of each year', async () => {
    const findings = await clockFindings(FILES)
    const { found = '' } = findings.find(({ file }) => file.startsWith('system_50')) ?? {}
    const changes = [...found.matchAll(/from (\d{4}-\d\d)-\d\d -?\d+ min/g)].map(
      ([, month]) => month,
    )
    expect(changes).toEqual(['2011-04', '2011-11', '2012-03', '2012-11', '2013-03', '2013-11'])
  })

  test('snow lies on the days on which it fell, and a counter stands within tickets', () => {
    const [snow, tickets] = plantFindings(referenceFile('monitoring'))
    expect(snow?.found).toContain('1/7/2022, 1/8/2022')
    expect(tickets?.found).toContain('stands in 8 hours of light, 8 of them within a ticket')
  })
})
