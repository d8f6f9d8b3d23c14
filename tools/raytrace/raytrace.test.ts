import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonNames } from '../program.ts'
import { ROOT } from '../run.ts'
import type { CaseResult } from './compareScene.ts'
import { runScene } from './folder.ts'
import { closingLines, countCases, sceneLines } from './report.ts'

const SCENES = join(ROOT, 'reference/raytrace')
/** Means settle early; single sensors need the runner's 32768. */
const RAYS = 1024
const broken = mkdtempSync(join(tmpdir(), 'scenes-'))

afterAll(() => rmSync(broken, { recursive: true }))

/** One of each kind; `npm run raytrace` runs all. */
const KINDS = [
  'S1_fixed_2P',
  'S2_sat1P_tube_p20',
  'S4_sat2P_tube_posts_p35',
  'S5b_small_3x5',
  'S6b_building_wall_pole',
  'S7a_slope5_tracker_m20',
  'S7b_slope5_fixed_along',
  'S8_highalbedo_lowclear',
  'S8b_thick_module',
]

describe.each(KINDS)('%s, against Monte Carlo ray tracing', (name) => {
  let cases: readonly CaseResult[] = []

  beforeAll(() => {
    const result = runScene(SCENES, name, RAYS)
    if (result.kind === 'traced') cases = result.cases
  }, 60_000)

  test('has its twelve cases, and beams where they belong', () => {
    expect(cases).toHaveLength(12)
    expect(cases.map(({ wrongBeams }) => wrongBeams)).toEqual(cases.map(() => 0))
  })

  test.each(['isotropic', 'perez', 'gendaylit'])('%s skies: means of modules', (model) => {
    // The noise of 1024 paths a sensor, of 512 a front, comes on top of the bars of the runner.
    for (const one of cases.filter((each) => each.model === model)) {
      expect(Math.abs(one.centre.front)).toBeLessThan(0.006)
      expect(Math.abs(one.centre.rear)).toBeLessThan(0.012)
      expect(Math.abs(one.ends.front)).toBeLessThan(0.008)
      expect(Math.abs(one.ends.rear)).toBeLessThan(0.015)
      expect(Math.abs(one.sunReflected)).toBeLessThan(0.015)
    }
  })
})

test('a file that is no scene fails and says why', () => {
  writeFileSync(join(broken, 'a.json'), '{"schema": "something else"}')
  writeFileSync(join(broken, 'b.json'), 'not JSON')
  const results = jsonNames(broken).map((name) => runScene(broken, name, RAYS))
  expect(countCases(results)).toEqual({ passed: 0, failed: 2 })
  expect(results.flatMap((result) => sceneLines(result, false))).toEqual([
    expect.stringMatching(/^FAIL a: schema: .*pv-raytrace-reference\/1/),
    expect.stringMatching(/^FAIL b: .*JSON/),
  ])
  expect(closingLines(results).at(-1)).toBe('0 passed, 2 failed, 0 skipped')
})

test('a folder without scenes is refused', () => {
  expect(() => jsonNames(join(broken, 'nowhere'))).toThrow('is not a folder')
})
