import { planeOrientation } from '@duet/engine'
import { expect, test } from 'vitest'
import { directionOf, type SiteSun, sunCourse } from './siteSun.ts'
import { type Turning, tableTurn, turnCourse } from './tableTurn.ts'

const TRACKER: Turning = {
  mount: {
    kind: 'singleAxis',
    axisAzimuthDeg: 180,
    minAngleDeg: -60,
    maxAngleDeg: 60,
    backtracking: true,
    slopeAware: true,
    stowAngleDeg: 5,
  },
  slope: { tiltDeg: 0, azimuthDeg: 0 },
  groundCoverRatio: 0.35,
}

const sun = (elevationDeg: number, azimuthDeg: number): SiteSun => ({
  elevationDeg,
  azimuthDeg,
  towards: directionOf(elevationDeg, azimuthDeg),
})

test('a low sun in the east turns trackers back, as pvlib 0.11 has it', () => {
  const turn = tableTurn(TRACKER, sun(10, 90))
  expect(turn.rotationDeg).toBeCloseTo(-19.745, 3)
  expect(turn.trueRotationDeg).toBe(-60)
})

test('at night they hold their stow angle', () => {
  expect(tableTurn(TRACKER, sun(-3, 90)).rotationDeg).toBe(5)
})

test('a slope that the controller knows changes the turn, one that it does not know leaves it', () => {
  const slope = { tiltDeg: 10, azimuthDeg: 90 }
  const blind = { ...TRACKER.mount, slopeAware: false } as Turning['mount']
  const [aware, unaware] = [TRACKER.mount, blind].map(
    (mount) => tableTurn({ ...TRACKER, mount, slope }, sun(10, 270)).rotationDeg,
  )
  // the ground falls to the east by 10 degrees: rows stay parallel to it in the evening
  expect(aware).toBeCloseTo(-10, 3)
  expect(unaware).toBeCloseTo(19.745, 3)
})

test('a course over a day is the engine at each of its hours', () => {
  const place = { latitudeDeg: 33.3, longitudeDeg: -112, altitudeM: 340, offsetH: -7 }
  const { position } = sunCourse(place, { year: 2026, month: 3, day: 21, minute: 0 })
  const course = turnCourse(TRACKER, position.apparentZenithDeg, position.azimuthDeg)
  const engine = planeOrientation(TRACKER.mount, {
    zenithDeg: position.apparentZenithDeg,
    sunAzimuthDeg: position.azimuthDeg,
    slope: TRACKER.slope,
    groundCoverRatio: 0.35,
  })
  expect(course.rotationDeg).toEqual(engine.rotationDeg)
  course.rotationDeg.forEach((rotationDeg, i) => {
    const one = sun(90 - position.apparentZenithDeg[i]!, position.azimuthDeg[i]!)
    expect(tableTurn(TRACKER, one).rotationDeg).toBeCloseTo(rotationDeg, 9)
  })
})
