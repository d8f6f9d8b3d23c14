import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../run.ts'
import { compareScene } from './compareScene.ts'
import { parseSceneFile } from './sceneFile.ts'
import { caseKey, type TracedScene } from './traceScene.ts'

const text = readFileSync(join(ROOT, 'reference/raytrace/S5b_small_3x5.json'), 'utf8')
const file = parseSceneFile(text)

/** The reference's own numbers, changed a little. */
function likeReference(change: (value: number, sensor: number) => number): TracedScene {
  const map = (values: readonly number[] | null | undefined): Float64Array =>
    Float64Array.from(values ?? file.sensors.map(() => 0))
  const skies = Object.entries(file.skies)
  return {
    irradiance: new Map(
      file.cases.map((one) => [caseKey(one.sky, one.model), map(one.check_irradiance).map(change)]),
    ),
    beam: new Map(skies.map(([name, sky]) => [name, map(sky.beam)])),
    sunReflected: new Map(skies.map(([name, sky]) => [name, map(sky.sun_reflected)])),
  }
}

describe('a scene is compared', () => {
  test('its own numbers meet every bar', () => {
    const results = compareScene(
      file,
      likeReference((value) => value),
    )
    expect(results.map(({ passed }) => passed)).toEqual(results.map(() => true))
    // The second of its two tracers is not quite the mean of both.
    expect(Math.max(...results.map(({ sensor }) => Math.abs(sensor.rear)))).toBeLessThan(0.4)
  })

  test('2 % more on all sensors is too much, but not for the loose sky', () => {
    const results = compareScene(
      file,
      likeReference((value) => 1.02 * value),
    )
    for (const { model, passed, centre } of results) {
      expect(passed).toBe(model === 'gendaylit')
      expect(centre.front).toBeCloseTo(0.02, 2)
    }
  })

  test('one sensor off is found, and a missing one', () => {
    for (const wrong of [1.2, Number.NaN]) {
      const results = compareScene(
        file,
        likeReference((value, i) => (i === 3 ? wrong * value : value)),
      )
      const strict = results.filter(({ model }) => model !== 'gendaylit')
      expect(strict.every(({ passed }) => !passed)).toBe(true)
    }
  })

  test('a beam where there is none is counted', () => {
    const traced = likeReference((value) => value)
    traced.beam.get('clear_noon')?.fill(500, 0, 2)
    const wrong = compareScene(file, traced).filter(({ wrongBeams }) => wrongBeams > 0)
    expect(wrong.map(({ sky, wrongBeams }) => [sky, wrongBeams])).toEqual([
      ['clear_noon', 2],
      ['clear_noon', 2],
      ['clear_noon', 2],
    ])
  })
})

test.each([
  [
    'a list that is too short',
    text.replace(/"irradiance": ?\[[^,]+,/, '"irradiance":['),
    'for each of',
  ],
  ['another schema', text.replace('pv-raytrace-reference/1', 'pv-raytrace-reference/9'), 'schema'],
])('%s is refused by name', (_name, changed, message) => {
  expect(() => parseSceneFile(changed)).toThrow(message)
})
