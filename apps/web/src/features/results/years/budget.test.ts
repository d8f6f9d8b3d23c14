import { describe, expect, test } from 'vitest'
import {
  type Budget,
  NEW_PART,
  newKey,
  pairsOf,
  partErrors,
  withLosses,
  withoutPair,
  withoutPart,
  withPair,
  withPart,
  withVariability,
} from './budget.ts'

const part = { name: 'Soiling', fraction: 0.02, year_correlation: 1, note: '' }
const BUDGET: Budget = {
  life_years: 30,
  parts: [{ ...part, key: 'soiling', distribution: 'normal' }],
}

describe('the parts of an uncertainty', () => {
  test('are changed in their place, added at the end and removed, with the life as it was', () => {
    const draft = { ...NEW_PART, name: ' Snow ', fraction: 0.01 }
    const key = newKey(BUDGET)
    const two = withPart(BUDGET, key, draft)
    expect(two.life_years).toBe(30)
    expect(two.parts.map(({ name }) => name)).toEqual(['Soiling', 'Snow'])
    const changed = withPart(two, 'soiling', { ...draft, name: 'Dirt' })
    expect(changed.parts.map(({ name }) => name)).toEqual(['Dirt', 'Snow'])
    expect(withoutPart(changed, 'soiling').parts.map((one) => one.key)).toEqual([key])
    expect(newKey(two)).not.toBe(key)
  })

  test('need a name, a size and a correlation within their limits', () => {
    expect(Object.keys(partErrors(NEW_PART))).toEqual(['name', 'fraction'])
    expect(partErrors({ ...NEW_PART, name: 'Snow', fraction: 1.2, year_correlation: -1 })).toEqual({
      fraction: 'A number between 0 and 100 %',
      year_correlation: 'A number between 0 and 1',
    })
  })

  test('are correlated in pairs, each once, which go with either of the two', () => {
    const two = withPart(BUDGET, 'snow', { ...NEW_PART, name: 'Snow', fraction: 0.01 })
    const pair = withPair(two, { a: 'soiling', b: 'snow', coefficient: 0.5 })
    const turned = withPair(pair, { a: 'snow', b: 'soiling', coefficient: -0.2 })
    expect(pairsOf(turned)).toEqual([{ a: 'snow', b: 'soiling', coefficient: -0.2 }])
    expect(pairsOf(withoutPair(turned, { a: 'soiling', b: 'snow' }))).toEqual([])
    expect(pairsOf(withoutPart(turned, 'soiling'))).toEqual([])
    // A change of the part leaves its pairs
    const changed = withPart(turned, 'snow', { ...NEW_PART, name: 'Ice', fraction: 0.02 })
    expect(pairsOf(changed)).toEqual(pairsOf(turned))
  })

  test('take the differences between years over from simulated years, once', () => {
    const taken = withVariability(BUDGET, { years: 12, fraction: 0.031 })
    const again = withVariability(taken, { years: 12, fraction: 0.033 })
    expect(again.parts).toHaveLength(2)
    expect(again.parts[1]).toMatchObject({
      fraction: 0.033,
      year_correlation: 0,
      note: 'From 12 simulated years',
    })
  })

  test('take the losses whose uncertainty is stated, never twice', () => {
    const loss = { key: 'soiling', label: 'Soiling', note: 'Station', sigma_percentage: 0.5 }
    const unsure = { key: 'snow', label: 'Snow', note: 'Guess', sigma_percentage: null }
    const quality = { ...loss, key: 'module_quality', label: 'Quality', sigma_percentage: 1 }
    const taken = withLosses(BUDGET, [loss, unsure, quality])
    expect(withLosses(taken, [loss, unsure, quality])).toEqual(taken)
    expect(taken.parts).toMatchObject([
      { key: 'soiling', fraction: 0.005, year_correlation: 1, note: 'Station' },
      { key: 'module_quality', name: 'Quality', fraction: 0.01, year_correlation: 1 },
    ])
  })
})
