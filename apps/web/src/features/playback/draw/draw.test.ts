import { localFrame, toLngLat, toLocalM } from '@duet/plant'
import { expect, test } from 'vitest'
import { facingOf } from './facing.ts'
import { palettePixels } from './measurePaint.ts'
import { tableAt, tablePlaces, tableSet } from './tableSet.ts'

const frame = localFrame(-112, 33.4)

/** A table of 40 m along north and 2 m across, its middle at (x, y). */
const outline = (x: number, y: number, unit: number) => ({
  type: 'Feature' as const,
  properties: { block: 0, unit },
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [x + 1, y - 20],
        [x + 1, y + 20],
        [x - 1, y + 20],
        [x - 1, y - 20],
      ].map(([east = 0, north = 0]) => toLngLat(frame, east, north)),
    ],
  },
})

const tables = tableSet({
  type: 'FeatureCollection',
  features: [outline(0, 0, 3), outline(10, 0, 4)],
})

/** Places in metres; each table 3 m wide, whatever its outline at rest is. */
const placesFacing = (facing: readonly [number, number]) =>
  tablePlaces(
    tables,
    (lng, lat) => toLocalM(frame, lng, lat),
    () => facing,
    () => 3,
  )

test('a tracker whose axis points south turns to the west, fixed tables face their azimuth', () => {
  const rounded = (mount: Parameters<typeof facingOf>[0]): number[] =>
    facingOf(mount).map((part) => Math.round(part) + 0)
  expect(rounded({ kind: 'singleAxis', axis_azimuth_deg: 180 })).toEqual([-1, 0])
  expect(rounded({ kind: 'singleAxis', axis_azimuth_deg: 0 })).toEqual([1, 0])
  expect(rounded({ kind: 'fixed', tilt_deg: 20, azimuth_deg: 180 })).toEqual([0, -1])
})

test('a table is wide across its row, to the side that it faces', () => {
  for (const side of [-1, 1] as const) {
    const [x, y, alongX, alongY, acrossX, acrossY] = placesFacing([side, 0]).vectors
    expect([x, y, alongX, Math.abs(alongY ?? 0)].map((part) => Math.round(part ?? 0) + 0)).toEqual([
      0, 0, 0, 20,
    ])
    expect(acrossX).toBeCloseTo(1.5 * side, 2)
    expect(acrossY).toBeCloseTo(0, 2)
  }
})

test('the table under a place is found, and none between rows', () => {
  const places = placesFacing([1, 0])
  expect(tableAt(places, 10.9, 19)).toBe(1)
  expect(tableAt(places, 0.5, -19)).toBe(0)
  expect(tableAt(places, 5, 0)).toBeUndefined()
  expect([...tables.unit]).toEqual([3, 4])
})

test('a palette goes from its first to its last colour by way of the others', () => {
  const pixels = palettePixels(['#000000', '#ff0000', '#ffffff'])
  expect([...pixels.subarray(0, 4)]).toEqual([0, 0, 0, 255])
  expect([...pixels.subarray(4 * 127, 4 * 127 + 3)]).toEqual([254, 0, 0])
  expect([...pixels.subarray(4 * 255)]).toEqual([255, 255, 255, 255])
})
