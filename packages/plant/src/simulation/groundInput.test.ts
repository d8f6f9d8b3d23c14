import { fieldFactors, prepareWeather, simulatePreparedBlock, type Weather } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import type { Block } from '../block/block.ts'
import { tableGeometry } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import { findComponent } from '../document/plantDocument.ts'
import { joinTables, type TableLayout } from '../layout/layoutTables.ts'
import { fromRowAxes, rowAxes } from '../layout/rowAxes.ts'
import type { HeightGrid } from '../terrain/heightGrid.ts'
import { gridOf, plane } from '../terrain/testing/grids.ts'
import { onePlant } from './testing/onePlant.ts'
import { type SimulationInput, toSimulationInput } from './toSimulationInput.ts'

const SITE = { latitudeDeg: 33.4, longitudeDeg: -112.5, altitudeM: 300 }
const TABLE: Partial<TableParameters> = {
  num_cols: 6,
  num_post_cols: 3,
  table_gap: 0.5,
  // a few turns are soon traced
  track_angle_bounds: [-5, 5],
}
const FIXED: Partial<TableParameters> = {
  ...TABLE,
  tracking_type: 0,
  num_post_tiers: 1,
  tilt: 20,
  row_spacing: 5,
}

/** 3 rows of one table around the origin. */
function layoutOf(table: Partial<TableParameters>): TableLayout {
  const document = onePlant({}, { table })
  const full = findComponent(document, 'table', 'table')
  const panel = findComponent(document, 'panel', 'panel')
  if (!full || !panel) throw new Error('the plant has no parts')
  const { lengthM, planDepthM, rowPitchM } = tableGeometry(full, panel)
  const axes = rowAxes(full.tracking_type === 0 ? 'fixed' : 'tracker', full.azimuth)
  const corners: number[] = []
  const row: number[] = []
  const slot: number[] = []
  for (let i = 0; i < 3; i++) {
    const v = (i - 1) * rowPitchM
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      corners.push(...fromRowAxes(axes, (a * lengthM) / 2, v + (b * planDepthM) / 2))
    }
    row.push(i)
    slot.push(0)
  }
  return joinTables(
    'b',
    'perimeter',
    [{ grid: 0, row, slot, cornersM: Float64Array.from(corners) }],
    [''],
  )
}

function inputOf(
  block: Partial<Block>,
  table: Partial<TableParameters>,
  grid?: HeightGrid,
  isTraced = true,
): SimulationInput {
  const layout = layoutOf(table)
  return toSimulationInput({
    document: onePlant({ num_inverters: 1, ...block }, { table }),
    blockId: 'b',
    site: SITE,
    tableCount: layout.count,
    rowCount: 3,
    ...(isTraced && { field: { layout, shadingLayerIds: [] } }),
    ...(grid && { terrain: { grid, layout } }),
  })
}

const DEM = { terrain_type: 'dem' } as const
const terrainNotes = ({ assumptions }: SimulationInput) =>
  assumptions.filter(({ field }) => field.startsWith('terrain'))

/** A clear and a dull day of June. */
const HOURS = 48
const WEATHER: Weather = {
  intervalStartUtcMs: Float64Array.from({ length: HOURS }, (_, i) => Date.UTC(2023, 5, 20, 5 + i)),
  stepS: 3600,
  utcOffsetH: -7,
  ghiWm2: Float64Array.from({ length: HOURS }, (_, i) =>
    Math.max(0, (i < 24 ? 950 : 350) * Math.sin(((i % 24) - 7) * (Math.PI / 14))),
  ),
  dhiWm2: Float64Array.from({ length: HOURS }, (_, i) =>
    Math.max(0, (i < 24 ? 110 : 330) * Math.sin(((i % 24) - 7) * (Math.PI / 14))),
  ),
  airC: new Float64Array(HOURS).fill(25),
}

function energyOf({ block }: SimulationInput): number {
  const weather = prepareWeather(WEATHER, block.site)
  const range = { from: 0, to: HOURS }
  const { series } = simulatePreparedBlock(block, weather, range, fieldFactors(block, 256))
  return series.dcMppW.reduce((sum, power) => sum + power, 0)
}

describe('a block on terrain', () => {
  test.each([
    ['trackers on a fall to the south-west', TABLE, 5, 220],
    ['fixed tables on a fall to the east', FIXED, 4, 90],
  ])('of an even slope is the block on that slope: %s', (_what, table, tiltDeg, azimuthDeg) => {
    const grid = gridOf(plane(tiltDeg, azimuthDeg))
    const onTerrain = inputOf(DEM, table, grid)
    const slope = {
      terrain_type: 'slope',
      slope_tilt: tiltDeg,
      slope_azimuth: azimuthDeg > 180 ? azimuthDeg - 360 : azimuthDeg,
    } as const
    const onSlope = inputOf(slope, table)
    expect(onTerrain.block.slope.tiltDeg).toBeCloseTo(tiltDeg, 2)
    expect(onTerrain.block.slope.azimuthDeg).toBeCloseTo(azimuthDeg, 1)
    const { groundM, axisTiltDeg, terrain } = onTerrain.block.field ?? {}
    expect(groundM).toHaveLength(3)
    expect(new Set(axisTiltDeg?.map((tilt) => Math.round(100 * tilt))).size).toBe(1)
    expect(terrain?.indices.length).toBeGreaterThan(3)
    expect(terrainNotes(onTerrain)).toMatchObject([{ field: 'terrain_plane', unit: '°' }])
    expect(energyOf(onTerrain) / energyOf(onSlope)).toBeCloseTo(1, 3)
  })

  test('whose rows turn back each by itself yields on even ground what one slope gives', () => {
    const grid = gridOf(plane(5, 220))
    const byRow = inputOf({ ...DEM, backtracking_by: 'row' }, TABLE, grid)
    expect(byRow.block.mount).toMatchObject({ byRow: true })
    expect(byRow.assumptions.map(({ field }) => field)).not.toContain('backtracking_by')
    expect(energyOf(byRow) / energyOf(inputOf(DEM, TABLE, grid))).toBeCloseTo(1, 4)
  })

  test('without traced light takes the mean slope', () => {
    const input = inputOf(DEM, TABLE, gridOf(plane(6, 180)), false)
    expect(input.block.field).toBeUndefined()
    expect(input.block.slope.tiltDeg).toBeCloseTo(6, 2)
  })

  test('on ground steeper than the axis allows is turned as its rows stand', () => {
    const input = inputOf(DEM, TABLE, gridOf(plane(20, 180)))
    expect(input.block.slope.tiltDeg).toBeCloseTo(8.53, 2)
    expect(terrainNotes(input)).toMatchObject([
      { value: 8.53 },
      { field: 'terrain_axis_limit', value: 3 },
    ])
  })

  test('tables beside the heights stand on the plane of the others, and are reported', () => {
    const slope = plane(3, 180)
    const half = gridOf((east, north) => (east > 1 ? Number.NaN : slope(east, north)), {
      columns: 401,
      rows: 81,
      cellSizeM: 1,
    })
    const input = inputOf(DEM, TABLE, half)
    expect(terrainNotes(input)).toMatchObject([
      { field: 'terrain_plane' },
      { field: 'terrain_heights', value: 1, unit: 'tables' },
    ])
    const { groundM = [], northM = [] } = input.block.field ?? {}
    groundM.forEach((heightM, i) => {
      expect(heightM).toBeCloseTo(slope(0, northM[i] ?? 0) - 100, 2)
    })
  })

  test('without heights, or beside them all, lies in the plane of its slope fields', () => {
    const fields = { ...DEM, slope_tilt: 3, slope_azimuth: -90 }
    const expected = { tiltDeg: 3, azimuthDeg: 270 }
    const without = inputOf(fields, TABLE)
    expect(without.block.slope).toEqual(expected)
    expect(terrainNotes(without)).toMatchObject([
      { reason: 'Terrain heights are not used: the block lies in one plane of its slope fields.' },
    ])
    const beside = inputOf(
      fields,
      TABLE,
      gridOf(() => Number.NaN),
    )
    expect(beside.block.slope).toEqual(expected)
    expect(beside.block.field?.groundM).toBeUndefined()
    expect(terrainNotes(beside)).toMatchObject([
      { reason: expect.stringContaining('does not reach the block') },
    ])
    expect(inputOf({ terrain_type: 'flat' }, TABLE, gridOf(plane(5, 0))).block.slope.tiltDeg).toBe(
      0,
    )
  })

  test('of two axes takes the plane alone', () => {
    const input = inputOf(DEM, { ...TABLE, tracking_type: 2 }, gridOf(plane(5, 100)))
    expect(input.block.slope.azimuthDeg).toBeCloseTo(100, 1)
    expect(input.block.field).toBeUndefined()
  })
})
