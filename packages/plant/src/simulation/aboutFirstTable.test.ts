import type { Field } from '@duet/engine'
import { expect, test } from 'vitest'
import { aboutFirstTable } from './aboutFirstTable.ts'
import { planeHeight } from './obstacleMeshes.ts'

const groundAt = planeHeight(8, 205)

/** Two tables and a wall that stands 3 m above the ground between them, moved by metres. */
function fieldAt(eastM: number, northM: number): Field {
  const wall = [eastM + 3, northM + 10, groundAt(eastM + 3, northM + 10) + 3]
  return {
    eastM: Float64Array.of(eastM, eastM + 6.5),
    northM: Float64Array.of(northM, northM + 30.4321),
    obstacles: [{ positions: Float64Array.from(wall), indices: Uint32Array.of(0, 0, 0) }],
  } as unknown as Field
}

test('a field counts from its first table, obstacles and all', () => {
  const { eastM, northM, obstacles } = aboutFirstTable(fieldAt(1234.567, -987.654), groundAt)
  expect([...eastM]).toEqual([0, 6.5])
  expect(northM[0]).toBe(0)
  expect(Math.abs((northM[1] ?? 0) - 30.4321)).toBeLessThan(0.5 * 2 ** -10)
  const [east = 0, north = 0, up = 0] = obstacles?.[0]?.positions ?? []
  expect([east, north]).toEqual([expect.closeTo(3, 9), expect.closeTo(10, 9)])
  expect(up - groundAt(east, north)).toBeCloseTo(3, 9)
})

test('a copy elsewhere has the same tables to the last digit', () => {
  const tables = ({ eastM, northM }: Field) => [...eastM, ...northM]
  const copy = fieldAt(1234.567 + 1 / 3, -987.654 - Math.PI)
  expect(tables(aboutFirstTable(copy, groundAt))).toEqual(
    tables(aboutFirstTable(fieldAt(1234.567, -987.654), groundAt)),
  )
})

test('heights that are known one by one stay what they are', () => {
  const field = { ...fieldAt(50, 60), groundM: Float64Array.of(1, 2) }
  const moved = aboutFirstTable(field, groundAt)
  expect(moved.groundM).toEqual(field.groundM)
  expect(moved.obstacles?.[0]?.positions[2]).toBe(field.obstacles?.[0]?.positions[2])
})
