import { SCRIPT_CONSTANTS, SCRIPT_SERIES, type TrackerScriptInputs } from '@duet/engine'
import { trackerScriptFault, trackerScripts } from '@duet/scripts'
import { expect, test } from 'vitest'
import { SCRIPT_EXAMPLES } from './scriptExamples.ts'

/** Two steps of the same sun: clear and calm, dull and windy. */
const GIVEN: Partial<Record<string, readonly number[]>> = {
  backtrackingAngle: [-55, -55],
  idealAngle: [-60, -60],
  ghi: [500, 100],
  dhi: [400, 81],
  windSpeed: [11.9, 12],
}
const filled = (names: object, value: (name: string) => unknown): object =>
  Object.fromEntries(Object.keys(names).map((name) => [name, value(name)]))

const INPUTS = {
  series: filled(SCRIPT_SERIES, (name) => Float64Array.from(GIVEN[name] ?? [0, 0])),
  constants: filled(SCRIPT_CONSTANTS, (name) => (name === 'mostAngle' ? 60 : -60)),
  startMs: new Float64Array(2),
} as TrackerScriptInputs

test.each([
  ['Flat in diffuse light', [-55, 0]],
  ['At most 45° in wind', [-55, -45]],
])('the example "%s" turns trackers as it says', async (label, angles) => {
  const source = SCRIPT_EXAMPLES.find((example) => example.label === label)?.source ?? ''
  expect(await trackerScriptFault(source)).toBeUndefined()
  const run = await trackerScripts()
  expect([...run(source, INPUTS)]).toEqual(angles)
})

test('every example is tried here', () => {
  expect(SCRIPT_EXAMPLES).toHaveLength(2)
})
