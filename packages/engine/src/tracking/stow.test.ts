import { describe, expect, test } from 'vitest'
import type { Mount } from '../model/mount.ts'
import { planeOrientation } from './orientation.ts'
import { strongestWindSteps } from './stow.ts'

type SingleAxis = Extract<Mount, { kind: 'singleAxis' }>

const TRACKER: SingleAxis = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -60,
  maxAngleDeg: 50,
  backtracking: false,
  slopeAware: false,
  stowAngleDeg: 5,
}
const HOUR_MS = 3_600_000
const hours = (n: number) => Float64Array.from({ length: n }, (_, i) => i * HOUR_MS)

/** Day, day, day, night under a sun in the east, then the west. */
function turned(change: Partial<SingleAxis>, more = {}): readonly number[] {
  const { rotationDeg } = planeOrientation(
    { ...TRACKER, ...change },
    {
      zenithDeg: Float64Array.of(40, 40, 70, 100),
      sunAzimuthDeg: Float64Array.of(90, 270, 270, 300),
      slope: { tiltDeg: 0, azimuthDeg: 180 },
      ...more,
    },
  )
  return [...rotationDeg].map((angle) => Math.round(angle * 1e6) / 1e6)
}

describe('what goes before the sun', () => {
  test('an axis to the south turns with the sun when nothing does', () => {
    expect(turned({})).toEqual([-40, 40, 50, 5])
  })

  test('snow on the ground, from its limit on, after the wind', () => {
    const snowStow = { depthCm: 3, angleDeg: 50 }
    const snowDepthCm = Float64Array.of(3, 2.9, Number.NaN, 10)
    expect(turned({ snowStow }, { snowDepthCm })).toEqual([50, 40, 50, 5])
    expect(turned({ snowStow })).toEqual([-40, 40, 50, 5])
    const windMPerS = Float64Array.of(20, 0, 0, 20)
    const both = { snowStow, windStow: { speedMPerS: 20, angleDeg: -30 } }
    expect(turned(both, { snowDepthCm, windMPerS })).toEqual([-30, 40, 50, 5])
  })

  test('an angle of wind of its own, in place of the stow angle of the night', () => {
    const windMPerS = Float64Array.of(12, 11.9, Number.NaN, 30)
    expect(turned({ windStow: { speedMPerS: 12 } }, { windMPerS })).toEqual([5, 40, 50, 5])
    expect(turned({ windStow: { speedMPerS: 12, angleDeg: 0 } }, { windMPerS })).toEqual([
      0, 40, 50, 5,
    ])
  })

  test.each([
    // axis to the south: positive angles look west
    ['facing', 180, [270, 90, 265, 0], [20, -20, 20, 5]],
    ['away', 180, [270, 90, 265, 0], [-20, 20, -20, 5]],
    ['fixed', 180, [270, 90, 265, 0], [-20, -20, -20, 5]],
    // along the axis or not known: the angle as it is
    ['facing', 180, [180, 360, Number.NaN, 0], [-20, -20, -20, 5]],
    // an axis to the east looks south with positive angles
    ['facing', 90, [200, 10, 180, 0], [20, -20, 20, 5]],
  ] as const)('wind from the side: %s, axis %d', (side, axisAzimuthDeg, from, angles) => {
    const windStow = { speedMPerS: 10, angleDeg: -20, side }
    const windMPerS = Float64Array.of(12, 12, 12, 12)
    const windDirectionDeg = Float64Array.from(from)
    expect(turned({ windStow, axisAzimuthDeg }, { windMPerS, windDirectionDeg })).toEqual(angles)
    expect(turned({ windStow, axisAzimuthDeg }, { windMPerS }).slice(0, 3)).toEqual([-20, -20, -20])
  })

  test('a date, before the night, the wind and the snow', () => {
    const storm = {
      windMPerS: Float64Array.of(30, 30, 30, 30),
      periodDeg: Float64Array.of(-12, Number.NaN, 80, 33),
    }
    const mount = { windStow: { speedMPerS: 20 } }
    expect(turned(mount, storm)).toEqual([-12, 5, 50, 33])
    expect(turned({ ...mount, offsetDeg: 2 }, storm)).toEqual([-10, 7, 50, 35])
    expect(turned({ ...mount, stuckAngleDeg: 1 }, storm)).toEqual([1, 1, 1, 1])
  })

  test('an offset moves every angle that is asked for, within the bounds', () => {
    expect(turned({ offsetDeg: 2 })).toEqual([-38, 42, 50, 7])
    expect(turned({ offsetDeg: -25 })).toEqual([-60, 15, 25, -20])
  })

  test('trackers that are stuck stay by day and night, but where another angle was measured', () => {
    expect(turned({ stuckAngleDeg: 33, offsetDeg: 2 })).toEqual([33, 33, 33, 33])
    const measuredRotationDeg = Float64Array.of(Number.NaN, 7, Number.NaN, Number.NaN)
    expect(turned({ stuckAngleDeg: 33 }, { measuredRotationDeg })).toEqual([33, 7, 33, 33])
    expect(turned({ stuckAngleDeg: 33, ignoresMeasured: true }, { measuredRotationDeg })).toEqual([
      33, 33, 33, 33,
    ])
  })

  test('no angle lies beyond the bounds, but that of the night', () => {
    expect(turned({ stuckAngleDeg: 80 })).toEqual([50, 50, 50, 50])
    expect(turned({ stowAngleDeg: 70 })).toEqual([-40, 40, 50, 70])
  })
})

describe('the strongest wind of the time a stow is held', () => {
  const wind = Float64Array.of(3, 15, 2, Number.NaN, 1, 4)
  const stepsOf = (startUtcMs: Float64Array, from: number, holdH: number) => [
    ...strongestWindSteps(wind, startUtcMs, { from, to: 6 }, holdH),
  ]

  test('is the own wind of a step without such a time', () => {
    expect(stepsOf(hours(6), 0, 0)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('reaches back by hours of the clock, over gaps in the wind', () => {
    expect(stepsOf(hours(6), 0, 2)).toEqual([0, 1, 1, 1, 2, 5])
    const apart = Float64Array.from(hours(6), (ms) => 3 * ms)
    expect(stepsOf(apart, 0, 2)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('of a range is that of the whole series there', () => {
    expect(stepsOf(hours(6), 3, 3)).toEqual(stepsOf(hours(6), 0, 3).slice(3))
  })
})
