import { localFrame } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { roundLengthM } from '../map/metreGrid.ts'
import {
  eyeOf,
  mapOfView,
  presetView,
  rowEndView,
  viewBetween,
  viewOfEye,
  viewOfMap,
} from './drawn/sceneCamera.ts'
import { fitShadow, groundInView } from './drawn/shadowFit.ts'
import { skyLight } from './drawn/skyLight.ts'
import { boxAround, planesGround, planesMesh } from './model/sceneGround.ts'
import { directionOf } from './model/siteSun.ts'
import { movedByKey } from './sceneCommands.ts'

const FRAME = localFrame(-112.0876, 33.3121)
const level = (): number => 0

describe('the camera', () => {
  test('comes from the map and goes back to the same place', () => {
    const view = viewOfMap(FRAME, [-112.09, 33.31, 16.4], 800, level)
    const [longitude, latitude, zoom] = mapOfView(FRAME, view, 800)
    expect(longitude).toBeCloseTo(-112.09, 9)
    expect(latitude).toBeCloseTo(33.31, 9)
    expect(zoom).toBeCloseTo(16.4, 6)
  })

  test('an eye and its view lead to each other', () => {
    const view = { target: [10, 20, 3], distanceM: 120, bearingDeg: 250, pitchDeg: 35 } as const
    const back = viewOfEye(eyeOf(view), view.target)
    expect(back.distanceM).toBeCloseTo(120, 9)
    expect(back.bearingDeg).toBeCloseTo(250, 9)
    expect(back.pitchDeg).toBeCloseTo(35, 9)
  })

  test('a preset has all of the plant before the eye', () => {
    const box = { west: -300, south: -200, east: 350, north: 200 }
    for (const preset of ['top', 'south', 'fit'] as const) {
      const view = presetView(preset, box, 1.6, level)
      expect(view.target).toEqual([25, 0, 0])
      expect(view.distanceM).toBeGreaterThan(300)
    }
    expect(presetView('south', box, 1.6, level).bearingDeg).toBe(0)
  })

  test('the end of a row looks along it', () => {
    const eye = eyeOf(rowEndView([5, -40, 0], 0, 2))
    expect(eye[0]).toBeCloseTo(5, 9)
    expect(eye[1]).toBeLessThan(-40)
    expect(eye[2]).toBeGreaterThan(2)
  })

  test('a flight turns the shorter way', () => {
    const at = (bearingDeg: number): Parameters<typeof viewBetween>[0] => ({
      target: [0, 0, 0],
      distanceM: 100,
      bearingDeg,
      pitchDeg: 40,
    })
    expect(viewBetween(at(350), at(20), 0.5).bearingDeg).toBeCloseTo(365, 9)
    expect(viewBetween(at(0), { ...at(0), distanceM: 400 }, 0.5).distanceM).toBeCloseTo(200, 9)
  })

  test('keys move to the right of the line of sight, turn and zoom', () => {
    const view = { target: [0, 0, 0], distanceM: 100, bearingDeg: 90, pitchDeg: 40 } as const
    const right = movedByKey('ArrowRight', false, view)!
    expect(right.target[0]).toBeCloseTo(0, 9)
    expect(right.target[1]).toBeCloseTo(-8, 9)
    expect(movedByKey('ArrowRight', true, view)!.bearingDeg).toBe(95)
    expect(movedByKey('ArrowUp', true, { ...view, pitchDeg: 88 })!.pitchDeg).toBe(89)
    expect(movedByKey('+', false, view)!.distanceM).toBe(80)
    expect(movedByKey('q', false, view)).toBeUndefined()
  })

  test('the bar of the scale is a round length', () => {
    expect([7, 23, 49, 130, 1100].map(roundLengthM)).toEqual([5, 20, 20, 100, 1000])
  })
})

describe('ground without terrain', () => {
  const box = { west: 0, south: 0, east: 100, north: 60 }
  const planes = [{ box, slope: { tiltDeg: 5, azimuthDeg: 90 } }]
  const heightAt = planesGround(planes)

  test('is the plane of the slope within the block, level at its middle', () => {
    expect(heightAt(50, 30)).toBeCloseTo(0, 12)
    expect(heightAt(0, 10) - heightAt(100, 50)).toBeCloseTo(100 * Math.tan((5 * Math.PI) / 180), 9)
  })

  test('levels off around it, without a step', () => {
    expect(Math.abs(heightAt(100 + 15 - 1e-6, 30) - heightAt(100 + 15 + 1e-6, 30))).toBeLessThan(
      1e-4,
    )
    expect(heightAt(500, 30)).toBeCloseTo(0, 12)
  })

  test('of level blocks is level everywhere, and two triangles', () => {
    const flat = [{ box, slope: { tiltDeg: 0, azimuthDeg: 0 } }]
    expect(planesGround(flat)(40, 20)).toBe(0)
    expect(planesMesh(flat, box).indices.length).toBe(6)
  })

  test('its mesh lies on the plane within the block', () => {
    const { positions, indices } = planesMesh(planes, box)
    const corners = Array.from({ length: positions.length / 3 }, (_, i) => [
      ...positions.subarray(3 * i, 3 * i + 3),
    ]).filter(([x, y]) => Math.abs(x!) < 300 && Math.abs(y!) < 300)
    expect(corners.length).toBeGreaterThan(100)
    for (const [x, y, z] of corners) expect(z).toBeCloseTo(heightAt(x!, y!), 3)
    expect(Math.max(...indices)).toBeLessThan(positions.length / 3)
  })

  test('a box holds its points', () => {
    expect(boxAround([1, 2, -3, 8])).toEqual({ west: -3, south: 2, east: 1, north: 8 })
    expect(boxAround([])).toBeUndefined()
  })
})

describe('light', () => {
  test('changes without jumps, and the sun is out at night', () => {
    for (let elevationDeg = -20; elevationDeg < 90; elevationDeg += 0.1) {
      const [a, b] = [skyLight(elevationDeg), skyLight(elevationDeg + 0.1)]
      expect(Math.abs(a.sunStrength - b.sunStrength)).toBeLessThan(0.1)
      expect(Math.abs(a.horizon[0] - b.horizon[0])).toBeLessThan(0.02)
    }
    expect(skyLight(-5).sunStrength).toBe(0)
    expect(skyLight(-40)).toEqual(skyLight(-12))
    expect(skyLight(60).zenith[2]).toBeGreaterThan(skyLight(-12).zenith[2])
  })

  const input = {
    sightLines: [-1, 1].flatMap((x) => [-1, 1].map((y) => [0.3 * x, 1, 0.3 * y - 0.5] as const)),
    eye: [0, -50, 40] as const,
    groundM: 0,
    reachM: 300,
    plant: { west: -400, south: -400, east: 400, north: 400 },
    sun: directionOf(12, 250),
    mapPx: 2048,
  }

  test('the map of shadows covers the ground in the picture', () => {
    const fit = fitShadow(input)
    for (const point of groundInView(input)) {
      const away = point.map((value, i) => value - fit.middle[i]!)
      const along = (axis: readonly number[]): number =>
        Math.abs(away.reduce((sum, value, i) => sum + value * axis[i]!, 0))
      expect(along(fit.across)).toBeLessThan(fit.halfWidthM)
      expect(along(fit.upward)).toBeLessThan(fit.halfHeightM)
    }
    const dot = fit.across.reduce((sum, value, i) => sum + value * input.sun[i]!, 0)
    expect(dot).toBeCloseTo(0, 12)
  })

  test('it goes no farther than the plant', () => {
    const plant = { west: -5, south: -20, east: 5, north: 20 }
    const fit = fitShadow({ ...input, plant })
    expect(fit.halfWidthM).toBeLessThan(40)
  })
})
