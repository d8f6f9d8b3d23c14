import { toLngLat } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../../plant/testing/plane.ts'
import { withPointHeights } from '../layer/layerParts.ts'
import { numberOf, pastedCells, pastedInto } from './pastedCells.ts'
import {
  deleteRow,
  insertAfter,
  setCells,
  type VertexChange,
  type VertexMode,
  vertexColumns,
  vertexRows,
} from './vertexGrid.ts'

const FIELD = layerOf('perimeter', square(0, 0))
const GUIDE = layerOf('guide_line', [
  [0, 0],
  [100, 0],
])

function cells(change: VertexChange, mode: VertexMode = 'metres'): readonly (readonly number[])[] {
  if ('problem' in change) throw new Error(change.problem)
  return vertexRows(change.layer, mode, FRAME).map((row) =>
    row.cells.map((value) => Math.round((value ?? Number.NaN) * 1e3) / 1e3 + 0),
  )
}

test('corners are shown in degrees, in metres and as edges', () => {
  expect(vertexRows(FIELD, 'degrees', FRAME)[2]?.cells).toEqual(toLngLat(FRAME, 100, 100))
  expect(cells({ layer: FIELD })[2]).toEqual([100, 100])
  expect(cells({ layer: FIELD }, 'edges')).toEqual([
    [100, 90],
    [100, 0],
    [100, 270],
    [100, 180],
  ])
  expect(vertexRows(GUIDE, 'edges', FRAME)[1]?.cells).toEqual([undefined, undefined])
})

test('a cell moves its corner, an edge the corner at its end', () => {
  expect(cells(setCells(FIELD, 'metres', FRAME, [{ row: 2, column: 0, value: 120 }]))[2]).toEqual([
    120, 100,
  ])
  const [longitude] = toLngLat(FRAME, 130, 100)
  const moved = setCells(FIELD, 'degrees', FRAME, [{ row: 2, column: 0, value: longitude }])
  expect(cells(moved)[2]?.[0]).toBeCloseTo(130, 2)
  const longer = setCells(FIELD, 'edges', FRAME, [{ row: 0, column: 0, value: 150 }])
  expect(cells(longer)).toEqual([
    [0, 0],
    [150, 0],
    [100, 100],
    [0, 100],
  ])
  const first = setCells(FIELD, 'edges', FRAME, [{ row: 3, column: 0, value: 90 }])
  expect(cells(first)[0]).toEqual([0, 10])
})

test('lengths and bearings one after another make a traverse', () => {
  const edits = [
    [0, 50, 90],
    [1, 60, 0],
    [2, 50, 270],
  ].flatMap(([row = 0, length = 0, bearing = 0]) => [
    { row, column: 0, value: length },
    { row, column: 1, value: bearing },
  ])
  expect(cells(setCells(FIELD, 'edges', FRAME, edits))).toEqual([
    [0, 0],
    [50, 0],
    [50, 60],
    [0, 60],
  ])
})

test('a block of cells of a spreadsheet goes in, and its further rows are new points', () => {
  const text = '0\t0\n100\t0\n150\t50\n'
  const at = { row: 0, column: 0, columns: 2 }
  const pasted = pastedInto(text, { ...at, most: undefined }, (edits) =>
    setCells(GUIDE, 'metres', FRAME, edits),
  )
  expect(cells(pasted)).toEqual([
    [0, 0],
    [100, 0],
    [150, 50],
  ])
  expect(pastedInto(text, { ...at, most: 2 }, () => ({ layer: GUIDE }))).toEqual({
    problem: 'Only 2 rows can be filled: this shape keeps its points.',
  })
  expect(pastedCells('1\t2\nx\t3', at, 2)).toEqual({ wrongLine: 2 })
  expect(pastedCells('1\t2\t3', { row: 4, column: 1 }, 2)).toEqual({
    edits: [{ row: 4, column: 1, value: 1 }],
  })
})

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['−3°', -3],
  ['7 m', 7],
  ['', undefined],
  ['north', undefined],
])('%j is read as %j', (text, value) => {
  expect(numberOf(text)).toBe(value)
})

test('points come between others, go on beyond the last one, and go away', () => {
  expect(cells(insertAfter(FIELD, { part: 0, index: 3 }, FRAME))[4]).toEqual([0, 50])
  expect(cells(insertAfter(GUIDE, { part: 0, index: 1 }, FRAME))[2]).toEqual([200, 0])
  expect(cells(deleteRow(FIELD, { part: 0, index: 0 }))).toHaveLength(3)
  expect(deleteRow(GUIDE, { part: 0, index: 0 })).toEqual({
    problem: 'A shape keeps at least 3 corners, a line 2 points.',
  })
})

test('what breaks a rule of the layer is reported and not made', () => {
  const crossed = setCells(FIELD, 'metres', FRAME, [
    { row: 1, column: 0, value: -50 },
    { row: 1, column: 1, value: 50 },
  ])
  expect('problem' in crossed && crossed.problem).toContain('must not cross itself')
})

describe('heights of points', () => {
  const fence = withPointHeights(layerOf('shading', square(0, 0)), 3)
  test('have a column, and stay with their corners', () => {
    expect(vertexColumns(fence, 'metres').map(({ title }) => title)).toEqual([
      'East',
      'North',
      'Height',
    ])
    expect(vertexColumns(FIELD, 'metres')).toHaveLength(2)
    const changed = setCells(fence, 'metres', FRAME, [{ row: 0, column: 2, value: 8 }])
    expect(cells(changed).map((row) => row[2])).toEqual([8, 3, 3, 3])
    if ('problem' in changed) throw new Error(changed.problem)
    expect(changed.layer.geojson.properties).toMatchObject({ pointHeights: [8, 3, 3, 3, 8] })
    expect(cells(insertAfter(changed.layer, { part: 0, index: 0 }, FRAME))[1]).toEqual([50, 0, 5.5])
  })
})
