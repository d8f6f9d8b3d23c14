import { solarPosition } from '@duet/engine'
import { expect, test } from 'vitest'
import { momentUtcMs } from './siteClock.ts'
import { directionOf, sunAt, sunCourse } from './siteSun.ts'

const PHOENIX = { latitudeDeg: 33.3121, longitudeDeg: -112.0876, altitudeM: 340, offsetH: -7 }
const POLE = { latitudeDeg: 78, longitudeDeg: 15, altitudeM: 0, offsetH: 1 }
const JUNE = { year: 2026, month: 6, day: 21, minute: 600 }

test('the sun is where the engine has it', () => {
  const engine = solarPosition(Float64Array.of(momentUtcMs(JUNE, -7)), PHOENIX)
  const sun = sunAt(PHOENIX, JUNE)
  expect(sun.elevationDeg).toBe(90 - engine.apparentZenithDeg[0]!)
  expect(sun.azimuthDeg).toBe(engine.azimuthDeg[0])
})

test('at noon of the solstice it stands 23.44 degrees above the equator', () => {
  const { noonMin, position, minute } = sunCourse(PHOENIX, JUNE)
  const noon = minute.indexOf(noonMin)
  // ten minutes of the course, and refraction, are less than 0.1 degree at noon
  expect(90 - position.apparentZenithDeg[noon]!).toBeCloseTo(90 - 33.3121 + 23.44, 0)
})

test('it rises and sets on the horizon', () => {
  const { sunriseMin, sunsetMin } = sunCourse(PHOENIX, JUNE)
  for (const minute of [sunriseMin!, sunsetMin!]) {
    expect(Math.abs(sunAt(PHOENIX, { ...JUNE, minute }).elevationDeg)).toBeLessThan(0.2)
  }
  expect(sunriseMin!).toBeLessThan(sunsetMin!)
})

test('in the polar day it does neither', () => {
  const { sunriseMin, sunsetMin } = sunCourse(POLE, JUNE)
  expect([sunriseMin, sunsetMin]).toEqual([undefined, undefined])
})

test('directions point east, north and up', () => {
  const [east, north, up] = directionOf(30, 90)
  expect(east).toBeCloseTo(Math.sqrt(3) / 2, 12)
  expect(north).toBeCloseTo(0, 12)
  expect(up).toBeCloseTo(0.5, 12)
})
