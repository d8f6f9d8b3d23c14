import { describe, expect, test } from 'vitest'
import { choleskyOf, correlationFault, sameYearCorrelation } from './correlation.ts'
import { drawnExceedance } from './drawnExceedance.ts'
import { exceedance, yieldSigma } from './exceedance.ts'
import { correlatedParts } from './testing/randomParts.ts'
import { sigmaOf, type UncertaintyPart, type UncertaintyParts } from './uncertaintyPart.ts'

const part = (
  key: string,
  fraction: number,
  year_correlation: number,
  correlations: UncertaintyPart['correlations'] = [],
): UncertaintyPart => ({
  key,
  name: key.toUpperCase(),
  distribution: 'normal',
  fraction,
  year_correlation,
  note: '',
  correlations,
})

const pair = (coefficient: number, years: readonly [number, number] = [1, 1]): UncertaintyParts => [
  part('a', 0.03, years[0]),
  part('b', 0.04, years[1], [{ key: 'a', coefficient }]),
]

describe('correlated parts', () => {
  test('add up where they go together, and cancel where they go against each other', () => {
    expect(yieldSigma(pair(0))).toBeCloseTo(0.05, 12)
    expect(yieldSigma(pair(1))).toBeCloseTo(0.07, 12)
    expect(yieldSigma(pair(-1))).toBeCloseTo(0.01, 9)
    expect(yieldSigma(pair(0.5))).toBeCloseTo(Math.sqrt(0.0009 + 0.0016 + 0.0012), 12)
  })

  test("have in a single year the variance s'·r·s, whatever stays of them over the years", () => {
    for (const parts of correlatedParts(40)) {
      const sum = parts.flatMap((a) =>
        parts.map((b) => sigmaOf(a) * sigmaOf(b) * sameYearCorrelation(a, b)),
      )
      const variance = sum.reduce((total, one) => total + one, 0)
      expect(yieldSigma(parts) ** 2 / variance).toBeCloseTo(1, 9)
    }
  })

  test('over N years: what is every year by itself goes with 1 / N, with its correlation', () => {
    const sameYear = 0.0009 + 0.0016 + 0.0012
    expect(yieldSigma(pair(0.5, [0, 0]), 10)).toBeCloseTo(Math.sqrt(sameYear / 10), 12)
    expect(yieldSigma(pair(0.5, [1, 1]), 10)).toBeCloseTo(Math.sqrt(sameYear), 12)
    // ρ 0.5 of both: half stays
    expect(yieldSigma(pair(0.5, [0.5, 0.5]), 10)).toBeCloseTo(Math.sqrt(sameYear * 0.55), 12)
  })

  test('give the same by draws within 0.1 %, of normal parts over one year and over many', () => {
    for (const parts of correlatedParts(12, { distribution: 'normal' })) {
      for (const years of [1, 10, 25]) {
        const { p50, p75, p90, p95, p99 } = exceedance(1, parts, years)
        drawnExceedance(parts, years).forEach((drawn, index) =>
          expect(Math.abs(drawn / [p50, p75, p90, p95, p99][index]! - 1)).toBeLessThan(0.001),
        )
      }
    }
  })

  test('make P90 fall when any of them grows, as long as none goes against another', () => {
    for (const parts of correlatedParts(50, {}, true)) {
      for (const years of [1, 20]) {
        const { p90 } = exceedance(100, parts, years)
        for (const one of parts) {
          const halved = parts.map((each) =>
            each === one ? { ...each, fraction: each.fraction / 2 } : each,
          )
          expect(exceedance(100, halved, years).p90, `when ${one.key} grows`).toBeGreaterThan(p90)
        }
      }
    }
  })

  test('of random causes are without fault', () => {
    for (const parts of correlatedParts(40)) expect(correlationFault(parts)).toBeUndefined()
    expect(correlationFault(pair(1))).toBeUndefined()
    expect(correlationFault(pair(-1))).toBeUndefined()
  })
})

describe('correlations that cannot be are told', () => {
  test('with itself, with nobody, and twice', () => {
    const [a, b] = pair(0.5)
    expect(correlationFault([{ ...a!, correlations: [{ key: 'a', coefficient: 1 }] }])).toContain(
      'with itself',
    )
    expect(correlationFault([b!])).toContain('not there: a')
    const twice = [{ ...a!, correlations: [{ key: 'b', coefficient: 0.5 }] }, b!]
    expect(correlationFault(twice)).toContain('"B" and "A" is there twice')
  })

  test('of what stays with what is every year by itself', () => {
    expect(correlationFault(pair(0.1, [0, 1]))).toContain('at most 0.00, got 0.1')
    expect(correlationFault(pair(0.9, [0.5, 1]))).toContain('at most 0.71')
    expect(correlationFault(pair(0.7, [0.5, 1]))).toBeUndefined()
  })

  test('of three parts of which two go with the third and against each other', () => {
    const three = [
      ...pair(-0.9),
      part('c', 0.02, 1, [
        { key: 'a', coefficient: 0.9 },
        { key: 'b', coefficient: 0.9 },
      ]),
    ]
    expect(correlationFault(three)).toContain('positive semidefinite')
    expect(() => drawnExceedance(three)).toThrow('contradict')
  })
})

test('the triangle of a matrix times itself is the matrix, of a singular one too', () => {
  for (const matrix of [
    [
      [1, 0.5, 0.2],
      [0.5, 1, 0.4],
      [0.2, 0.4, 1],
    ],
    [
      [1, 1, 0.5],
      [1, 1, 0.5],
      [0.5, 0.5, 1],
    ],
  ]) {
    const lower = choleskyOf(matrix)!
    matrix.forEach((row, i) =>
      row.forEach((value, j) => {
        const product = lower[i]!.reduce((sum, weight, k) => sum + weight * lower[j]![k]!, 0)
        expect(product).toBeCloseTo(value, 12)
      }),
    )
  }
})
