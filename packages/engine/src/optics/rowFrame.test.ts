import { describe, expect, test } from 'vitest'
import { rowFrame } from './rowFrame.ts'

const LEVEL = { tiltDeg: 0, azimuthDeg: 0 }

describe('frame of rows', () => {
  test('on level ground it stands upright', () => {
    const frame = rowFrame(0, LEVEL, 5, 2)
    expect(frame.ground).toEqual([0, 0, 1])
    expect(frame.across[0]).toBeCloseTo(1, 12)
    expect(frame.across[2]).toBeCloseTo(0, 12)
    expect(frame.groundCoverage).toBeCloseTo(0.4, 12)
  })

  test('a slope across the rows spreads them along the ground', () => {
    const frame = rowFrame(0, { tiltDeg: 10, azimuthDeg: 90 }, 5, 2)
    expect(frame.groundCoverage).toBeCloseTo(0.4 * Math.cos((10 * Math.PI) / 180), 12)
  })

  test('a slope along the rows leaves their distance', () => {
    const frame = rowFrame(0, { tiltDeg: 10, azimuthDeg: 180 }, 5, 2)
    expect(frame.groundCoverage).toBeCloseTo(0.4, 12)
  })

  test.each([
    [30, 12, 200],
    [200, 25, 75],
  ])(
    'its directions are square to each other (axis %d°, slope %d° to %d°)',
    (axis, tiltDeg, azimuthDeg) => {
      const { ground, across } = rowFrame(axis, { tiltDeg, azimuthDeg }, 5, 2)
      expect(ground[0] * across[0] + ground[1] * across[1] + ground[2] * across[2]).toBeCloseTo(
        0,
        12,
      )
      expect(Math.hypot(...across)).toBeCloseTo(1, 12)
    },
  )
})
