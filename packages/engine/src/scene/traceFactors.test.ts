import { describe, expect, test } from 'vitest'
import { rowGroundViewFactorAt, rowSkyViewFactorAt } from '../optics/rowViewFactors.ts'
import { evenEdges } from './edges.ts'
import type { FactorOptions, Factors, Sample } from './factors.ts'
import type { Scene, Surface, Vector3 } from './scene.ts'
import { sceneBins } from './sceneBins.ts'
import { sceneBuilder } from './sceneBuilder.ts'
import { DOME, HORIZON, perez1990Basis } from './skyBasis.ts'
import { noBins, type SurfaceBins } from './surfaceBins.ts'
import { BLACK, LEVEL, normalOf, sampleAt, TUBE, WHITE } from './testing/scenes.ts'
import { traceFactors } from './traceFactors.ts'

const BASIS = perez1990Basis()
const DEG = Math.PI / 180

/** All ground in bin 0, all primitives in bin 1. */
const ALL: SurfaceBins = { ...noBins(), count: 2, groundBin: () => 0, surfaceBin: () => 1 }

function trace(
  scene: Scene,
  samples: readonly Sample[],
  options: Partial<FactorOptions> = {},
): Factors {
  return traceFactors(scene, samples, {
    raysPerSample: 16384,
    basis: BASIS,
    bins: ALL,
    rowCount: 1,
    ...options,
  })
}

const dome = (factors: Factors, order: number, row = 0): number =>
  factors.sky[order][2 * row + DOME]

describe('a plane in the open', () => {
  const open = sceneBuilder().build(LEVEL)

  test.each([0, 25, 60, 90, 120, 180])(
    'of %d° sees sky and ground as the closed forms say',
    (tilt) => {
      const factors = trace(open, [sampleAt([0, 0, 1], normalOf(tilt, 200))])
      const cos = Math.cos(tilt * DEG)
      expect(Math.abs(dome(factors, 0) - (1 + cos) / 2)).toBeLessThan(5e-4)
      expect(Math.abs(dome(factors, 1) - (1 - cos) / 2)).toBeLessThan(5e-4)
      expect(dome(factors, 2)).toBe(0)
      // Every path ends in the sky or on the ground.
      expect(dome(factors, 0) + factors.sun[1][0]).toBeCloseTo(1, 12)
    },
  )

  test.each([20, 45, 90, 130])('of %d° takes sin β of the horizon band', (tilt) => {
    const factors = trace(open, [sampleAt([0, 0, 1], normalOf(tilt, 90))], { raysPerSample: 32768 })
    const sin = Math.sin(tilt * DEG)
    expect(Math.abs(factors.sky[0][HORIZON] / sin - 1)).toBeLessThan(0.03)
    // Level ground takes none of it.
    expect(factors.sky[1][HORIZON]).toBe(0)
  })

  test('behind glass weighs light by the angle at which it comes', () => {
    const sample = sampleAt([0, 0, 1], [0, 0, 1], { open: -1, plain: 0, iam: 1 })
    const factors = trace(open, [sample], { rowCount: 2, iam: (cosine) => cosine })
    expect(dome(factors, 0, 0)).toBeCloseTo(1, 12)
    expect(Math.abs(dome(factors, 0, 1) - 2 / 3)).toBeLessThan(5e-4)
  })

  test('above a slope that rises beyond its edge of view sees less sky', () => {
    const slope = sceneBuilder().build({ point: [0, 0, 0], normal: normalOf(10, 180) })
    const factors = trace(slope, [sampleAt([0, 0, 1], [0, 0, 1])])
    expect(Math.abs(dome(factors, 0) - (1 + Math.cos(10 * DEG)) / 2)).toBeLessThan(5e-4)
  })
})

describe('terrain', () => {
  const far = 2000
  const corners = [-far, -far, 0, far, -far, 0, far, far, 0, -far, far, 0]
  const builder = sceneBuilder()
  builder.addTriangles(
    { positions: Float64Array.from(corners), indices: [0, 1, 2, 0, 2, 3] },
    { ...WHITE, isGround: true },
  )
  const land = builder.build()

  test('is ground: what it reflects waits for the albedo', () => {
    const onLand = trace(land, [sampleAt([3, 4, 1], normalOf(60, 200))])
    expect(Math.abs(dome(onLand, 1) - 0.25)).toBeLessThan(2e-3)
    expect(onLand.sun[0][1]).toBe(0)
    expect(onLand.sun[1][0]).toBeCloseTo(1 - dome(onLand, 0), 2)
  })

  test('is dark from below', () => {
    const buried = trace(land, [sampleAt([0, 0, -1], [0, 0, 1])])
    expect(buried.sky.every((values) => values.every((value) => value < 2e-3))).toBe(true)
  })
})

describe('energy', () => {
  const room = (surface: Surface, w: Vector3 = [0, 0, 2]): Scene => {
    const builder = sceneBuilder()
    builder.addBox({ origin: [-1, -1, 0], u: [2, 0, 0], v: [0, 2, 0], w }, surface)
    return builder.build()
  }

  test('in a closed box, all that is reflected stays: ½ + ¼ + …, seven times', () => {
    const half = { reflectanceFront: 0.5, reflectanceBack: 0.5, isStructure: false }
    const factors = trace(room(half), [sampleAt([0.3, 0.2, 0.5], normalOf(40, 30))])
    expect(factors.sun[0][1]).toBeCloseTo(1 - 0.5 ** 7, 12)
    expect(dome(factors, 0)).toBe(0)
  })

  test('a white court under an even sky is as bright as the sky', () => {
    const builder = sceneBuilder()
    const walls: readonly (readonly [Vector3, Vector3])[] = [
      [
        [-1, -1, 0],
        [2, 0, 0],
      ],
      [
        [-1, 1, 0],
        [2, 0, 0],
      ],
      [
        [-1, -1, 0],
        [0, 2, 0],
      ],
      [
        [1, -1, 0],
        [0, 2, 0],
      ],
    ]
    for (const [at, along] of walls) builder.addQuad(at, along, [0, 0, 2], WHITE)
    builder.addQuad([-1, -1, 0], [2, 0, 0], [0, 2, 0], WHITE)
    const floor = [sampleAt([0.2, 0.3, 0.1], [0, 0, 1])]
    expect(dome(trace(builder.build(), floor, { maxBounces: 300 }), 0)).toBeCloseTo(1, 3)
    expect(dome(trace(builder.build(), floor, { maxBounces: 0 }), 0)).toBeLessThan(0.4)
  })

  test('orders of albedo of light between ground and a white board', () => {
    const builder = sceneBuilder()
    builder.addQuad([-50, -50, 1], [100, 0, 0], [0, 100, 0], WHITE)
    // Between the two nearly nothing gets in, and every second surface is the ground.
    const factors = trace(builder.build(LEVEL), [sampleAt([0, 0, 0.5], [0, 0, 1])])
    expect(factors.sun[0][1]).toBeCloseTo(1, 2)
    expect(factors.sun[1][0]).toBeCloseTo(1, 2)
    expect(factors.sun[2][0]).toBeCloseTo(1, 2)
  })
})

describe('faces that see each other', () => {
  /** Mean of a square's view factor to another, bin 1. */
  function squareToSquare(from: number, to: number, apartM: number): number {
    const builder = sceneBuilder()
    builder.addQuad([-to / 2, -to / 2, apartM], [to, 0, 0], [0, to, 0], WHITE)
    const side = 12
    const samples = Array.from({ length: side * side }, (_, i) =>
      sampleAt(
        [
          from * (((i % side) + 0.5) / side - 0.5),
          from * ((Math.floor(i / side) + 0.5) / side - 0.5),
          0,
        ],
        [0, 0, 1],
        { open: -1, plain: 0, iam: -1 },
        1 / (side * side),
      ),
    )
    return trace(builder.build(), samples, { raysPerSample: 1024, maxBounces: 0 }).sun[0][1]
  }

  test('parallel squares one side apart: 0.1998', () => {
    expect(Math.abs(squareToSquare(1, 1, 1) - 0.199825)).toBeLessThan(1e-3)
  })

  test('reciprocity: area times view factor is the same both ways', () => {
    const there = squareToSquare(1, 2.5, 0.8)
    const back = 2.5 ** 2 * squareToSquare(2.5, 1, 0.8)
    expect(Math.abs(there / back - 1)).toBeLessThan(0.005)
  })
})

describe('long rows', () => {
  const [tiltDeg, pitchM, widthM] = [25, 5, 2]
  const cos = Math.cos(tiltDeg * DEG)
  const sin = Math.sin(tiltDeg * DEG)
  const rows = sceneBuilder()
  for (let row = -12; row <= 12; row++)
    rows.addQuad(
      [-2000, row * pitchM - (widthM / 2) * cos, 1.5 - (widthM / 2) * sin],
      [4000, 0, 0],
      [0, widthM * cos, widthM * sin],
      BLACK,
    )
  const scene = rows.build(LEVEL)

  test.each([0.1, 0.5, 0.9])('front at %d of the slant height', (x) => {
    const place: Vector3 = [0, widthM * (x - 0.5) * cos, 1.5 + widthM * (x - 0.5) * sin]
    const { sky, sun } = trace(scene, [sampleAt(place, normalOf(tiltDeg, 180))])
    const coverage = widthM / pitchM
    expect(Math.abs(sky[0][DOME] - rowSkyViewFactorAt(cos, coverage, x))).toBeLessThan(1e-3)
    expect(Math.abs(sun[1][0] - rowGroundViewFactorAt(cos, coverage, x))).toBeLessThan(1e-3)
  })

  test.each([0.1, 0.5, 0.9])('rear at %d of the slant height', (x) => {
    const place: Vector3 = [0, widthM * (x - 0.5) * cos, 1.5 + widthM * (x - 0.5) * sin]
    const { sky, sun } = trace(scene, [sampleAt(place, normalOf(180 - tiltDeg, 0))])
    const coverage = widthM / pitchM
    expect(Math.abs(sky[0][DOME] - rowSkyViewFactorAt(-cos, coverage, x))).toBeLessThan(1e-3)
    expect(Math.abs(sun[1][0] - rowGroundViewFactorAt(-cos, coverage, x))).toBeLessThan(1e-3)
  })
})

describe('structure', () => {
  const board = (withTube: boolean): Scene => {
    const builder = sceneBuilder()
    builder.addQuad([-1, -20, 2], [2, 0, 0], [0, 40, 0], { ...WHITE, reflectanceBack: 0.1 })
    if (withTube)
      builder.addCylinder({ p0: [0, -20, 1.8], p1: [0, 20, 1.8], radius: 0.1, capped: true }, TUBE)
    return builder.build(LEVEL)
  }
  const below: Vector3 = [0, 0, -1]
  const place: Vector3 = [0.2, 0, 2]

  test('is not there for open rows, and as it is for the others', () => {
    const both = trace(board(true), [sampleAt(place, below, { open: 0, plain: 1, iam: -1 })], {
      rowCount: 2,
    })
    const without = trace(board(false), [sampleAt(place, below)])
    const alone = trace(board(true), [sampleAt(place, below)])
    for (let order = 0; order < 3; order++) {
      for (let k = 0; k < 2; k++) {
        expect(both.sky[order][k]).toBeCloseTo(without.sky[order][k], 12)
        expect(both.sky[order][2 + k]).toBeCloseTo(alone.sky[order][k], 12)
        expect(both.sun[order][k]).toBeCloseTo(without.sun[order][k], 12)
        expect(both.sun[order][2 + k]).toBeCloseTo(alone.sun[order][k], 12)
      }
    }
    expect(dome(both, 1, 1)).toBeLessThan(0.97 * dome(both, 1, 0))
  })
})

describe('the same again', () => {
  const builder = sceneBuilder()
  builder.addQuad([-3, -1, 1], [6, 0, 0], [0, 2, 1], { ...WHITE, reflectanceBack: 0.3 })
  const scene = builder.build(LEVEL)
  const bins = sceneBins(
    scene,
    {
      origin: [0, 0, 0],
      azimuthDeg: 90,
      acrossM: Float64Array.of(-4, -2, 0, 2, 4),
      alongM: Float64Array.of(-4, 0, 4),
      points: 1,
    },
    [{ primitive: 0, side: 1, edgesS: evenEdges(3), edgesT: evenEdges(2), points: 1 }],
  )
  const samples = [0, 1, 2, 3].map((row) =>
    sampleAt([row - 1.5, 0, 1.5], normalOf(150, 0), { open: -1, plain: row, iam: -1 }),
  )
  const options = { rowCount: 4, bins, raysPerSample: 300 }

  test('gives the same bytes', () => {
    expect(trace(scene, samples, options)).toEqual(trace(scene, samples, options))
  })

  test('in parts gives what the whole gives', () => {
    const whole = trace(scene, samples, options)
    const first = trace(scene, samples.slice(0, 2), options)
    const second = trace(scene, samples.slice(2), { ...options, firstSample: 2 })
    const sum = (pick: (factors: Factors) => readonly Float64Array[]) =>
      pick(first).map((values, order) => values.map((value, i) => value + pick(second)[order][i]))
    expect(sum(({ sky }) => sky)).toEqual(whole.sky)
    expect(sum(({ sun }) => sun)).toEqual(whole.sun)
    expect(whole.sun[1].some((value) => value > 0)).toBe(true)
  })
})
