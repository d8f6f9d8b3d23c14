import { describe, expect, test } from 'vitest'
import { evenEdges } from './edges.ts'
import type { Vector3 } from './scene.ts'
import { sceneBins } from './sceneBins.ts'
import { sceneBuilder } from './sceneBuilder.ts'
import { litFraction, sunOnBins } from './sunlight.ts'
import { BLACK, LEVEL, normalOf, sampleAt, TUBE } from './testing/scenes.ts'

const UP: Vector3 = [0, 0, 1]
/** 45° high in the south. */
const SOUTH = normalOf(45, 180)

const edges = (...values: number[]): Float64Array => Float64Array.from(values)
const GROUND = {
  origin: [0, 0, 0],
  azimuthDeg: 90,
  acrossM: edges(-4, -2, 0, 1, 2, 4),
  alongM: edges(-3, -1, 0, 3),
  points: 64,
} as const

describe('bins of the ground', () => {
  // A board above x 0..2, y −1..0.
  const builder = sceneBuilder()
  builder.addQuad([0, -1, 1], [2, 0, 0], [0, 1, 0], BLACK)
  const scene = builder.build(LEVEL)
  const bins = sceneBins(scene, GROUND, [])

  test('lie where their edges say; beyond them is one more', () => {
    expect(bins.count).toBe(5 * 3 + 1)
    expect(bins.groundBin(-3, -2, 0)).toBe(0)
    expect(bins.groundBin(0.5, -0.5, 0)).toBe(5 + 2)
    expect(bins.groundBin(3.9, 2.9, 0)).toBe(14)
    expect(bins.groundBin(4.1, 0, 0)).toBe(15)
    expect(bins.groundBin(0, -3.1, 0)).toBe(15)
  })

  test('under the board are dark when the sun is in the zenith', () => {
    const sun = sunOnBins(scene, bins, UP)
    expect([sun[5 + 2], sun[5 + 3]]).toEqual([0, 0])
    expect([sun[5 + 1], sun[2], sun[10 + 2], sun[15]].map((value) => value.toFixed(9))).toEqual([
      '1.000000000',
      '1.000000000',
      '1.000000000',
      '1.000000000',
    ])
  })

  test('take the shadow where it falls: 1 m north of the board, a third of the northern bin', () => {
    const sun = sunOnBins(scene, bins, SOUTH)
    expect(sun[5 + 2]).toBeCloseTo(Math.SQRT1_2, 9)
    expect(sun[10 + 2] / Math.SQRT1_2).toBeCloseTo(2 / 3, 1)
  })

  test('are dark at night', () => {
    expect(sunOnBins(scene, bins, [0.6, 0, -0.8]).every((value) => value === 0)).toBe(true)
  })

  test('turn with their azimuth: across to the north, along to the west', () => {
    const turned = sceneBins(scene, { ...GROUND, azimuthDeg: 0 }, [])
    expect(turned.groundBin(-2, -3, 0)).toBe(10)
    expect(turned.groundBin(0.5, 3.9, 0)).toBe(5 + 4)
  })

  test('of terrain lie on it, under what stands above', () => {
    const land = sceneBuilder()
    const corners = Float64Array.from([-9, -9, 0, 9, -9, 0, 9, 9, 9, -9, 9, 9])
    const ground = { ...BLACK, isGround: true }
    land.addTriangles({ positions: corners, indices: [0, 1, 2, 0, 2, 3] }, ground)
    land.addQuad([-9, -9, 20], [18, 0, 0], [0, 18, 0], BLACK)
    const hill = land.build()
    const { points } = sceneBins(hill, GROUND, [])
    // The plane z = (y + 9)/2, its normal turned to the south.
    for (let i = 0; i < points.bin.length - 1; i++)
      expect(points.position[3 * i + 2]).toBeCloseTo((points.position[3 * i + 1] + 9) / 2, 6)
    expect(points.normal[1]).toBeCloseTo(-1 / Math.sqrt(5), 12)
  })
})

describe('bins of faces', () => {
  test('of a grid count its whole width and keep out of gaps', () => {
    const builder = sceneBuilder()
    builder.addGrid(
      {
        origin: [0, 0, 1],
        u: [1, 0, 0],
        v: [0, 2, 0],
        countU: 2,
        stepU: [2, 0, 0],
        countV: 1,
        stepV: [0, 2, 0],
      },
      BLACK,
    )
    const scene = builder.build(LEVEL)
    const bins = sceneBins(scene, undefined, [
      { primitive: 0, side: 0, edgesS: evenEdges(3), edgesT: evenEdges(2), points: 9 },
    ])
    expect(bins.groundBin(0, 0, 0)).toBe(-1)
    expect(bins.surfaceBin(0, 0.2, 0.1, 1)).toBe(-1)
    expect([bins.surfaceBin(0, 0.2, 0.1, 0), bins.surfaceBin(0, 1.4, 0.9, 0)]).toEqual([0, 5])
    // The part in the middle, 1 m to 2 m, is all gap.
    expect([...sunOnBins(scene, bins, UP)].map((value) => Math.round(1e9 * value) / 1e9)).toEqual([
      1, 0, 1, 1, 0, 1,
    ])
  })

  test('around a tube see the sun by their angle', () => {
    const builder = sceneBuilder()
    builder.addCylinder({ p0: [-5, 0, 2], p1: [5, 0, 2], radius: 0.1, capped: true }, TUBE)
    const scene = builder.build(LEVEL)
    const bins = sceneBins(scene, undefined, [
      { primitive: 0, side: 0, edgesS: evenEdges(4), edgesT: evenEdges(1), points: 400 },
    ])
    // Quarters from the top: the first and the last see the zenith, mean cosine 2/π.
    const sun = sunOnBins(scene, bins, UP)
    expect(sun[0]).toBeCloseTo(2 / Math.PI, 2)
    expect(sun[3]).toBeCloseTo(2 / Math.PI, 2)
    expect([sun[1], sun[2]]).toEqual([0, 0])
  })

  test('of one key share bins: places of the first, or of all parts by their area', () => {
    const builder = sceneBuilder()
    const positions = Float64Array.from([0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 5, 1, 0, 5, 0, 0, 6])
    const first = builder.addTriangles({ positions, indices: [0, 1, 2, 3, 4, 5] }, BLACK)
    const scene = builder.build()
    const face = { side: 0, edgesS: evenEdges(1), edgesT: evenEdges(1), points: 5 } as const
    const binsOf = (isPart: boolean) =>
      sceneBins(scene, undefined, [
        { ...face, primitive: first, key: 'wall' },
        { ...face, primitive: first + 1, key: 'wall', isPart },
      ])
    expect(binsOf(false).count).toBe(1)
    expect(binsOf(true).surfaceBin(first + 1, 0.1, 0.1, 0)).toBe(0)
    // Level and three times as large, upright and facing north-south.
    expect(sunOnBins(scene, binsOf(false), UP)[0]).toBeCloseTo(1, 9)
    expect(sunOnBins(scene, binsOf(true), UP)[0]).toBeCloseTo(0.75, 9)
  })
})

test('samples see the sun past structure, and not from behind', () => {
  const builder = sceneBuilder()
  builder.addCylinder({ p0: [-5, 0, 2], p1: [5, 0, 2], radius: 0.1, capped: true }, TUBE)
  const scene = builder.build(LEVEL)
  const samples = [
    sampleAt([0, 0, 1], UP),
    sampleAt([0, 0.2, 1], UP),
    sampleAt([0, 1, 1], [0, 0, -1]),
  ]
  expect([...litFraction(scene, samples, UP)]).toEqual([0, 1, 0])
  expect([...litFraction(scene, samples, UP, { skipsStructure: true })]).toEqual([1, 1, 0])
})
