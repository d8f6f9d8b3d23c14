import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FileResult, runVectorFile, vectorNames } from './folder.ts'
import { closingLines, hasFailed, resultLine } from './report.ts'

let dir = ''
let results: readonly FileResult[] = []
const put = (name: string, content: object) =>
  writeFileSync(join(dir, name), JSON.stringify(content))

const fileOf = (inputs: object, expected: object) => ({
  tolerance: { rel: 1e-6, abs: 1e-6 },
  cases: [{ inputs, expected }],
})

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vectors-'))
  put('delta_t.json', fileOf({ year: 2000, month: 1 }, { delta_t: 63.8738328 }))
  put('iam_ashrae.json', fileOf({ aoi: 0, b: 0.05 }, { iam: 0.9 }))
  put('no_such_model.json', fileOf({}, { y: 1 }))
  put('weather_epw_gone.json', fileOf({ file: 'shared/data/none.epw', kind: 'epw' }, { y: 1 }))
  put('e2e_a_gone.json', fileOf({ weather_file: 'e2e_weather_none.json' }, { y: 1 }))
  put('e2e_weather_here.json', fileOf({}, {}))
  writeFileSync(join(dir, 'broken.json'), '{')
  results = await Promise.all(
    vectorNames(dir).map((name) => runVectorFile(name, { dir, data: dir })),
  )
})
afterAll(() => rmSync(dir, { recursive: true }))

describe('a folder of reference files', () => {
  test('is run file by file, weather of years left out', () => {
    expect(results.map(({ name, kind }) => [name, kind])).toEqual([
      ['broken', 'broken'],
      ['delta_t', 'run'],
      ['e2e_a_gone', 'skipped'],
      ['iam_ashrae', 'run'],
      ['no_such_model', 'unanswered'],
      ['weather_epw_gone', 'skipped'],
    ])
    expect(results.map(hasFailed)).toEqual([true, false, false, true, true, false])
  })

  test('closes with what failed, what nothing answers, what was skipped, and the count', () => {
    expect(closingLines(results)).toEqual([
      'iam_ashrae:',
      '  case 0 iam: got 1, expected 0.9',
      'answered by no function: no_such_model',
      'skipped for want of a file: e2e_a_gone, weather_epw_gone',
      '1 passed, 3 failed, 2 skipped',
    ])
  })

  test('gives a line a file', () => {
    const lines = results.map((result) => resultLine(result, 16))
    expect(lines[1]).toMatch(
      /^delta_t {10} {4}1 cases {6}1 compared {2}worst .* of tolerance {2}ok$/,
    )
    expect(lines[3]).toMatch(/FAILED \(1 of 1 cases\)$/)
    expect(lines[5]).toContain('none.epw is missing')
  })

  test('has to be there', () => {
    expect(() => vectorNames(join(dir, 'none'))).toThrow('is not a folder')
    const empty = join(dir, 'empty')
    mkdirSync(empty)
    expect(() => vectorNames(empty)).toThrow('holds no *.json')
  })
})
