import { RAD_TO_DEG, sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { hasStormLake, stormLake } from '../../../../../tools/reference/testing/stormLake.ts'
import { fieldFactors } from '../../field/fieldFactors.ts'
import { tablePose } from '../../field/fieldFrame.ts'
import { standOnTerrain } from '../../field/standOnTerrain.ts'
import { neighbourRows } from '../../field/tableShade.ts'
import { turnedShade } from '../../field/turnedShade.ts'
import type { Block } from '../../model/block.ts'
import type { Mount } from '../../model/mount.ts'
import { planOf } from '../../testing/fieldBlocks.ts'
import { groundMesh } from '../../testing/groundMesh.ts'
import { largeFieldBlock } from '../../testing/largeField.ts'
import { sunDirections } from '../../testing/shadowRays.ts'
import { greensboroWeather } from '../../testing/weather.ts'
import { prepareWeather } from '../../weather/prepareWeather.ts'
import { turnTowards } from '../gridOfBlock.ts'
import { simulatePreparedBlock } from '../simulateBlock.ts'

const PITCH_M = 6.5

type HeightAt = (eastM: number, northM: number) => number

const MOUNT: Extract<Mount, { kind: 'singleAxis' }> = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -60,
  maxAngleDeg: 60,
  backtracking: true,
  slopeAware: true,
  stowAngleDeg: 0,
}
const BY_ROW = { ...MOUNT, byRow: true }

/** Trackers of 26 modules on tubes, about the origin, and the plane that fits the ground under them best. */
function blockOn(ground: HeightAt, rows: number, perRow: number): Block {
  const block = largeFieldBlock()
  const { field } = block
  if (field === undefined) throw new Error('the block has no tables')
  const count = rows * perRow
  const place = (at: number, of: number, pitchM: number): number => (at - (of - 1) / 2) * pitchM
  const eastM = Float64Array.from({ length: count }, (_, i) =>
    place(Math.floor(i / perRow), rows, PITCH_M),
  )
  const northM = Float64Array.from({ length: count }, (_, i) =>
    place(i % perRow, perRow, field.slotPitchM),
  )
  const heightsM = eastM.map((east, i) => ground(east, northM[i]))
  // places lie evenly about the origin, so that both slopes fit by themselves
  const riseOf = (places: Float64Array): number =>
    sum(places.map((m, i) => m * heightsM[i])) / sum(places.map((m) => m * m))
  const [east, north] = [riseOf(eastM), riseOf(northM)]
  const { terrain: _mesh, ...stood } = standOnTerrain(
    { ...field, eastM, northM },
    MOUNT,
    groundMesh(ground, 10),
  )
  return {
    ...block,
    mount: MOUNT,
    slope: {
      tiltDeg: Math.atan(Math.hypot(east, north)) * RAD_TO_DEG,
      azimuthDeg: Math.atan2(-east, -north) * RAD_TO_DEG,
    },
    stringCount: count,
    inverterCount: Math.ceil(count / 30),
    field: stood,
  }
}

/** Of March. */
const TEN_DAYS = { from: 24 * 70, to: 24 * 80 }

/** Mean share of the planes that lies in the shadow of rows beside, over suns from 2° above the horizon on. */
function shadeOf(block: Block): number {
  const plan = planOf(block)
  const { u } = plan.plan
  const towards = turnTowards(block)
  const suns = sunDirections(120, 0.035)
  let all = 0
  for (const tableClass of plan.classes) {
    const add = turnedShade(plan, tableClass)
    const own = tableClass.representative
    const { columns, cellFromM } = tableClass.nodes
    const beside = neighbourRows(plan, tableClass)
      .flat()
      .filter(({ table }) => Math.abs(u[table] - u[own]) > PITCH_M / 2)
    for (const sun of suns) {
      const turnOf = towards(sun)
      const pose = tablePose(plan.mount, tableClass.frame, turnOf(own))
      const cover = new Float64Array(columns.length * cellFromM.length)
      for (const table of beside) add(pose, sun, table, turnOf, cover)
      all += (tableClass.share * sum(cover)) / cover.length
    }
  }
  return all / suns.length
}

describe.skipIf(!hasStormLake)('trackers on real ground (needs the reference data)', () => {
  test('shade each other by one slope, and not where each turns by itself', async () => {
    const block = blockOn(await stormLake(), 20, 4)
    expect(block.slope.tiltDeg).toBeGreaterThan(1)
    const level = shadeOf({ ...block, mount: { ...MOUNT, slopeAware: false } })
    const meanSlope = shadeOf(block)
    const byRow = shadeOf({ ...block, mount: BY_ROW })
    expect(meanSlope).toBeGreaterThan(0.002)
    expect(level).toBeGreaterThan(meanSlope)
    expect(byRow).toBeLessThan(1e-5)
  })

  test('yield more where each turns by itself', async () => {
    const block = blockOn(await stormLake(), 8, 2)
    const weather = prepareWeather(greensboroWeather(3600), block.site)
    const factors = fieldFactors(block, 64)
    const energyOf = (mount: Mount): number =>
      sum(simulatePreparedBlock({ ...block, mount }, weather, TEN_DAYS, factors).series.dcMppW)
    const level = energyOf({ ...MOUNT, slopeAware: false })
    const meanSlope = energyOf(MOUNT)
    const byRow = energyOf(BY_ROW)
    expect(byRow / meanSlope).toBeGreaterThan(1.003)
    expect(byRow / level).toBeGreaterThan(1.003)
  })
})
