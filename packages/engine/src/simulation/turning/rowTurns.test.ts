import { DEG_TO_RAD } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { planeOfBlock } from '../../expected/planeOfBlock.ts'
import { fieldFactors } from '../../field/fieldFactors.ts'
import { tablePose } from '../../field/fieldFrame.ts'
import { fieldRotations } from '../../field/fieldRotations.ts'
import { standOnTerrain } from '../../field/standOnTerrain.ts'
import { neighbourRows } from '../../field/tableShade.ts'
import { turnedShade } from '../../field/turnedShade.ts'
import type { Block } from '../../model/block.ts'
import type { Mount } from '../../model/mount.ts'
import type { Weather } from '../../model/weather.ts'
import { fieldBlock, planOf } from '../../testing/fieldBlocks.ts'
import { groundMesh } from '../../testing/groundMesh.ts'
import { sunDirections } from '../../testing/shadowRays.ts'
import { prepareWeather } from '../../weather/prepareWeather.ts'
import { sunOfWeather } from '../../weather/sunOfWeather.ts'
import { turnTowards } from '../gridOfBlock.ts'
import { simulatePreparedBlock } from '../simulateBlock.ts'

const MOUNT: Extract<Mount, { kind: 'singleAxis' }> = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -60,
  maxAngleDeg: 60,
  backtracking: true,
  slopeAware: true,
  stowAngleDeg: 0,
}
const BY_ROW = { ...MOUNT, byRow: true } as const

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)

/** Ground that rolls across the rows and bends a little along them. */
const rolling = (east: number, north: number): number =>
  1.2 * Math.sin(east / 8) + 0.01 * north * Math.cos(east / 11)

function onGround(
  rows: number,
  tablesPerRow: number,
  heightAt: (east: number, north: number) => number,
  mount: Mount,
  change: Partial<Block> = {},
): Block {
  const block = fieldBlock({ rows, tablesPerRow, mount, block: change })
  const { field } = block
  if (field === undefined) throw new Error('the block has no tables')
  // the tables stand on the ground; the mesh itself would hide the low sun too
  const { terrain: _mesh, ...stood } = standOnTerrain(field, mount, groundMesh(heightAt, 2))
  return { ...block, field: stood }
}

/**
 * Shade of the rows beside on all classes under many suns: mean, and how many looks had some. Tables of one row, end to end, shade each
 * other where the sun runs along them and the ground bends; no turn helps them.
 */
function shadeOf(block: Block): { readonly mean: number; readonly shadedLooks: number } {
  const plan = planOf(block)
  const { u } = plan.plan
  const towards = turnTowards(block)
  const suns = sunDirections(150, 0.03)
  let sum = 0
  let shadedLooks = 0
  for (const tableClass of plan.classes) {
    const add = turnedShade(plan, tableClass)
    const { columns, cellFromM } = tableClass.nodes
    const own = tableClass.representative
    const beside = neighbourRows(plan, tableClass)
      .flat()
      .filter(({ table }) => Math.abs(u[table] - u[own]) > plan.pitchM / 2)
    for (const sun of suns) {
      const turnOf = towards(sun)
      const pose = tablePose(plan.mount, tableClass.frame, turnOf(own))
      const cover = new Float64Array(columns.length * cellFromM.length)
      const hits = beside.filter((table) => add(pose, sun, table, turnOf, cover))
      if (hits.length > 0) shadedLooks++
      sum += total(cover) / cover.length
    }
  }
  return { mean: sum / plan.classes.length / suns.length, shadedLooks }
}

test('rows that each turn by themselves do not shade each other on a rolling hill', () => {
  const one = shadeOf(onGround(8, 3, rolling, MOUNT))
  expect(one.mean).toBeGreaterThan(0.005)
  expect(one.shadedLooks).toBeGreaterThan(100)
  const own = shadeOf(onGround(8, 3, rolling, BY_ROW))
  // turns are kept in 32 bits
  expect(own.mean).toBeLessThan(1e-9)
})

/** A clear and a dull day of June. */
const HOURS = 48
const WEATHER: Weather = {
  intervalStartUtcMs: Float64Array.from({ length: HOURS }, (_, i) => Date.UTC(2023, 5, 20, 5 + i)),
  stepS: 3600,
  utcOffsetH: -5,
  ghiWm2: Float64Array.from({ length: HOURS }, (_, i) =>
    Math.max(0, (i < 24 ? 950 : 350) * Math.sin(((i % 24) - 6) * (Math.PI / 13))),
  ),
  dhiWm2: Float64Array.from({ length: HOURS }, (_, i) =>
    Math.max(0, (i < 24 ? 110 : 330) * Math.sin(((i % 24) - 6) * (Math.PI / 13))),
  ),
  airC: new Float64Array(HOURS).fill(25),
}

function simulate(block: Block, weather = WEATHER) {
  const range = { from: 0, to: HOURS }
  const prepared = prepareWeather(weather, block.site)
  return simulatePreparedBlock(block, prepared, range, fieldFactors(block, 64)).series
}

describe('a block whose rows turn back each by itself', () => {
  test('on even ground is the block that turns as one', () => {
    const slope = { tiltDeg: 5, azimuthDeg: 240 }
    const one = simulate(fieldBlock({ rows: 3, tablesPerRow: 1, mount: MOUNT, slope }))
    const own = simulate(fieldBlock({ rows: 3, tablesPerRow: 1, mount: BY_ROW, slope }))
    own.trackerAngleDeg.forEach((angle, i) => {
      expect(angle).toBeCloseTo(one.trackerAngleDeg[i], 4)
    })
    expect(total(own.poaNominalWm2) / total(one.poaNominalWm2)).toBeCloseTo(1, 6)
    expect(total(own.dcMppW) / total(one.dcMppW)).toBeCloseTo(1, 5)
  })

  test('on a rolling hill loses nothing to beam shade, and yields more', () => {
    const bare = { albedoByMonth: Array.from({ length: 12 }, () => 0) }
    const lossOf = (mount: Mount) => {
      const out = simulate(onGround(6, 1, rolling, mount, bare))
      const lost = 1 - total(out.dcAfterElecShadingW) / total(out.dcAfterTemperatureW)
      return { lost, energy: total(out.dcMppW) }
    }
    const one = lossOf(MOUNT)
    const own = lossOf(BY_ROW)
    expect(one.lost).toBeGreaterThan(0.005)
    expect(Math.abs(own.lost)).toBeLessThan(1e-4)
    expect(own.energy).toBeGreaterThan(one.energy)
  })

  test('stows, stands where it was measured and weighs the light as one', () => {
    const block = onGround(3, 1, rolling, {
      ...BY_ROW,
      windStow: { speedMPerS: 10, angleDeg: -7 },
      strategy: { kind: 'diffuseOptimised' },
    })
    const windMPerS = new Float64Array(HOURS)
    windMPerS[9] = 12
    const trackerAngleDeg = new Float64Array(HOURS).fill(Number.NaN)
    trackerAngleDeg[11] = 33
    const out = simulate(block, { ...WEATHER, windMPerS, trackerAngleDeg })
    expect(out.trackerAngleDeg[9]).toBeCloseTo(-7, 4)
    expect(out.trackerAngleDeg[11]).toBeCloseTo(33, 4)
    const { byRow: _, ...alike } = block.mount as typeof BY_ROW
    const asOne = simulate({ ...block, mount: alike }, { ...WEATHER, windMPerS, trackerAngleDeg })
    // of the dull day: the angle of most light
    expect(out.trackerAngleDeg[34]).toBeCloseTo(asOne.trackerAngleDeg[34], 4)
    expect(out.trackerAngleDeg[1]).toBeCloseTo(asOne.trackerAngleDeg[1], 4)
  })
})

test('the angle of the block is the mean of its tables', () => {
  const block = onGround(8, 3, rolling, BY_ROW)
  const plan = planOf(block)
  const all = new Float64Array(plan.groundM.length)
  const angle = -75 * DEG_TO_RAD
  const sun = [-Math.sin(angle), 0, Math.cos(angle)] as const
  fieldRotations(plan)?.(sun, all)
  const ofClasses = plan.classes.reduce(
    (sum, { share, representative }) => sum + share * all[representative],
    0,
  )
  const spread = Math.max(...all) - Math.min(...all)
  expect(spread).toBeGreaterThan(10)
  // classes stand for tables a little unlike them
  expect(Math.abs(ofClasses - total(all) / all.length)).toBeLessThan(0.02 * spread)
})

test('a sensor on a block whose rows turn by themselves looks where its tables look in their mean', () => {
  const block = onGround(3, 1, rolling, { ...BY_ROW, ignoresMeasured: true })
  const out = simulate(block)
  const prepared = prepareWeather(WEATHER, block.site)
  const sun = sunOfWeather(prepared.source, block.site, { from: 0, to: HOURS })
  const { rotationDeg, tiltDeg, azimuthDeg } = planeOfBlock(block, sun)
  expect(rotationDeg).toEqual(out.trackerAngleDeg)
  expect(tiltDeg).toEqual(out.surfaceTiltDeg)
  expect(azimuthDeg).toEqual(out.surfaceAzimuthDeg)
  const alone = planeOfBlock({ ...block, mount: { ...block.mount, byRow: false } as Mount }, sun)
  expect(alone.rotationDeg).not.toEqual(rotationDeg)
  const measured = Float64Array.from({ length: HOURS }, (_, i) => (i === 9 ? -20 : Number.NaN))
  expect(planeOfBlock(block, sun, measured).rotationDeg[9]).toBeCloseTo(-20, 4)
})
