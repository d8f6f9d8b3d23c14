import { completeComponent, panelDefaults, tableDefaults, tableGeometry } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { frontView, sideView } from './tableDrawing.ts'

describe('a table from the side', () => {
  test('of fixed tilt has its lowest edge at the ground clearance', () => {
    const table = completeComponent('table', {
      tracking_type: 0,
      tilt: 25,
      ground_clearance: 0.8,
    })
    const view = sideView(table, panelDefaults)
    const { widthM } = tableGeometry(table, panelDefaults)
    expect(view.lowestM).toBeCloseTo(0.8, 9)
    expect(view.highestM).toBeCloseTo(0.8 + widthM * Math.sin((25 * Math.PI) / 180), 9)
    expect(view.ends).toEqual([])
    // it faces to the right: the right edge is the low one
    expect(view.plane.to[1]).toBeLessThan(view.plane.from[1])
  })

  test('of a tracker turns about its tube', () => {
    const table = completeComponent('table', {
      tracking_type: 1,
      torque_tube_height: 1.5,
      track_angle_bounds: [-60, 60],
    })
    const view = sideView(table, panelDefaults)
    expect(view.pivot).toEqual([0, 1.5])
    const [east, west] = view.ends
    expect(east?.from[1]).toBeCloseTo(west?.to[1] ?? Number.NaN, 9)
    const length = Math.hypot(
      (east?.to[0] ?? 0) - (east?.from[0] ?? 0),
      (east?.to[1] ?? 0) - (east?.from[1] ?? 0),
    )
    expect(length).toBeCloseTo(view.widthM, 9)
  })
})

test('a table from the front has all its modules inside', () => {
  const view = frontView(tableDefaults, panelDefaults)
  expect(view.modules).toHaveLength(tableDefaults.num_cols * tableDefaults.num_tiers)
  expect(Math.max(...view.modules.map(({ x, width }) => x + width))).toBeCloseTo(view.lengthM, 9)
  expect(Math.max(...view.modules.map(({ y, height }) => y + height))).toBeCloseTo(view.widthM, 9)
})
