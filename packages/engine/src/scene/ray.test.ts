import { describe, expect, test } from 'vitest'
import { closestHit, isBlocked, makeRay } from './ray.ts'
import { DISTANCE, HIT_NORMAL, HIT_S, HIT_T } from './rayState.ts'
import { HIT_GROUND, HIT_NOTHING, type Scene, type Vector3 } from './scene.ts'
import { type SceneBuilder, sceneBuilder } from './sceneBuilder.ts'
import { aim, BLACK, fractions, LEVEL, TUBE } from './testing/scenes.ts'

const sceneOf = (add: (builder: SceneBuilder) => unknown): Scene => {
  const builder = sceneBuilder()
  add(builder)
  return builder.build()
}

function hit(scene: Scene, origin: Vector3, towards: Vector3) {
  const ray = makeRay()
  aim(ray, origin, towards)
  closestHit(scene, ray, false)
  const { values, primitive, side } = ray
  return {
    primitive,
    side,
    distance: values[DISTANCE],
    // To nine digits: places are found by division.
    s: Number(values[HIT_S].toFixed(9)),
    t: Number(values[HIT_T].toFixed(9)),
    normal: [...values.subarray(HIT_NORMAL, HIT_NORMAL + 3)],
  }
}

describe('a grid', () => {
  // Modules of 1 m by 2 m with gaps of 0.25 m along x and 0.5 m along y, 2 m up.
  const modules = sceneOf((b) =>
    b.addGrid(
      {
        origin: [0, 0, 2],
        u: [1, 0, 0],
        v: [0, 2, 0],
        countU: 3,
        stepU: [1.25, 0, 0],
        countV: 2,
        stepV: [0, 2.5, 0],
      },
      BLACK,
    ),
  )

  test.each([
    [0.5, 1, true],
    [1.1, 1, false],
    [1.3, 1, true],
    [3.49, 4.4, true],
    [3.51, 4.4, false],
    [0.5, 2.2, false],
    [0.5, 2.6, true],
    [-0.01, 1, false],
  ])('is met at its cells and not in its gaps: x %d y %d', (x, y, isMet) => {
    expect(hit(modules, [x, y, 0], [0, 0, 1]).primitive).toBe(isMet ? 0 : HIT_NOTHING)
  })

  test('reports where and on which side it was met', () => {
    expect(hit(modules, [2.75, 3, 5], [0, 0, -1])).toEqual({
      primitive: 0,
      side: 0,
      distance: 3,
      s: 2.2,
      t: 1.2,
      normal: [0, 0, 1],
    })
    expect(hit(modules, [0.5, 1, 0], [0, 0, 1])).toMatchObject({ side: 1, normal: [-0, -0, -1] })
  })

  test('with steps against its edges is the same grid', () => {
    const reversed = sceneOf((b) =>
      b.addGrid(
        {
          origin: [2.5, 0, 2],
          u: [1, 0, 0],
          v: [0, 2, 0],
          countU: 3,
          stepU: [-1.25, 0, 0],
          countV: 1,
          stepV: [0, 0, 0],
        },
        BLACK,
      ),
    )
    for (const x of [0.5, 1.1, 1.3, 3.4, 3.6]) {
      const { primitive, distance, s } = hit(modules, [x, 1, 0], [0, 0, 1])
      expect(hit(reversed, [x, 1, 0], [0, 0, 1])).toMatchObject({ primitive, distance, s })
    }
  })

  test('is refused with steps that do not run along its edges', () => {
    const grid = { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], countU: 2, countV: 1 } as const
    const add = (stepU: Vector3) => () =>
      sceneBuilder().addGrid({ ...grid, stepU, stepV: [0, 1, 0] }, BLACK)
    expect(add([1.2, 0.1, 0])).toThrow(RangeError)
    expect(add([0.9, 0, 0])).toThrow(RangeError)
  })
})

describe('a cylinder', () => {
  const open = { p0: [0, 0, 1], p1: [4, 0, 1], radius: 0.5, capped: false } as const
  const tube = sceneOf((b) => b.addCylinder({ ...open, capped: true }, TUBE))
  const pipe = sceneOf((b) => b.addCylinder(open, TUBE))

  test('is met at its wall, with s turned from the top', () => {
    expect(hit(tube, [1, 0, 5], [0, 0, -1])).toMatchObject({
      distance: 3.5,
      side: 0,
      s: 0,
      t: 0.25,
      normal: [0, 0, 1],
    })
    // x along the axis, up first: a quarter turn on is −y.
    expect(hit(tube, [1, -5, 1], [0, 1, 0]).s).toBeCloseTo(0.25, 12)
    expect(hit(tube, [1, 5, 1], [0, -1, 0]).s).toBeCloseTo(0.75, 12)
  })

  test('slanted rays meet it where the quadratic says', () => {
    const { distance } = hit(tube, [0, -3, 1], [1, 1, 0])
    expect(distance).toBeCloseTo(2.5 * Math.SQRT2, 12)
  })

  test('has ends only when it is capped', () => {
    expect(hit(tube, [-2, 0.2, 1.1], [1, 0, 0])).toMatchObject({
      distance: 2,
      side: 0,
      normal: [-1, -0, -0],
    })
    expect(hit(tube, [6, 0.2, 1.1], [-1, 0, 0])).toMatchObject({ distance: 2, normal: [1, 0, 0] })
    expect(hit(pipe, [-2, 0.2, 1.1], [1, 0, 0]).primitive).toBe(HIT_NOTHING)
    expect(hit(tube, [-2, 0.6, 1.1], [1, 0, 0]).primitive).toBe(HIT_NOTHING)
  })

  test('is met from within on its back', () => {
    const inside = hit(pipe, [2, 0, 1], [0, 0, 1])
    expect(inside).toMatchObject({ distance: 0.5, side: 1 })
    expect(inside.normal[2]).toBe(-1)
  })

  test('upright, is met by upright rays at its top alone', () => {
    const pole = sceneOf((b) =>
      b.addCylinder({ p0: [0, 0, 0], p1: [0, 0, 8], radius: 0.15, capped: true }, TUBE),
    )
    expect(hit(pole, [0.1, 0, 10], [0, 0, -1])).toMatchObject({ distance: 2, t: 1 })
    expect(hit(pole, [0.2, 0, 10], [0, 0, -1]).primitive).toBe(HIT_NOTHING)
  })
})

test('a box is closed and its fronts face outward', () => {
  const mirrored = { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 2, 0], w: [0, 0, -3] } as const
  for (const box of [{ ...mirrored, w: [0, 0, 3] as Vector3 }, mirrored]) {
    const scene = sceneOf((b) => b.addBox(box, BLACK))
    const centre: Vector3 = [0.5, 1, box.w[2] / 2]
    const random = fractions(7)
    for (let i = 0; i < 200; i++) {
      const away: Vector3 = [random() - 0.5, random() - 0.5, random() - 0.5]
      expect(hit(scene, centre, away).side).toBe(1)
      const far = centre.map((c, k) => c + 20 * away[k]) as unknown as Vector3
      const back = away.map((part) => -part) as unknown as Vector3
      expect(hit(scene, far, back).side).toBe(0)
    }
  }
})

test('boxes repeat with the gaps between them', () => {
  const scene = sceneOf((b) =>
    b.addBox(
      {
        origin: [0, 0, 1],
        u: [1, 0, 0],
        v: [0, 2, 0],
        w: [0, 0, 0.04],
        countU: 3,
        stepU: [1.1, 0, 0],
      },
      BLACK,
    ),
  )
  expect(scene.count).toBe(10)
  expect(hit(scene, [1.05, 1, 0], [0, 0, 1]).primitive).toBe(HIT_NOTHING)
  expect(hit(scene, [2.5, 1, 0], [0, 0, 1]).distance).toBe(1)
  // Within the gap, towards the side of the second box.
  expect(hit(scene, [1.02, 1, 1.02], [1, 0, 0]).distance).toBeCloseTo(0.08, 12)
})

test('the ground is met from above alone', () => {
  const scene = sceneBuilder().build(LEVEL)
  expect(hit(scene, [3, 4, 2], [0, 0, -1])).toMatchObject({
    primitive: HIT_GROUND,
    distance: 2,
    normal: [0, 0, 1],
  })
  expect(hit(scene, [3, 4, -2], [0, 0, 1]).primitive).toBe(HIT_NOTHING)
})

describe('the tree of boxes', () => {
  /** Adds the i-th of a jumble of primitives. */
  function addOne(builder: SceneBuilder, i: number): void {
    const random = fractions(1000 + 17 * i)
    const point = (spread: number): Vector3 => [
      spread * (random() - 0.5),
      spread * (random() - 0.5),
      spread * (random() - 0.5),
    ]
    const origin = point(20)
    const surface = i % 5 === 0 ? TUBE : BLACK
    const [u, v] = [point(3), point(3)]
    const sum = origin.map((c, k) => c + u[k]) as unknown as Vector3
    if (i % 3 === 0) builder.addQuad(origin, u, v, surface)
    else if (i % 3 === 1)
      builder.addCylinder({ p0: origin, p1: sum, radius: random(), capped: i % 2 === 0 }, surface)
    else {
      const positions = Float64Array.from([...origin, ...sum, ...v])
      builder.addTriangles({ positions, indices: [0, 1, 2] }, surface)
    }
  }
  const COUNT = 150
  const whole = sceneOf((b) => {
    for (let i = 0; i < COUNT; i++) addOne(b, i)
  })
  const singles = Array.from({ length: COUNT }, (_, i) => sceneOf((b) => addOne(b, i)))

  test.each([false, true])(
    'finds what a look at each primitive finds, past structure: %s',
    (skips) => {
      const random = fractions(3)
      const ray = makeRay()
      let met = 0
      for (let k = 0; k < 500; k++) {
        const origin: Vector3 = [24 * random() - 12, 24 * random() - 12, 24 * random() - 12]
        const towards: Vector3 =
          k % 50 === 0 ? [0, 0, 1] : [random() - 0.5, random() - 0.5, random() - 0.5]
        let nearest = Infinity
        let which = HIT_NOTHING
        singles.forEach((scene, i) => {
          aim(ray, origin, towards)
          closestHit(scene, ray, skips)
          if (ray.values[DISTANCE] < nearest) {
            nearest = ray.values[DISTANCE]
            which = i
          }
        })
        aim(ray, origin, towards)
        closestHit(whole, ray, skips)
        expect([ray.primitive, ray.values[DISTANCE]]).toEqual([which, nearest])
        if (which >= 0) met++
        aim(ray, origin, towards)
        expect(isBlocked(whole, ray, skips)).toBe(which !== HIT_NOTHING)
      }
      expect(met).toBeGreaterThan(80)
    },
  )

  test('holds a terrain of many triangles, flat ones too', () => {
    const side = 60
    const positions = new Float64Array(3 * (side + 1) ** 2)
    for (let i = 0; i <= side; i++)
      for (let j = 0; j <= side; j++) positions.set([i, j, 0], 3 * (i * (side + 1) + j))
    const indices: number[] = []
    for (let i = 0; i < side; i++)
      for (let j = 0; j < side; j++) {
        const at = i * (side + 1) + j
        indices.push(at, at + side + 1, at + 1, at + 1, at + side + 1, at + side + 2)
      }
    const terrain = sceneOf((b) => b.addTriangles({ positions, indices }, BLACK))
    const random = fractions(5)
    for (let k = 0; k < 2000; k++) {
      // Corners and edges of triangles among them: nothing slips through.
      const x = k % 2 === 0 ? side * random() : Math.floor(side * random())
      expect(hit(terrain, [x, side * random(), 3], [0, 0, -1]).distance).toBeCloseTo(3, 12)
    }
  })
})
