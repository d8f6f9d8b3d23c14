import { expect, test } from 'vitest'
import { hash32, SOBOL_DIMENSIONS, sobolPoints, unitFraction } from './lowDiscrepancy.ts'

test('each dimension of the first 256 points has one in each 256th', () => {
  const points = sobolPoints(256)
  for (let d = 0; d < SOBOL_DIMENSIONS; d++) {
    const cells = new Set<number>()
    for (let i = 0; i < 256; i++) cells.add(points[i * SOBOL_DIMENSIONS + d] >>> 24)
    expect(cells.size).toBe(256)
  }
})

test('the first two dimensions have one point in every oblong of equal area', () => {
  const points = sobolPoints(64)
  for (let bits = 0; bits <= 6; bits++) {
    const cells = new Set<number>()
    for (let i = 0; i < 64; i++) {
      const x = Math.floor(unitFraction(points[i * SOBOL_DIMENSIONS]) * 2 ** bits)
      const y = Math.floor(unitFraction(points[i * SOBOL_DIMENSIONS + 1]) * 2 ** (6 - bits))
      cells.add(x * 64 + y)
    }
    expect(cells.size).toBe(64)
  }
})

test('hashes of neighbours have nothing in common', () => {
  let flipped = 0
  for (let i = 0; i < 1000; i++) {
    for (let bits = hash32(i) ^ hash32(i + 1); bits !== 0; bits &= bits - 1) flipped++
  }
  expect(Math.abs(flipped / 1000 - 16)).toBeLessThan(0.5)
})
