import { randomUUID } from 'node:crypto'
import { readWeather, type WeatherFile, writeWeatherCsv } from '@duet/formats'
import { type Block, LOSSES, type PlantDocument, samplePlant, sampleWeather } from '@duet/plant'
import type { LossRow } from '@duet/results'
import { beforeAll, expect, test } from 'vitest'
import { planLoaded } from './loadRun.ts'
import { simulatePlant } from './simulatePlant.ts'

let weather: WeatherFile
const HV = randomUUID()

// A year with showers, dust and a winter's snow, so that every model of a loss finds what it asks for
beforeAll(async () => {
  const file = await readWeather(writeWeatherCsv(sampleWeather()), { filename: 'sample.csv' })
  const each = (value: (hour: number) => number): Float64Array =>
    Float64Array.from({ length: file.rowCount }, (_, hour) => value(hour))
  weather = {
    ...file,
    metadata: { ...file.metadata, has_rain: true, has_dust: true, has_snow_depth: true },
    columns: {
      ...file.columns,
      rain: each((hour) => (hour % 700 < 3 ? 4 : 0)),
      pm2_5: each(() => 15),
      pm10: each(() => 40),
      snow_depth: each((hour) => (hour > 150 && hour < 200 ? 2 * (hour - 150) : 0)),
    },
  }
})

/** A temperature in which the wind counts. */
const WINDY: Edit = { component: ['panel', { cell_temperature_model: 'faiman' }] }

/** The trackers of the sample among endless rows, without any loss that can be left out. */
function barePlant(): PlantDocument {
  const { blocks, components, system_parameters, ...plant } = edited(samplePlant(), WINDY)
  const [trackers] = blocks
  if (!trackers) throw new Error('the sample has no blocks')
  const { far_horizon: _, ...block } = trackers
  return {
    ...plant,
    block_layers: plant.block_layers.filter(({ block_id }) => block_id === block.id),
    blocks: [
      {
        ...block,
        row_optics: 'endless_rows',
        module_mismatch_percentage: 0,
        rear_shade_percentage: 0,
        rear_mismatch_percentage: 0,
        pv_soiling_algorithm: 'monthly',
        soiling_rates_percentage: Array.from({ length: 12 }, () => 0),
        soiling_rate: 0,
        pv_system_start_date: null,
      },
    ],
    components: components.flatMap((one) =>
      one.kind === 'transformer'
        ? [one, { ...one, id: HV, kind: 'hvTransformer' as const }]
        : [one],
    ),
    system_parameters,
  }
}

interface Edit {
  readonly block?: Partial<Block>
  readonly system?: Partial<PlantDocument['system_parameters']>
  /** What changes of each component of a kind. */
  readonly component?: readonly [kind: string, parameters: object]
}

/** That the typical year is placed in. */
const YEAR = 2026

const STARTED = { pv_system_start_date: '2020-01-01' }

const acWire = samplePlant().components.find(({ kind }) => kind === 'acWire')?.id ?? null

/** A way to have each loss. A new one is a row here. */
const EDITS: Readonly<Record<string, Edit>> = {
  far_horizon: { block: { far_horizon: [90, 270].map((azimuth) => ({ azimuth, elevation: 15 })) } },
  wind_stow: { block: { wind_stow_speed: 2.5, wind_stow_angle: 20, wind_stow_side: 'away' } },
  snow_stow: { block: { snow_stow_depth: 5, snow_stow_angle: 50 } },
  stow_periods: { block: { stow_periods: [{ from: '05-01', to: '05-20', value: 50 }] } },
  tracker_offset: { block: { tracker_offset: 5 } },
  tracker_stuck: { block: { tracker_stuck_angle: 20 } },
  soiling: { block: { pv_soiling_algorithm: 'kimber', soiling_rate: 0.15, cleaning_rain: 6 } },
  snow: { block: { snow_loss_model: 'slide' } },
  albedo: { block: { albedo_by_month: Array.from({ length: 12 }, () => 0.35) } },
  snow_albedo: { block: { snow_albedo: 0.7 } },
  rear_shade: { block: { rear_shade_percentage: 6 } },
  rear_soiling: { block: { rear_soiling_percentage: 3 } },
  rear_mismatch: { block: { rear_mismatch_percentage: 4 } },
  ageing: { block: STARTED },
  letid: { block: { ...STARTED, letid_percentage: 2, letid_years: 1 } },
  ageing_spread: { block: { ...STARTED, ageing_spread_percentage: 0.4 } },
  cell_heating: { block: { cell_heating: 'front' } },
  wind_height: { block: { wind_measured_height: 10, wind_model_height: 2 } },
  mismatch: {
    block: {
      module_mismatch_model: 'flash_classes',
      flash_classes: [{ from: -3, to: 3, share: 100 }],
    },
  },
  module_quality: { block: { module_quality_percentage: 0.7 } },
  light_within_hour: { block: { light_within_hour: 'clouds' } },
  auxiliaries: { block: { auxiliary_day_power: 2000, tracker_motor_power: 3000 } },
  power_factor: {
    block: {
      power_factor_schedule: Array.from({ length: 288 }, (_, at) => (at % 24 < 13 ? 0.9 : 1)),
    },
  },
  hv_stage: {
    system: {
      hv_stage_enabled: true,
      pv_hv_transformer_id: HV,
      pv_hv_ac_wire_id: acWire,
    },
  },
  // Of another year than the typical one is placed in
  grid_limit: {
    system: {
      grid_injection_limit_enabled: true,
      grid_injection_limit: 5e7,
      grid_limit_periods: [{ from: '2019-05-01T06:00', to: '2019-08-01T00:00', value: 500 }],
    },
  },
  unavailability: { system: { unavailability_percentage: 1.5 } },
  outages: { system: { outages_per_year: 6, outage_mean_hours: 20, outage_share_percentage: 60 } },
  iam: {
    component: [
      'panel',
      { iam_profile: [0, 30, 60, 90].map((angle) => ({ angle, modifier: 1 - angle / 90 })) },
    ],
  },
  spectral: { component: ['panel', { spectral_model: 'firstsolar2' }] },
  first_year_degradation: {
    block: STARTED,
    component: ['panel', { first_year_degradation_rate: 0.03 }],
  },
  later_degradation: {
    block: STARTED,
    component: ['panel', { remaining_years_degradation_rate: 0.01 }],
  },
  thermal: { component: ['panel', { cell_temperature_model: 'noct' }] },
  dc_wiring: { component: ['dcWire', { dc_line_loss_percentage: 2.5 }] },
  night_consumption: { component: ['inverter', { night_tare_power: 90 }] },
  ac_wiring: { component: ['acWire', { ac_line_loss_percentage: 1.9 }] },
  mv_iron: { component: ['transformer', { iron_power_loss_percentage: 0.4 }] },
  mv_copper: { component: ['transformer', { copper_power_loss_percentage: 1.6 }] },
}

function edited(plant: PlantDocument, { block, system, component }: Edit): PlantDocument {
  const [kind, parameters] = component ?? []
  return {
    ...plant,
    blocks: plant.blocks.map((one) => ({ ...one, ...block })),
    system_parameters: { ...plant.system_parameters, ...system },
    components: plant.components.map((one) =>
      one.kind === kind ? { ...one, parameters: { ...one.parameters, ...parameters } } : one,
    ),
  }
}

function accountOf(document: PlantDocument): readonly LossRow[] {
  const { plan, weather: series } = planLoaded(document, weather, YEAR)
  const { summary } = simulatePlant(plan, series)
  for (const part of [summary.system, ...summary.blocks])
    expect(part.closure_error).toBeLessThan(1e-9)
  return summary.system.losses
}

const ageing = new Set(['letid', 'ageing_spread', 'first_year_degradation', 'later_degradation'])

test('every loss of a plant has a way to be had here', () => {
  expect(Object.keys(EDITS).toSorted()).toEqual(LOSSES.map(({ key }) => key).toSorted())
})

test.each(LOSSES.map(({ key, stages }) => [key, stages] as const))(
  '%s is taken where it enters, and moves nothing before',
  (key, stages) => {
    const base = accountOf(ageing.has(key) ? edited(barePlant(), { block: STARTED }) : barePlant())
    const changed = accountOf(edited(barePlant(), EDITS[key] ?? {}))
    const first = base.findIndex((row) => stages.some((stage) => stage === row.key))
    expect(first).toBeGreaterThan(-1)
    expect(changed.slice(0, first)).toEqual(base.slice(0, first))
    const moved = base.filter((row, at) => {
      const after = changed[at]?.loss_fraction_of_previous ?? 0
      return Math.abs(after - row.loss_fraction_of_previous) > 1e-6
    })
    expect(moved.filter((row) => stages.some((stage) => stage === row.key))).not.toEqual([])
  },
)

test('all losses at once close, and each is in the account', () => {
  const rows = accountOf(Object.values(EDITS).reduce(edited, barePlant()))
  const lossOf = new Map(rows.map((row) => [row.key, row.loss]))
  for (const { key, stages } of LOSSES) {
    const taken = stages.some((stage) => Math.abs(lossOf.get(stage) ?? 0) > 0)
    expect([key, taken]).toEqual([key, true])
  }
})
