import { describe, expect, test } from 'vitest'
import { curvesOf, parseCells, partsOf, pointsOf } from './draftValues.ts'

describe('values of a draft', () => {
  test('a list has as many parts as its field, missing ones are empty', () => {
    expect(partsOf([12, 'x'], 3)).toEqual([12, null, null])
    expect(partsOf(undefined, 2)).toEqual([null, null])
  })

  test('points and curves are read whatever stands there', () => {
    expect(pointsOf([{ angle: 0, modifier: 1 }, null])).toEqual([{ angle: 0, modifier: 1 }, {}])
    expect(curvesOf([{ input_voltage: 880 }])).toEqual([{ input_voltage: 880, points: [] }])
    expect(curvesOf('nothing')).toEqual([])
  })
})

describe('pasted text', () => {
  test('of a spreadsheet becomes rows of numbers', () => {
    expect(parseCells('0\t1\r\n30\t0.999\r\n')).toEqual([
      [0, 1],
      [30, 0.999],
    ])
  })

  test.each(['12.5', 'angle\tmodifier', 'abc'])('%s is left to the field', (text) => {
    expect(parseCells(text)).toBeUndefined()
  })
})
