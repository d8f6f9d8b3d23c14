import { describe, expect, test } from 'vitest'
import { initialSetting } from '../settings/settingFields.ts'
import { ARRAY_FIELDS, type ArraySetting } from './arrayFields.ts'
import { arraySun } from './arraySun.ts'
import { arrayTracer, type LitArray } from './arrayTracer.ts'

const INITIAL = initialSetting(ARRAY_FIELDS)

function lit(changed: Partial<ArraySetting>, batches = 3): LitArray {
  const trace = arrayTracer({ ...INITIAL, ...changed })
  for (let k = 1; k < batches; k++) trace()
  const answer = trace()
  if (answer.state === 'fault') throw new Error(answer.fault)
  return answer
}

const rear = (changed: Partial<ArraySetting>): number => lit(changed).light.meanRearWm2

describe('the rear has more light', () => {
  test.each([
    ['over brighter ground', { albedo: 0.2 }, { albedo: 0.6 }],
    ['with a wider pitch', { pitchM: 5 }, { pitchM: 10 }],
    ['higher above the ground', { heightM: 1.3 }, { heightM: 3 }],
    ['without a tube', {}, { tubeM: 0 }],
    ['of the row that has nothing behind it', {}, { row: 'first' }],
  ] as const)('%s', (_name, less, more) => {
    expect(rear(more)).toBeGreaterThan(1.02 * rear(less))
  })
})

test('trackers that face the low sun shade each other, those that turn back do not', () => {
  const early = { hour: 6 } as const
  const facing = lit({ ...early, control: 'facing' }).light.power
  const back = lit({ ...early, control: 'backtracking' }).light.power
  expect(facing.shadeW).toBeLessThan(0.8 * facing.evenW)
  expect(back.shadeW).toBeGreaterThan(0.995 * back.evenW)
  expect(back.fullW).toBeGreaterThan(facing.fullW)
})

test('a tracker in the morning faces east, one in the afternoon west, as far', () => {
  const [morning, evening] = [9, 15].map((hour) => arraySun({ ...INITIAL, hour, day: 80 }, 0.35))
  expect(morning).toMatchObject({ facingDeg: 90 })
  expect(evening).toMatchObject({ facingDeg: 270 })
  // The clock of day 80 is some 7 minutes off the sun.
  expect(Math.abs((morning?.tiltDeg ?? 0) - (evening?.tiltDeg ?? 90))).toBeLessThan(6)
})

test('bifaciality adds power, and none adds none', () => {
  const both = lit({}).light.power
  expect(both.fullW / both.frontOnlyW).toBeGreaterThan(1.03)
  const front = lit({ bifaciality: 0 }).light.power
  expect(front.fullW).toBeCloseTo(front.frontOnlyW, 6)
})

test('at night there is neither light nor power', () => {
  const { light } = lit({ hour: 1 }, 1)
  expect(light.meanFrontWm2).toBe(0)
  expect(light.power.fullW).toBe(0)
})

test.each([
  [{ heightM: 0.5, control: 'hand', angleDeg: 50 }, /Raise their middle to 1.00 m or more/],
  [{ pitchM: 2, mount: 'fixed', tiltDeg: 10, heightM: 2 }, /Choose a pitch above 2.2 m/],
] as const)('tables that cannot stand are refused with what to do: %j', (changed, said) => {
  const answer = arrayTracer({ ...INITIAL, ...changed })()
  expect(answer.state === 'fault' && answer.fault).toMatch(said)
})
