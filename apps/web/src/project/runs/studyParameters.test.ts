import { describe, expect, test } from 'vitest'
import { type GivenValues, studyOptions, studyValues } from './studyParameters.ts'

const given = (over: Partial<GivenValues>): GivenValues => ({
  parameter: 'tilt',
  how: 'list',
  list: '',
  from: null,
  to: null,
  step: null,
  chosen: [],
  ...over,
})

describe('values of a study', () => {
  test('as a list, each once, with commas, semicolons or blanks between them', () => {
    expect(studyValues(given({ list: '10, 15;20  25,10' }))).toEqual({ values: [10, 15, 20, 25] })
  })

  test('from first to last by a step, without the dust of sums', () => {
    const range = given({ how: 'range', from: 0.3, to: 0.5, step: 0.05 })
    expect(studyValues(range)).toEqual({ values: [0.3, 0.35, 0.4, 0.45, 0.5] })
  })

  test.each([
    [{ list: '' }, 'Give at least one value'],
    [{ list: '10, steep' }, "'steep' is no number"],
    [{ list: Array.from({ length: 101 }, (_, i) => i).join(' ') }, '101 values: at most 100'],
    [{ parameter: 'num_inverters', list: '1.5' }, 'must be integer'],
    [{ how: 'range', from: 0, to: 10 }, 'Give from, to and step'],
    [{ how: 'range', from: 0, to: 10, step: 0 }, 'Step must be positive'],
    [{ how: 'range', from: 10, to: 0, step: 1 }, "'To' must be no less than 'From'"],
    [{ how: 'range', from: 0, to: 60, step: 0.5 }, '121 values: at most 100'],
    [{ parameter: 'panel' }, 'Choose at least one value'],
    [
      { parameter: 'panel', chosen: Array.from({ length: 101 }, (_, i) => `${i}`) },
      '101 values: at most 100',
    ],
  ] as const)('%o is wrong', (over, error) => {
    expect(studyValues(given(over))).toEqual({ error })
  })

  test('of a component are those of its kind', () => {
    const components = [
      { id: 'a', name: 'A', kind: 'panel' },
      { id: 'b', name: 'B', kind: 'inverter' },
    ] as const
    expect(studyOptions('panel', components, [])).toEqual([{ value: 'a', label: 'A' }])
    expect(studyOptions('tilt', components, [])).toEqual([])
  })
})
