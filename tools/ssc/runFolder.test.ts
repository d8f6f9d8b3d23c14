import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../run.ts'
import { closingLines, headLine, markdownLines, resultLines } from './report.ts'
import { type CaseResult, isWithinBars, runCase, sscNames } from './runFolder.ts'
import { hoursOf, readSscFile } from './sscFile.ts'

const DIR = join(import.meta.dirname, 'testing')
const CASE = join(DIR, 'trackerLosses.json')
const WEATHER = referenceFile('weather/sam-samples')

const compared = (percent: number): Extract<CaseResult, { state: 'compared' }> => {
  const comparison = {
    differences: {
      poaFront: { percent: 0.1, isOfDays: true },
      energy: { percent, isOfDays: false },
    },
    hourly: { biasPercent: -0.2, absolutePercent: 0.3 },
  }
  return {
    state: 'compared',
    name: 'a',
    description: '',
    comparison,
    notes: ['why'],
    isWithinBars: isWithinBars(comparison),
  }
}

const SKIPPED: CaseResult = { state: 'skipped', name: 'b', reason: 'no weather' }
const REFUSED: CaseResult = { state: 'failed', name: 'c', reason: 'module_model 3' }

describe('the report of SSC runs', () => {
  test('counts runs within their bars, those beyond and those without weather', () => {
    const results = [compared(1.4), compared(-1.6), SKIPPED, REFUSED]
    expect(closingLines(results).at(-1)).toBe('1 passed, 2 failed, 1 skipped')
  })

  test('has its figures below their titles and marks those of days', () => {
    const [line, note] = resultLines(compared(-1.6), 5)
    expect(line).toMatch(/^a {5}.*\+0\.10\*.*-1\.60.*-0\.20.*\+0\.30 {2}FAILED$/)
    expect(note).toBe('    why')
    const end = headLine(5).indexOf('energy') + 'energy'.length
    expect(line?.slice(0, end)).toMatch(/-1\.60$/)
  })

  test('as Markdown gathers the notes of runs', () => {
    const lines = markdownLines([compared(0), { ...compared(0), name: 'd' }, SKIPPED])
    expect(lines).toContain('| a | +0.10* | - | - | - | 0.00 |')
    expect(lines).toContain('- why (a, d)')
    expect(lines).toContain('- no weather (b)')
  })
})

describe('a file of an SSC run', () => {
  test('gives the hours of its days', () => {
    const file = readSscFile(CASE)
    expect(hoursOf(file, 'gen')).toHaveLength(24)
    expect(hoursOf(file, 'dni')).toBeUndefined()
  })

  test('without its weather is skipped', async () => {
    expect(await runCase(CASE, DIR, new Map())).toMatchObject({ state: 'skipped' })
  })

  test('that is none fails with its name and its fault', async () => {
    const result = await runCase(join(ROOT, 'package.json'), DIR, new Map())
    expect(result).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/package\.json is no SSC run/),
    })
  })

  test('a folder without runs is reported', () => {
    expect(() => sscNames(join(DIR, 'none'))).toThrow(/does not exist/)
    expect(() => sscNames(import.meta.dirname)).toThrow(/no SSC runs/)
  })
})

test.skipIf(!existsSync(WEATHER))(
  'a year of trackers with every loss meets SSC (needs DUET_REFERENCE_DATA)',
  async () => {
    const result = await runCase(CASE, WEATHER, new Map())
    if (result.state !== 'compared') throw new Error(result.reason)
    expect(result.isWithinBars).toBe(true)
    const { poaFront, poaGlass, poaRear, dcNet, energy } = result.comparison.differences
    expect(Math.abs(poaFront?.percent ?? Number.NaN)).toBeLessThan(0.05)
    expect(Math.abs(poaGlass?.percent ?? Number.NaN)).toBeLessThan(0.05)
    expect(Math.abs(poaRear?.percent ?? Number.NaN)).toBeLessThan(4)
    expect(Math.abs(dcNet?.percent ?? Number.NaN)).toBeLessThan(0.25)
    expect(Math.abs(energy?.percent ?? Number.NaN)).toBeLessThan(0.25)
    expect(result.comparison.hourly?.absolutePercent).toBeLessThan(0.5)
    expect(result.notes).toEqual([expect.stringMatching(/^rear: /)])
  },
)
