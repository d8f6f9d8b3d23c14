import { expect, test } from 'vitest'
import { typedPoints } from './typedPoints.ts'

test('a longitude and latitude a line, however they are parted', () => {
  expect(typedPoints('-112.58, 33.42\n\n  -112.57\t33.43 \n-112.57;33.42;300')).toEqual({
    positions: [
      [-112.58, 33.42],
      [-112.57, 33.43],
      [-112.57, 33.42],
    ],
  })
})

test('a line that cannot be read is told by its number', () => {
  expect(typedPoints('1, 2\nnorth')).toEqual({ wrongLine: 2 })
  expect(typedPoints('1\n')).toEqual({ wrongLine: 1 })
})
