import { test } from 'vitest'
import { closestHit, isBlocked, makeRay } from './ray.ts'
import { type Ray } from './rayState.ts'
import type { Scene, Vector3 } from './scene.ts'
import { sceneBuilder } from './sceneBuilder.ts'
import { patchBasis, skyPatches } from './skyPatches.ts'
import { noBins } from './surfaceBins.ts'
import { BLACK, fractions, LEVEL, normalOf, sampleAt, TUBE } from './testing/scenes.ts'
import { traceFactors } from './traceFactors.ts'

const RAYS = 200_000

/** Nine trackers with tube and posts: 81 primitives. */
function trackers(): Scene {
  const builder = sceneBuilder()
  const [cos, sin] = [Math.cos(0.35), Math.sin(0.35)]
  for (let row = -4; row <= 4; row++) {
    const x = 5.5 * row
    builder.addGrid(
      {
        origin: [x - 1.139 * cos, -23, 1.6 - 1.139 * sin],
        u: [0, 1.134, 0],
        v: [2.278 * cos, 0, 2.278 * sin],
        countU: 40,
        stepU: [0, 1.154, 0],
        countV: 1,
        stepV: [0, 0, 0],
      },
      BLACK,
    )
    builder.addCylinder({ p0: [x, -23, 1.5], p1: [x, 23, 1.5], radius: 0.06, capped: true }, TUBE)
    for (let post = 0; post < 7; post++) {
      const y = -21 + 7 * post
      builder.addCylinder({ p0: [x, y, 0], p1: [x, y, 1.4], radius: 0.08, capped: true }, TUBE)
    }
  }
  return builder.build(LEVEL)
}

/** 20,000 triangles: 10,000 tilted tables. */
function manyTables(): Scene {
  const builder = sceneBuilder()
  const [cos, sin] = [2 * Math.cos(0.4), 2 * Math.sin(0.4)]
  for (let table = 0; table < 10_000; table++) {
    const x = (table % 100) * 6
    const y = Math.floor(table / 100) * 30
    const low: Vector3 = [x - cos, y, 2 - sin]
    const high: Vector3 = [x + cos, y, 2 + sin]
    const corners = [low, high, [high[0], y + 28, high[2]], [low[0], y + 28, low[2]]]
    const positions = Float64Array.from(corners.flat())
    builder.addTriangles({ positions, indices: [0, 1, 2, 0, 2, 3] }, BLACK)
  }
  return builder.build(LEVEL)
}

/** Origins within a box and directions to all sides, [RAYS][6]. */
function rays(from: Vector3, to: Vector3, isUpward: boolean): Float64Array {
  const random = fractions(1)
  const values = new Float64Array(6 * RAYS)
  for (let i = 0; i < RAYS; i++) {
    const up = isUpward ? random() : 2 * random() - 1
    const level = Math.sqrt(1 - up * up)
    const turn = 2 * Math.PI * random()
    for (let k = 0; k < 3; k++) values[6 * i + k] = from[k] + random() * (to[k] - from[k])
    values.set([level * Math.cos(turn), level * Math.sin(turn), up], 6 * i + 3)
  }
  return values
}

function eachRay(values: Float64Array, ray: Ray, meet: () => void): void {
  for (let i = 0; i < RAYS; i++) {
    for (let k = 0; k < 6; k++) ray.values[k] = values[6 * i + k]
    meet()
  }
}

for (const [name, scene, from, to] of [
  ['nine trackers', trackers(), [-10, -10, 0.5], [10, 10, 1.5]],
  ['20,000 triangles', manyTables(), [0, 0, 0.5], [594, 3000, 1.5]],
] as const) {
  test(`${RAYS} rays among ${name}`, async ({ bench }) => {
    const ray = makeRay()
    const around = rays(from, to, false)
    const upward = rays(from, to, true)
    await bench('closest hit', () =>
      eachRay(around, ray, () => closestHit(scene, ray, false)),
    ).run()
    await bench('any hit', () => eachRay(upward, ray, () => isBlocked(scene, ray, false))).run()
  })
}

test('factors of 24 rear samples, 1024 paths each, 577 patches', async ({ bench }) => {
  const scene = trackers()
  const patches = skyPatches(2)
  const normal = normalOf(160, 90)
  const samples = Array.from({ length: 24 }, (_, row) => {
    const along = 2.278 * ((row + 0.5) / 24 - 0.5)
    return sampleAt([along * Math.cos(0.35), 0, 1.6 + along * Math.sin(0.35)], normal, {
      open: -1,
      plain: row,
      iam: -1,
    })
  })
  const options = {
    raysPerSample: 1024,
    basis: patchBasis(patches),
    bins: noBins(),
    rowCount: samples.length,
  }
  await bench('traceFactors', () => {
    traceFactors(scene, samples, options)
  }).run()
})
