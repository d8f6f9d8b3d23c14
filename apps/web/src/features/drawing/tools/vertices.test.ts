import type { Polygon } from 'geojson'
import { expect, test } from 'vitest'
import { deleteVertex, insertVertex, moveVertex, verticesOf } from './vertices.ts'

const RING: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
  ],
}

test('a ring shows each corner once', () => {
  expect(verticesOf(RING)).toHaveLength(4)
})

test('moving the first corner of a ring moves its closing point too', () => {
  expect(moveVertex(RING, { part: 0, index: 0 }, [1, 1])).toMatchObject({
    coordinates: [
      [
        [1, 1],
        [4, 0],
        [4, 4],
        [0, 4],
        [1, 1],
      ],
    ],
  })
})

test('a corner comes into the last edge of a ring', () => {
  const changed = insertVertex(RING, { part: 0, index: 3 }, [0, 2])
  expect(verticesOf(changed).at(-1)?.position).toEqual([0, 2])
  expect(verticesOf(changed)).toHaveLength(5)
})

test('deleting the first corner closes the ring at the second', () => {
  expect(deleteVertex(RING, { part: 0, index: 0 })).toMatchObject({
    coordinates: [
      [
        [4, 0],
        [4, 4],
        [0, 4],
        [4, 0],
      ],
    ],
  })
})

test('a triangle and a line of two points retain their corners', () => {
  const triangle = deleteVertex(RING, { part: 0, index: 1 })
  expect(triangle && deleteVertex(triangle, { part: 0, index: 0 })).toBeUndefined()
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [0, 0],
      [1, 1],
    ],
  }
  expect(deleteVertex(line, { part: 0, index: 0 })).toBeUndefined()
})

test('a height stays with its corner, and a new corner has the mean of its neighbours', () => {
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [0, 0, 10],
      [2, 0, 20],
    ],
  }
  expect(moveVertex(line, { part: 0, index: 1 }, [3, 3])).toMatchObject({
    coordinates: [
      [0, 0, 10],
      [3, 3, 20],
    ],
  })
  expect(insertVertex(line, { part: 0, index: 0 }, [1, 0])).toMatchObject({
    coordinates: [
      [0, 0, 10],
      [1, 0, 15],
      [2, 0, 20],
    ],
  })
})
