import { describe, expect, test } from 'vitest'
import type { Answer, ReferenceModel } from './answer.ts'
import { runVectors } from './runVectors.ts'
import { type Json, parseVectorFile } from './vectorFile.ts'

const fileOf = (expected: Json, byOutput: object = {}) =>
  parseVectorFile({
    tolerance: { rel: 1e-3, abs: 0.01, by_output: byOutput },
    cases: [{ inputs: { x: 1 }, expected }],
  })

const run = (expected: Json, answer: Answer, options: Partial<ReferenceModel> = {}) =>
  runVectors(fileOf(expected), { ...options, answer: () => answer })

describe('the run of a reference file', () => {
  test('measures the error against its tolerance, that of the output before that of the file', () => {
    expect(run({ y: 10 }, { y: 10.01 }).worst).toBeCloseTo(0.5, 9)
    const file = fileOf({ y: 10 }, { y: { rel: 0, abs: 0.001 } })
    expect(runVectors(file, () => ({ y: 10.01 }))).toMatchObject({ failed: 1, cases: 1 })
  })

  test('fails for an output that is not answered', () => {
    const { failed, failures, worst } = run({ y: 1, z: 2 }, { y: 1 })
    expect([failed, worst]).toEqual([1, Infinity])
    expect(failures).toEqual(['case 0 z: got nothing, expected 2'])
  })

  test('fails for a series of another length, and for NaN', () => {
    expect(run({ y: [1, 2] }, { y: Float64Array.of(1) }).failed).toBe(1)
    expect(run({ y: [1, 2] }, { y: Float64Array.of(1, NaN) }).failed).toBe(1)
    expect(run({ y: [1, 2] }, { y: Float64Array.of(1, 2) }).failed).toBe(0)
  })

  test('takes NaN and the safe value for what is missing, and nothing else', () => {
    expect(run({ y: null }, { y: NaN }).failed).toBe(0)
    expect(run({ y: null }, { y: 0 }).failed).toBe(1)
    expect(run({ y: null }, { y: 0 }, { missingIs: 0 }).failed).toBe(0)
    expect(run({ y: null }, {}).failed).toBe(1)
  })

  test('knows infinities in quotes', () => {
    expect(run({ y: 'Infinity' }, { y: Infinity }).failed).toBe(0)
    expect(run({ y: '-Infinity' }, { y: Infinity }).failed).toBe(1)
  })

  test('holds azimuths on the circle, and not at all for a level plane', () => {
    expect(run({ azimuth: 359.999 }, { azimuth: 0.001 }).failed).toBe(0)
    expect(run({ azimuth: 359 }, { azimuth: 1 }).failed).toBe(1)
    const level = { surface_tilt: [0, 30], surface_azimuth: [90, 90] }
    const answer = (first: number, second: number) => ({
      surface_tilt: [0, 30],
      surface_azimuth: [first, second],
    })
    expect(run(level, answer(270, 90)).failed).toBe(0)
    expect(run(level, answer(90, 270)).failed).toBe(1)
  })

  test('goes down into records and finds their rows by a key', () => {
    const expected = { days: [{ day: 3, y: [1, 2] }] }
    const answer = {
      days: [
        { day: 2, y: [0, 0] },
        { day: 3, y: [1, 2] },
      ],
    }
    expect(run(expected, answer, { rowKey: 'day' })).toMatchObject({ failed: 0, compared: 3 })
    expect(run(expected, answer).failed).toBe(1)
    expect(run({ name: { a: 'x' } }, { name: { a: 'y' } }).failures).toEqual([
      'case 0 name.a: got y, expected x',
    ])
  })

  test('counts a model that throws as failed and says why', () => {
    const failing = () => {
      throw new RangeError('no such thing')
    }
    expect(runVectors(fileOf({ y: 1 }), failing).failures).toEqual(['case 0 no such thing'])
  })
})

describe('a reference file', () => {
  test('sorts its inputs by kind', () => {
    const file = parseVectorFile({
      tolerance: { rel: 0, abs: 0 },
      cases: [
        {
          inputs: {
            n: 1,
            none: null,
            far: 'Infinity',
            name: 'x',
            on: true,
            of: [1, null],
            p: { q: 2 },
          },
          expected: {},
        },
      ],
    })
    const { value, text, flag, series, nested } = file.cases[0].inputs
    expect(value).toEqual({ n: 1, none: NaN, far: Infinity })
    expect(text).toEqual({ name: 'x' })
    expect(flag).toEqual({ on: true })
    expect(series).toEqual({ of: Float64Array.of(1, NaN) })
    expect(nested).toEqual({ p: { q: 2 } })
  })

  test.each([
    [[], 'the file is not an object'],
    [{ cases: [] }, 'tolerance is not an object'],
    [{ tolerance: { rel: 0 }, cases: [] }, 'tolerance has no rel and abs'],
    [{ tolerance: { rel: 0, abs: 0 } }, 'cases is not a list'],
    [{ tolerance: { rel: 0, abs: 0 }, cases: [{}] }, 'inputs of case 0 is not an object'],
  ])('%j is refused', (json, message) => {
    expect(() => parseVectorFile(json)).toThrow(message)
  })
})
