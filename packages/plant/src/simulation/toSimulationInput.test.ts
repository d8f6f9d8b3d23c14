import { type Site, simulateSystem } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { type Block, createBlock } from '../block/block.ts'
import type { ComponentKind, ComponentParameters } from '../components/kinds.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import { joinTables } from '../layout/layoutTables.ts'
import { outageFigures } from './outageFigures.ts'
import { ET_PAN } from './testing/etPan.ts'
import { onePlant } from './testing/onePlant.ts'
import { toPlantStages } from './toPlantStages.ts'
import { toSimulationInput } from './toSimulationInput.ts'

const SITE: Site = { latitudeDeg: 33.4, longitudeDeg: -112.5, altitudeM: 300 }

const SILENT_OND = {
  filename: 'a.OND',
  raw: {},
  manufacturer: null,
  model: null,
  minimum_mppt_voltage: null,
  maximum_mppt_voltage: null,
  minimum_full_power_voltage: null,
  mppt_count: null,
  start_power: null,
  maximum_apparent_power: null,
}

interface Changes {
  readonly block?: Partial<Block>
  readonly parts?: { readonly [K in ComponentKind]?: Partial<ComponentParameters[K]> }
  readonly tableCount?: number
  readonly rowCount?: number
}

/** Crosses the plant with some fields changed. */
function cross({ block = {}, parts = {}, tableCount = 10, rowCount }: Changes = {}) {
  return toSimulationInput({
    document: onePlant(block, parts),
    blockId: 'b',
    site: SITE,
    tableCount,
    ...(rowCount !== undefined && { rowCount }),
    options: { coldestAirC: -10 },
  })
}
const fields = (changes?: Changes): string[] => cross(changes).assumptions.map(({ field }) => field)

const dual = (azimuth: number) =>
  cross({
    parts: { table: { tracking_type: 2, azimuth, track_azimuth_bounds: [-120, 120] } },
  })
const withSystem = (system: Partial<PlantDocument['system_parameters']>): PlantDocument => {
  const document = onePlant()
  return { ...document, system_parameters: { ...document.system_parameters, ...system } }
}

test('trackers follow a measured angle unless their block says that they turn with the sun', () => {
  const parts = { table: { tracking_type: 1 } } as const
  const { mount } = cross({ parts }).block
  expect(mount).not.toHaveProperty('ignoresMeasured')
  expect(cross({ parts, block: { tracker_rotation: 'measured' } }).block.mount).toEqual(mount)
  expect(cross({ parts, block: { tracker_rotation: 'sun' } }).block.mount).toEqual({
    ...mount,
    ignoresMeasured: true,
  })
  const made = createBlock({ id: 'new', createdAt: '2026-01-01T00:00:00Z', existingNames: [] })
  expect(made.tracker_rotation).toBe('sun')
})

test('trackers stow, weigh the light and stand off as their block says; fixed tables do not turn', () => {
  const control = {
    tracking_strategy: 'diffuse',
    diffuse_share_percentage: 65,
    wind_stow_speed: 14,
    wind_stow_angle: -20,
    wind_stow_side: 'away',
    wind_stow_hours: 1.5,
    snow_stow_depth: 4,
    stow_periods: [{ from: '2026-05-01T14:00', to: '2026-05-01T18:00', value: 60, note: 'Hail' }],
    tracker_offset: 1.5,
    tracker_stuck_angle: -10,
  } as const
  const mountOf = (table: Partial<ComponentParameters['table']>) =>
    cross({ parts: { table }, block: control }).block.mount
  expect(mountOf({ tracking_type: 1, track_angle_bounds: [-50, 55] })).toMatchObject({
    strategy: { kind: 'diffuseOptimised', leastDiffuseFraction: 0.65 },
    windStow: { speedMPerS: 14, angleDeg: -20, side: 'away', holdH: 1.5 },
    snowStow: { depthCm: 4, angleDeg: 55 },
    stowPeriods: [
      {
        fromMs: Date.UTC(2026, 4, 1, 14),
        toMs: Date.UTC(2026, 4, 1, 18),
        angleDeg: 60,
      },
    ],
    offsetDeg: 1.5,
    stuckAngleDeg: -10,
  })
  expect(mountOf({ tracking_type: 2 })).toMatchObject({
    kind: 'dualAxis',
    windStow: { speedMPerS: 14, holdH: 1.5 },
  })
  const fixed = { tracking_type: 0 } as const
  expect(mountOf(fixed)).toEqual(cross({ parts: { table: fixed } }).block.mount)
})

test('trackers turn by the script of their block while that is its strategy', () => {
  const parts = { table: { tracking_type: 1 } } as const
  const tracker_script = 'return idealAngle'
  const mountOf = (tracking_strategy: 'sun' | 'script') =>
    cross({ parts, block: { tracking_strategy, tracker_script } }).block.mount
  expect(mountOf('script')).toMatchObject({ strategy: { kind: 'script', source: tracker_script } })
  expect(mountOf('sun')).not.toHaveProperty('strategy')
})

test('slope-aware trackers turn back row by row where the block says so and no ground is flat', () => {
  const parts = { table: { tracking_type: 1 } } as const
  const byRow = { terrain_type: 'slope', backtracking_by: 'row' } as const
  const { block, assumptions } = cross({ parts, block: byRow })
  expect(block.mount).toMatchObject({ slopeAware: true, byRow: true })
  // no tables in space here
  expect(assumptions).toContainEqual(
    expect.objectContaining({ field: 'backtracking_by', value: 'block' }),
  )
  for (const change of [{ terrain_type: 'flat' }, { backtracking_by: 'block' }] as const) {
    const one = cross({ parts, block: { ...byRow, ...change } })
    expect(one.block.mount).not.toHaveProperty('byRow')
    expect(one.assumptions.map(({ field }) => field)).not.toContain('backtracking_by')
  }
})

test('soiling by rain and dust has usual constants where the block says none', () => {
  const kimber = { pv_soiling_algorithm: 'kimber', soiling_rate: 0.2 } as const
  expect(cross({ block: kimber }).block.soiling).toEqual({
    kind: 'kimber',
    lossPerDay: 0.002,
    cleaningRainMm: 6,
    graceDays: 14,
    maxLossFraction: 0.3,
  })
  const washed = { ...kimber, wash_interval_days: 30, wash_date: '2021-05-01' }
  expect(cross({ block: washed }).block.soiling).toMatchObject({
    wash: { intervalDays: 30, onUtcMs: Date.UTC(2021, 4, 1) },
  })
  const block = { pv_soiling_algorithm: 'hsu' } as const
  const dusty = { ...block, wash_interval_days: 90 }
  expect(cross({ block: dusty }).block.soiling).toMatchObject({
    wash: { intervalDays: 90, onUtcMs: 0 },
  })
  const dust = { kind: 'hsu', fineMPerS: 0.0009, coarseMPerS: 0.004, cleaningRainMm: 0.5 }
  const fixed = cross({ block, parts: { table: { tracking_type: 0, tilt: 25 } } })
  expect(fixed.block.soiling).toEqual({ ...dust, tiltDeg: 25 })
  const tracker = cross({ block, parts: { table: { tracking_type: 1 } } })
  expect(tracker.block.soiling).toEqual({ ...dust, tiltDeg: 0 })
})

test('light within the hour is steady unless the block has clouds pass', () => {
  expect(cross().block).not.toHaveProperty('lightWithinHour')
  expect(cross({ block: { light_within_hour: 'clouds' } }).block.lightWithinHour).toBe('clouds')
})

test('modules store heat where the block has their mass', () => {
  expect(cross().block.module).not.toHaveProperty('massKgPerM2')
  expect(cross({ block: { module_mass: 12.5 } }).block.module.massKgPerM2).toBe(12.5)
})

test('the wind is carried to the height that the model of temperature means, once its own is known', () => {
  expect(cross().block).not.toHaveProperty('windHeights')
  const table = { tracking_type: 1, torque_tube_height: 1.8, torque_tube_enabled: false } as const
  const heights = (block: Partial<Block>, panel: Partial<ComponentParameters['panel']> = {}) =>
    cross({ block, parts: { panel, table } }).block.windHeights
  const measured = { wind_measured_height: 3 }
  expect(heights(measured, { cell_temperature_model: 'faiman' })).toEqual({
    fromM: 3,
    toM: 1.8,
    exponent: 1 / 7,
  })
  expect(heights(measured, { cell_temperature_model: 'sandia' })?.toM).toBe(10)
  const own = { ...measured, wind_model_height: 2, wind_exponent: 0.25 }
  expect(heights(own)).toEqual({ fromM: 3, toM: 2, exponent: 0.25 })
})

test('modules that age unlike lose by it with the square of their age at first', () => {
  expect(cross().block.degradation).not.toHaveProperty('spread')
  const { spread } = cross({ block: { ageing_spread_percentage: 0.1 } }).block.degradation
  const [five = 0, ten = 0] = spread?.lost ?? []
  expect(spread?.years.slice(0, 2)).toEqual([5, 10])
  expect(five).toBeGreaterThan(0)
  expect(ten / five).toBeGreaterThan(3.5)
  expect(ten / five).toBeLessThan(6)
})

describe('mismatch of modules', () => {
  const mismatchOf = (block: Partial<Block>) => {
    const crossed = cross({ block })
    const told = crossed.assumptions.find(({ field }) => field === 'module_mismatch')
    return { fraction: crossed.block.allowances.frontMismatchFraction, told }
  }

  test('by deviations is computed from strings of such modules, and told', () => {
    const small = mismatchOf({
      module_mismatch_model: 'deviations',
      current_deviation_percentage: 0.5,
      module_mismatch_percentage: 4,
    })
    const large = mismatchOf({
      module_mismatch_model: 'deviations',
      current_deviation_percentage: 1,
    })
    expect(large.fraction / small.fraction).toBeGreaterThan(3.5)
    expect(large.fraction / small.fraction).toBeLessThan(6)
    expect(large.told?.value).toBe(Number((100 * large.fraction).toPrecision(3)))
    expect(large.told?.reason).toMatch(/in series and \d+ strings? at an inverter/)
  })

  test('by flash classes is less where strings are of one class', () => {
    const flash_classes = [
      { from: 0, to: 2, share: 60 },
      { from: 2, to: 4, share: 40 },
    ]
    const by = { module_mismatch_model: 'flash_classes', flash_classes } as const
    const mixed = mismatchOf(by)
    const sorted = mismatchOf({ ...by, string_sorting: 'by_class' })
    expect(sorted.fraction).toBeGreaterThan(0)
    expect(mixed.fraction).toBeGreaterThan(2 * sorted.fraction)
    expect(mismatchOf({ module_mismatch_model: 'flash_classes' }).fraction).toBeLessThan(1e-5)
  })
})

test('auxiliaries count the motors of all tables, and fans by the W; a block that says none has none', () => {
  expect(cross().block).not.toHaveProperty('auxiliaries')
  const block = { tracker_motor_power: 6, fan_power_ratio: 4, fan_threshold_power: 2000 }
  expect(cross({ block, tableCount: 10 }).block.auxiliaries).toEqual({
    dayW: 0,
    nightW: 0,
    motorW: 60,
    fanFraction: 0.004,
    fanThresholdW: 2000,
  })
})

test('snow is a share of each month, or slides off the strings of each tier; without it a block has none', () => {
  expect(cross().block).not.toHaveProperty('snow')
  expect(cross().block).not.toHaveProperty('snowAlbedo')
  const january = Array.from({ length: 12 }, (_, month) => (month === 0 ? 25 : 0))
  const monthly = { snow_loss_model: 'monthly', snow_rates_percentage: january } as const
  expect(cross({ block: monthly }).block.snow).toEqual({
    kind: 'monthly',
    lossByMonth: january.map((percent) => percent / 100),
  })
  const parts = { table: { num_tiers: 2 } }
  const sliding = cross({ block: { snow_loss_model: 'slide', snow_albedo: 0.7 }, parts }).block
  expect(sliding.snow).toEqual({ kind: 'slide', stringsAcross: 2 })
  expect(sliding.snowAlbedo).toBe(0.7)
  const table = { num_tiers: 2, tracking_type: 0, ground_clearance: 0.9 } as const
  expect(cross({ block: { snow_loss_model: 'townsend' }, parts: { table } }).block.snow).toEqual({
    kind: 'townsend',
    slantHeightM: expect.closeTo(4.6, 0),
    lowerEdgeM: 0.9,
    stringFactor: 0.75,
    reposeDeg: 40,
  })
})

describe('strings', () => {
  test('[S3] the longest string that the cold allows is chosen and reported', () => {
    // Voc 49.9 V, -128 mV/K: 54.38 V at -10 °C, floor(1500 / 54.38) = 27
    const { block, assumptions } = cross()
    expect(block.modulesPerString).toBe(27)
    expect(assumptions.find(({ field }) => field === 'modules_per_string')).toMatchObject({
      value: 27,
      unit: 'modules',
    })
  })

  test('[S3] modules left over after whole strings are reported', () => {
    const { block, assumptions, ratings } = cross()
    // 10 tables of 78
    expect(block.stringCount).toBe(28)
    expect(ratings.moduleCount).toBe(28 * 27)
    expect(assumptions.find(({ field }) => field === 'unconnected_modules')?.value).toBe(24)
  })

  test('[S3] a block of few modules is one short string', () => {
    const { block } = cross({ tableCount: 1, parts: { table: { num_cols: 12 } } })
    expect([block.modulesPerString, block.stringCount]).toEqual([12, 1])
  })

  test('a chosen string length is no assumption', () => {
    expect(cross({ block: { modules_per_string: 26 } }).block.stringCount).toBe(30)
    expect(fields({ block: { modules_per_string: 26 } })).not.toContain('modules_per_string')
  })

  test('a block without tables cannot be simulated', () => {
    expect(() => cross({ tableCount: 0 })).toThrow(/no modules/)
  })

  test('one module above the inverter voltage is refused', () => {
    expect(() => cross({ parts: { inverter: { maximum_dc_voltage: 50 } } })).toThrow(
      /above the inverter's maximum DC voltage/,
    )
  })
})

describe('wires and transformers', () => {
  test('60 m of 6 mm² copper one way are 0.345 ohm', () => {
    const { block } = cross({
      parts: {
        dcWire: {
          dc_line_calculation_method: 'computed_resistance',
          dc_line_metal_type: 'Cu',
          dc_line_length: 60,
          dc_line_cross_section: 6,
          dc_per_km_resistance: null,
        },
      },
    })
    expect(block.stringWireOhm).toBeCloseTo(0.345, 3)
  })

  test('[S4] a percentage of the DC wire is lost at STC', () => {
    const { block, ratings } = cross({ parts: { dcWire: { dc_line_loss_percentage: 1.5 } } })
    const lossW = ratings.moduleImpA ** 2 * block.stringWireOhm * block.stringCount
    expect(lossW / ratings.nominalDcW).toBeCloseTo(0.015, 9)
  })

  test('[S4] a percentage of the AC wire is lost at the AC power of STC', () => {
    const { block } = cross({ block: { num_inverters: 1 } })
    const lossW = (250_000 / 800) ** 2 * block.acLine.resistancePerWireOhm
    expect(lossW / 250_000).toBeCloseTo(0.01, 9)
  })

  test('wires of inverters side by side share the current', () => {
    const parts: Changes['parts'] = {
      acWire: {
        ac_line_calculation_method: 'total_resistance',
        total_ac_resistance_override: 0.02,
      },
    }
    const ohm = (num_inverters: number) =>
      cross({ block: { num_inverters }, parts }).block.acLine.resistancePerWireOhm
    expect(ohm(4)).toBeCloseTo(ohm(1) / 4, 12)
  })

  test('iron of 0.1 % of 250 kW is 250 W, 2,190 kWh a year', () => {
    const { block } = cross({
      block: { num_inverters: 1 },
      parts: {
        transformer: { iron_power_loss_data_source: 'Generic', iron_power_loss_percentage: 0.1 },
      },
    })
    expect((block.mvTransformer.ironLossW * 8760) / 1000).toBeCloseTo(2190, 6)
  })

  test('winding resistances give the copper loss, the high side by the square of the turns', () => {
    const { block } = cross({
      block: { num_inverters: 1 },
      parts: {
        transformer: {
          copper_power_loss_data_source: 'Datasheet',
          nominal_low_side_voltage: 800,
          nominal_high_side_voltage: 20_000,
          low_voltage_winding_resistance: 0.01,
          high_voltage_winding_resistance: 6.25,
          nominal_power: 250_000,
        },
      },
    })
    const currentA = 250_000 / (Math.sqrt(3) * 800)
    expect(block.mvTransformer.copperLossAtNominalW).toBeCloseTo(3 * currentA ** 2 * 0.02, 6)
  })
})

test('cells that the front heats have the efficiency at their temperature', () => {
  const both = cross()
  expect(both.block.module.heatedBy).toBeUndefined()
  const { block, ratings } = cross({ block: { cell_heating: 'front' } })
  expect(block.module).toEqual({
    ...both.block.module,
    heatedBy: 'effectiveFront',
    cellTemperature: {
      ...both.block.module.cellTemperature,
      efficiencyPerK: ratings.pmpPerK,
    },
  })
  expect(ratings.pmpPerK).toBeLessThan(0)
})

test('a power factor by month and hour takes the place of the one, and ratings are at its greatest', () => {
  const hours = Array.from({ length: 288 }, (_, at) => (at === 7 ? 0.97 : 0.9))
  const { block } = cross({ block: { power_factor: 0.5, power_factor_schedule: hours } })
  expect(block.powerFactor).toBe(0.97)
  expect(block.powerFactorByHour).toEqual(hours)
})

test('a power factor by power takes the place of the one, and ratings are where it meets the apparent power', () => {
  const power_factor_curve = [
    { power: 50, power_factor: 1 },
    { power: 100, power_factor: 0.9 },
  ]
  const { block } = cross({ block: { power_factor: 0.5, power_factor_curve } })
  const { maxAcPowerW, maxApparentPowerVa } = block.inverter
  expect(maxApparentPowerVa).toBe(maxAcPowerW)
  // p = 1 - 0.2 (p - 0.5)
  expect(block.powerFactor).toBeCloseTo(1.1 / 1.2, 12)
  expect(block.powerFactorByLoad).toEqual([
    { load: 0.5, powerFactor: 1 },
    { load: 1, powerFactor: 0.9 },
  ])
  expect(cross({ block: { power_factor_curve: [] } }).block).not.toHaveProperty('powerFactorByLoad')
})

describe('strings over inverters', () => {
  // 10 tables of as many modules as strings of a tenth of them
  const whole = (num_inverters: number): Partial<Block> => ({
    num_inverters,
    string_spread: 'whole',
  })
  const { stringCount } = cross().block

  test('evenly where the block says nothing', () => {
    expect(cross({ block: { num_inverters: 4 } }).block).not.toHaveProperty('inverterGroups')
    expect(fields()).not.toContain('strings_per_inverter')
  })

  test('whole strings: those left over go to an inverter each, and it is told', () => {
    const { block, assumptions } = cross({ block: whole(stringCount - 1) })
    expect(block.inverterGroups).toEqual([
      { inverterCount: 1, stringsPerInverter: 2 },
      { inverterCount: stringCount - 2, stringsPerInverter: 1 },
    ])
    expect(assumptions.find(({ field }) => field === 'strings_per_inverter')?.reason).toContain(
      `1 inverter with 2 strings, ${stringCount - 2} with 1.`,
    )
    expect(cross({ block: whole(stringCount) }).block.inverterGroups).toEqual([
      { inverterCount: stringCount, stringsPerInverter: 1 },
    ])
  })

  test('groups that do not add up say by how much', () => {
    const listed: Partial<Block> = {
      num_inverters: 2,
      string_spread: 'listed',
      inverter_groups: [
        { inverters: 1, strings: 1 },
        { inverters: 1, strings: stringCount + 1 },
      ],
    }
    expect(() => cross({ block: listed })).toThrow(
      `The groups have ${stringCount + 2} strings: 2 more than the ${stringCount} of the block`,
    )
    expect(() => cross({ block: { ...listed, num_inverters: 3 } })).toThrow(
      'The groups have 2 inverters: 1 fewer than the 3 of the block',
    )
  })

  test('of alike light they have a voltage of their own where the block says so and the inverter can', () => {
    const block: Partial<Block> = { mpp_trackers: 'separate' }
    const separate = cross({ block })
    expect(separate.block.mppTrackers).toBe('separate')
    expect(separate.assumptions.map(({ field }) => field)).toContain('mpp_trackers')
    const endless = cross({ block: { ...block, row_optics: 'endless_rows' } })
    expect(endless.block).not.toHaveProperty('mppTrackers')
    const parts = { inverter: { ond_file_import: { ...SILENT_OND, mppt_count: 1 } } }
    expect(() => cross({ block, parts })).toThrow('The inverter has one MPP tracker')
    expect(cross({ parts }).block).not.toHaveProperty('mppTrackers')
  })

  test('an inverter without a string is refused', () => {
    expect(() => cross({ block: whole(stringCount + 2) })).toThrow(
      `2 of the ${stringCount + 2} inverters would have none of the ${stringCount} strings`,
    )
  })
})

describe('optics', () => {
  test('[S2] a bifacial tracker has structure shade and rear mismatch, and they are reported', () => {
    const { block } = cross()
    expect(block.allowances).toMatchObject({
      rearStructureShadeFraction: 0.05,
      rearMismatchFraction: 0.03,
      frontMismatchFraction: 0.01,
    })
    expect(fields()).toEqual(
      expect.arrayContaining(['rear_structure_shade', 'rear_mismatch', 'module_mismatch']),
    )
  })

  test('mismatch and quality of the block take the place of the usual ones, traced or not', () => {
    const block = { module_mismatch_percentage: 2.15, module_quality_percentage: -0.35 }
    const given = cross({ block })
    expect(given.block.allowances.frontMismatchFraction).toBeCloseTo(0.0215, 9)
    expect(given.block.allowances.qualityFraction).toBeCloseTo(-0.0035, 9)
    expect(fields({ block })).not.toContain('module_mismatch')
    expect(cross().block.allowances.qualityFraction).toBeUndefined()
  })

  test('endless rows are not traced, have neighbours whatever is drawn, and the rear losses of the block', () => {
    const document = onePlant({ row_optics: 'endless_rows', rear_shade_percentage: 8 })
    const cornersM = Float64Array.of(-1, -1, 1, -1, 1, 1, -1, 1)
    const grid = { grid: 0, row: [0], slot: [0], cornersM }
    const layout = joinTables('b', 'perimeter', [grid], [''])
    const run = { blockId: 'b', site: SITE, tableCount: layout.count, rowCount: 1 }
    const field = { layout, shadingLayerIds: [] }
    expect(toSimulationInput({ ...run, document: onePlant(), field }).block.field).toBeDefined()
    const { block, assumptions } = toSimulationInput({ ...run, document, field })
    expect(block.field).toBeUndefined()
    expect(block.rows).toEqual(cross().block.rows)
    expect(block.allowances).toMatchObject({
      rearStructureShadeFraction: 0.08,
      rearMismatchFraction: 0.03,
    })
    const told = assumptions.map(({ field: name }) => name)
    expect(told).toContain('rear_mismatch')
    expect(told).not.toContain('rear_structure_shade')
  })

  test('the far horizon goes around by rising azimuth; a level one is none', () => {
    const far_horizon = [
      { azimuth: 200, elevation: 3 },
      { azimuth: 20, elevation: 8 },
    ]
    expect(cross({ block: { far_horizon } }).block.horizon).toEqual({
      azimuthDeg: Float64Array.of(20, 200),
      elevationDeg: Float64Array.of(8, 3),
    })
    const level = [{ azimuth: 0, elevation: 0 }]
    expect(cross({ block: { far_horizon: level } }).block.horizon).toBeUndefined()
  })

  test('[S5] a monofacial panel has no rear at all', () => {
    const mono: Changes = { parts: { panel: { panel_type: 'mono' } } }
    expect(cross(mono).block.module.bifaciality).toBe(0)
    expect(cross(mono).block.allowances).toMatchObject({
      rearStructureShadeFraction: 0,
      rearMismatchFraction: 0,
    })
    expect(fields(mono)).not.toContain('rear_structure_shade')
  })

  test('[S5] no tube, posts or rails: no structure shade', () => {
    const bare: Changes = {
      parts: {
        table: {
          torque_tube_enabled: false,
          vertical_posts_enabled: false,
          in_plane_racking_enabled: false,
        },
      },
    }
    expect(cross(bare).block.allowances.rearStructureShadeFraction).toBe(0)
  })

  test('open area follows from the gaps', () => {
    const { block } = cross({
      parts: { table: { num_cols: 84, column_gap: 0.02, table_gap: 0.5 } },
    })
    expect(block.allowances.transmissionFraction).toBeCloseTo(1 - (84 * 1.134) / 97.416, 9)
  })

  test('a fixed table faces its azimuth, its centre above the clearance', () => {
    const { block } = cross({
      parts: { table: { tracking_type: 0, tilt: 30, azimuth: -90, ground_clearance: 0.8 } },
    })
    expect(block.mount).toEqual({ kind: 'fixed', tiltDeg: 30, azimuthDeg: 270 })
    expect(block.rows?.centreHeightM).toBeCloseTo(0.8 + 2.278 / 4, 9)
  })

  test('[S6] dual axis bounds are turns from the azimuth; a range across north is not limited', () => {
    expect(dual(180).block.mount).toMatchObject({ minAzimuthDeg: 60, maxAzimuthDeg: 300 })
    expect(dual(0).block.mount).toMatchObject({ minAzimuthDeg: 0, maxAzimuthDeg: 360 })
    expect(dual(0).assumptions.map(({ field }) => field)).toContain('track_azimuth_bounds')
  })

  test('one row has no neighbours', () => {
    expect(cross({ rowCount: 1 }).block.rows).toBeUndefined()
    expect(cross({ rowCount: 2 }).block.rows?.pitchM).toBe(6.5)
  })

  test('slope fields count on sloped ground alone', () => {
    const tilted = { slope_tilt: 5, slope_azimuth: -90 }
    expect(cross({ block: tilted }).block.slope.tiltDeg).toBe(0)
    expect(cross({ block: { ...tilted, terrain_type: 'slope' } }).block.slope).toEqual({
      tiltDeg: 5,
      azimuthDeg: 270,
    })
  })
})

describe('module', () => {
  test('PVsyst parameters of a PAN file give the power of its maker', () => {
    const { ratings } = cross({
      parts: {
        panel: {
          pan_file_import: ET_PAN,
        },
      },
    })
    // 13.11 A and 41.96 V of the file
    expect(ratings.modulePmpW).toBeCloseTo(13.11 * 41.96, 6)
  })

  test('the five fields of the same panel give the same power', () => {
    expect(cross().ratings.modulePmpW).toBeCloseTo(550.6, 0)
    expect(cross().block.module.electrical.kind).toBe('datasheet')
  })

  test('percentages per kelvin become amperes and volts', () => {
    expect(cross().block.module.electrical).toMatchObject({
      alphaIscAPerK: (panelDefaults.temperature_coefficient_isc / 100) * 14,
      betaVocVPerK: (panelDefaults.temperature_coefficient_voc / 100) * 49.9,
    })
  })
})

describe('losses over time', () => {
  test('monthly percentages become fractions', () => {
    const soiling_rates_percentage = [2, 2, 2, 2, 2, 2, 5, 2, 2, 2, 2, 2]
    const { soiling } = cross({ block: { soiling_rates_percentage } }).block
    expect(soiling).toMatchObject({ kind: 'monthly' })
    expect(soiling.kind === 'monthly' && soiling.lossByMonth[6]).toBe(0.05)
  })

  test('the sawtooth counts from the local date of the last cleaning', () => {
    const { soiling } = cross({
      block: {
        pv_soiling_algorithm: 'sawtooth',
        soiling_rate: 0.2,
        cleaning_interval_days: 30,
        date_of_most_recent_cleaning: '2024-03-01',
      },
    }).block
    expect(soiling).toEqual({
      kind: 'sawtooth',
      lossPerDay: 0.002,
      cleaningIntervalDays: 30,
      lastCleaningUtcMs: Date.UTC(2024, 2, 1),
    })
  })

  test('[S2] without a start date degradation is off and reported', () => {
    expect(cross().block.degradation.startUtcMs).toBeUndefined()
    expect(fields()).toContain('pv_system_start_date')
    expect(
      cross({ block: { pv_system_start_date: '2025-06-01' } }).block.degradation.startUtcMs,
    ).toBe(Date.UTC(2025, 5, 1))
  })
})

describe('plant stages', () => {
  const ratings = [cross().ratings, cross().ratings]
  test('without HV stage and limit there are none', () => {
    expect(toPlantStages(onePlant(), ratings)).toEqual({ stages: {}, assumptions: [] })
  })

  test('a limit counts only when it is enabled', () => {
    const limit = { grid_injection_limit: 5e6 }
    expect(toPlantStages(withSystem(limit), ratings).stages).toEqual({})
    expect(
      toPlantStages(withSystem({ ...limit, grid_injection_limit_enabled: true }), ratings).stages,
    ).toEqual({ gridLimitW: 5e6 })
  })

  test('outages take all of the plant, in any month, unless it says otherwise', () => {
    const system = { outages_per_year: 3, outage_mean_hours: 12 }
    const outages = {
      perYear: 3,
      meanHours: 12,
      share: 1,
      weightByMonth: Array(12).fill(1),
      seed: 1,
    }
    expect(toPlantStages(withSystem(system), ratings).stages).toEqual({ outages })
  })

  test('what outages took is listed: their number, hours and energy', () => {
    const clock = {
      intervalStartUtcMs: Float64Array.from({ length: 8760 }, (_, hour) =>
        Date.UTC(2021, 0, 1, hour),
      ),
      stepS: 3600,
      utcOffsetH: 0,
    }
    const system = { outages_per_year: 9, outage_mean_hours: 12, unavailability_percentage: 10 }
    const { stages } = toPlantStages(withSystem(system), ratings)
    const block = {
      acBlockW: new Float64Array(8760).fill(2000),
      reactiveVar: new Float64Array(8760),
    }
    const out = simulateSystem(stages, [block], clock)
    const [count, hours, energy] = outageFigures(stages, clock, out).map(({ value }) =>
      Number(value),
    )
    expect(count).toBeGreaterThan(0)
    expect(hours).toBeGreaterThanOrEqual(count ?? NaN)
    const gridKwh = out.gridW.reduce((a, b) => a + b, 0) / 1000
    expect(energy).toBeCloseTo(0.9 * 2 * 8760 - gridKwh, 6)
    expect(outageFigures({}, clock, out)).toEqual([])
  })

  test('a schedule is a share of the limit, and nothing without one', () => {
    const system = {
      grid_injection_limit: 5e6,
      grid_limit_schedule: Array.from({ length: 288 }, (_, place) => (place === 24 ? 0 : 100)),
    }
    expect(toPlantStages(withSystem(system), ratings).stages).toEqual({})
    const { stages } = toPlantStages(
      withSystem({ ...system, grid_injection_limit_enabled: true }),
      ratings,
    )
    expect(stages.gridLimitShares?.slice(23, 26)).toEqual([1, 0, 1])
  })

  test('periods have limits of their own, in local standard time, and none without a limit', () => {
    const system = {
      grid_injection_limit: 5e6,
      grid_limit_periods: [{ from: '2026-05-01T12:00', to: '2026-05-03T18:00', value: 0 }],
    }
    expect(toPlantStages(withSystem(system), ratings).stages).toEqual({})
    const on = withSystem({ ...system, grid_injection_limit_enabled: true })
    expect(toPlantStages(on, ratings).stages).toEqual({
      gridLimitW: 5e6,
      gridLimitPeriods: [
        { fromMs: Date.UTC(2026, 4, 1, 12), toMs: Date.UTC(2026, 4, 3, 18), limitW: 0 },
      ],
    })
  })

  test('unavailability is a share of the energy', () => {
    const system = { unavailability_percentage: 1.5 }
    expect(toPlantStages(withSystem(system), ratings).stages).toEqual({
      unavailabilityFraction: 0.015,
    })
  })

  test('the HV stage is rated for all blocks together', () => {
    const document = withSystem({
      hv_stage_enabled: true,
      pv_hv_transformer_id: 'hvTransformer',
      pv_hv_ac_wire_id: 'acWire',
    })
    const { stages } = toPlantStages(document, ratings)
    const ratedVa = ratings.reduce((sum, { nominalAcW }) => sum + nominalAcW, 0)
    expect(stages.hvTransformer?.nominalPowerVa).toBe(ratedVa)
    const { resistancePerWireOhm = 0, voltageV = 1 } = stages.hvLine ?? {}
    expect(((ratedVa / voltageV) ** 2 * resistancePerWireOhm) / ratedVa).toBeCloseTo(0.01, 9)
  })

  test('an HV stage without its transformer names the field', () => {
    expect(() => toPlantStages(withSystem({ hv_stage_enabled: true }), ratings)).toThrow(
      /HV transformer/,
    )
  })
})

describe('missing records', () => {
  test('a block without a panel says which to choose', () => {
    expect(() => cross({ block: { pv_panel_id: null } })).toThrow(/has no Panel/)
  })

  test('an unknown block is not found', () => {
    expect(() =>
      toSimulationInput({ document: onePlant(), blockId: 'x', site: SITE, tableCount: 1 }),
    ).toThrow(/no such block/)
  })
})
