import { decodeTile } from '@duet/formats'
import { describe, expect, test } from 'vitest'
import { rangeOf } from './tileCheck.ts'

/** 331 m and 332.5 m in terrarium's colours: R·256 + G + B/256 − 32768. */
const TERRARIUM = [129, 75, 0, 255, 129, 76, 128, 255, 129, 75, 0, 255, 129, 75, 0, 255]
const tile = { zoom: 14, column: 3089, row: 6574, sizePx: 2, rgba: TERRARIUM }

describe('heights of a checked tile', () => {
  test('lowest and highest are those of the colours', () => {
    expect(rangeOf(decodeTile(tile, 'terrarium'))).toEqual({ min: 331, max: 332.5 })
  })

  test('read the other way they are no ground', () => {
    // −10000 + (129·65536 + …)/10 m is above 800 km
    expect(() => rangeOf(decodeTile(tile, 'mapbox'))).toThrow('choose the other way')
  })

  test('a tile without any height is none', () => {
    expect(() => rangeOf(Float32Array.of(Number.NaN, Number.NaN))).toThrow('no heights of ground')
  })
})
