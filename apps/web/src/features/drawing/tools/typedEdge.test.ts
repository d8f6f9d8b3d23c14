import { expect, test } from 'vitest'
import { typedEdge } from './typedEdge.ts'

test.each([
  ['120', { lengthM: 120, azimuthDeg: undefined }],
  [' 12.5 m ', { lengthM: 12.5, azimuthDeg: undefined }],
  ['120 90', { lengthM: 120, azimuthDeg: 90 }],
  ['120m, -45°', { lengthM: 120, azimuthDeg: -45 }],
  ['80<270', { lengthM: 80, azimuthDeg: 270 }],
])('%j is an edge', (text, edge) => {
  expect(typedEdge(text)).toEqual(edge)
})

test.each(['', 'north', '0', '-5', '1 2 3'])('%j is none', (text) => {
  expect(typedEdge(text)).toBeUndefined()
})
