import { expect, test } from 'vitest'
import { sensitivityOf } from './sensitivity.ts'

const ofEnergy = (energyKwh: (input: number) => number, step: number): number | undefined =>
  sensitivityOf({
    energyKwh: energyKwh(1),
    lessKwh: energyKwh(1 - step),
    moreKwh: energyKwh(1 + step),
    step,
  })

test('of energies that are known as a formula: proportional, constant, falling, and a square', () => {
  expect(ofEnergy((x) => 7 * x, 0.02)).toBeCloseTo(1, 12)
  expect(ofEnergy(() => 7, 0.02)).toBe(0)
  expect(ofEnergy((x) => 100 - 4 * x, 0.1)).toBeCloseTo(-4 / 96, 12)
  // The central difference of a square is exact: 2·x / x² at 1
  expect(ofEnergy((x) => 3 * x ** 2, 0.1)).toBeCloseTo(2, 12)
})

test('comes nearer to the derivative by the square of the step', () => {
  const error = (step: number): number => Math.abs(ofEnergy(Math.exp, step)! - 1)
  expect(error(0.1) / error(0.05)).toBeCloseTo(4, 2)
})

test('is not known of a run without energy', () => {
  expect(sensitivityOf({ energyKwh: 0, lessKwh: 0, moreKwh: 0, step: 0.1 })).toBeUndefined()
})
