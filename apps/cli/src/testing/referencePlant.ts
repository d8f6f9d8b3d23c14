import { createReadStream, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { SkyModel } from '@duet/engine'
import { readOnd, readPan, readWeather, type WeatherFile } from '@duet/formats'
import {
  blockDefaults,
  type ComponentKind,
  componentDefaults,
  createLayer,
  localFrame,
  type PlantDocument,
  systemParametersDefaults,
  toLngLat,
} from '@duet/plant'
import type { Kpi, RunSummary } from '@duet/results'
import { referenceFile } from '@duet/units/testing/reference'
import { planLoaded } from '../loadRun.ts'
import { simulatePlant } from '../simulatePlant.ts'

/** A block of one module, one inverter and one weather, as the reference figures were made. */
export interface ReferenceCase {
  readonly tracking: 0 | 1
  readonly gcr: number
  readonly bifacial: boolean
  readonly albedo: number
  readonly dcAcRatio: number
  /** Of fixed tables, degrees; absent: 20. */
  readonly tilt?: number
  /** Of fixed tables, degrees; absent: 180. */
  readonly azimuth?: number
  readonly backtracking?: boolean
  /** Absent: that of the module's file. */
  readonly bifaciality?: number
  /** Constant heat loss factor, W/(m² K); absent: 29. */
  readonly uc?: number
  readonly powerFactor?: number
  /** Neither active nor apparent power above the rated one; else what the inverter's file allows while it is cool. */
  readonly isPowerRated?: boolean
  /** Grid injection limit over the rated power of the inverters. */
  readonly gridLimitShare?: number
  /** Absent: 2. */
  readonly soilingPercent?: number
  readonly sawtooth?: { readonly percentPerDay: number; readonly days: number }
  /** yyyy-MM-dd, with rates as fractions a year. */
  readonly startDate?: string
  readonly degradation?: { readonly first: number; readonly later: number }
  readonly skyModel?: SkyModel
  /** The ideality changes with temperature as the module's file says; absent: so that power follows the sheet's coefficient. */
  readonly hasFileIdeality?: boolean
  /** Year of the sun and of aging. */
  readonly year?: number
}

const INVERTER_W = 250_000

export interface ReferenceRun {
  readonly summary: RunSummary
  /** kWh/kWp, to the grid. */
  readonly specificYield: number
  /** To the grid. */
  readonly energyKwh: number
  /** Greatest power to the grid over the rated power of the inverters. */
  readonly peakShare: number
  readonly kpi: (key: string) => Kpi
  /** Loss of a stage of the plant, of what was before it. */
  readonly loss: (key: string) => number
}

export function readReferenceWeather(file: string): Promise<WeatherFile> {
  const path = referenceFile(file)
  return readWeather(createReadStream(path), { filename: basename(path) })
}

/** The case over a whole weather file, without the albedo that the file may have. */
export function referenceRun(file: WeatherFile, plantCase: ReferenceCase): ReferenceRun {
  const { albedo: _, ...columns } = file.columns
  const load = (inverters: number) =>
    planLoaded(plant(file, plantCase, inverters), { ...file, columns }, plantCase.year)
  const nominalDcW = load(1).plan.blocks[0]?.ratings.nominalDcW ?? 0
  const inverters = Math.round(nominalDcW / INVERTER_W / plantCase.dcAcRatio)
  const { plan, weather } = load(inverters)
  const { skyModel } = plantCase
  const blocks = plan.blocks.map((block) => ({
    ...block,
    input: { ...block.input, ...(skyModel && { skyModel }) },
  }))
  const { summary, system } = simulatePlant({ ...plan, blocks }, weather)
  const kpi = (key: string): Kpi => found(summary.system.kpis, key)
  return {
    summary,
    kpi,
    specificYield: kpi('specific_yield').value ?? Number.NaN,
    energyKwh: summary.system.energy_kwh,
    peakShare: greatest(system.gridW) / (inverters * INVERTER_W),
    loss: (key) => found(summary.system.losses, key).loss_fraction_of_previous,
  }
}

function greatest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}

function found<T extends { readonly key: string }>(rows: readonly T[], key: string): T {
  const row = rows.find((one) => one.key === key)
  if (!row) throw new Error(`No ${key} among ${rows.map((one) => one.key).join(', ')}`)
  return row
}

/** One block on a level square of 500 m. */
function plant(
  { metadata }: WeatherFile,
  plantCase: ReferenceCase,
  inverters: number,
): PlantDocument {
  const latitude = metadata.latitude!
  const longitude = metadata.longitude!
  return {
    format: 'duet-plant',
    version: 1,
    project: { name: 'reference', latitude, longitude, altitude_m: metadata.altitude_m! },
    components: components(plantCase),
    block_layers: [square(longitude, latitude)],
    blocks: [
      {
        ...blockDefaults,
        id: 'block',
        name: 'Block',
        created_at: AT,
        updated_at: AT,
        pv_panel_id: 'panel',
        pv_table_id: 'table',
        pv_inverter_id: 'inverter',
        pv_transformer_id: 'transformer',
        pv_dc_wire_id: 'dcWire',
        pv_ac_wire_id: 'acWire',
        num_inverters: inverters,
        modules_per_string: 26,
        power_factor: plantCase.powerFactor ?? 1,
        soiling_rates_percentage: Array.from({ length: 12 }, () => plantCase.soilingPercent ?? 2),
        ...(plantCase.sawtooth && {
          pv_soiling_algorithm: 'sawtooth',
          soiling_rate: plantCase.sawtooth.percentPerDay,
          cleaning_interval_days: plantCase.sawtooth.days,
          date_of_most_recent_cleaning: '2000-12-31',
        }),
        pv_system_start_date: plantCase.startDate ?? null,
        albedo_by_month: Array.from({ length: 12 }, () => plantCase.albedo),
      },
    ],
    system_parameters: {
      ...systemParametersDefaults,
      grid_injection_limit_enabled: plantCase.gridLimitShare !== undefined,
      grid_injection_limit: (plantCase.gridLimitShare ?? 1) * inverters * INVERTER_W,
    },
  }
}

const AT = '2026-01-01T00:00:00.000Z'

/** A transformer or a wire with 1.5 % at STC of DC, 1 % of AC. */
const usual = <K extends ComponentKind>(kind: K) => ({
  name: 'reference',
  id: kind,
  kind,
  parameters: componentDefaults(kind),
})

function components(plantCase: ReferenceCase): PlantDocument['components'] {
  const { tracking, gcr, bifacial } = plantCase
  const pan = readPan(readFileSync(referenceFile('components/ET-M772BH550GL.PAN')))
  const { pan_file_import: file } = pan
  const ond = readOnd(
    readFileSync(referenceFile('components/CPS SCH275KTL-DO-US-800-250kW_275kVA_1.OND')),
  )
  const named = { name: 'reference' }
  return [
    {
      ...named,
      id: 'panel',
      kind: 'panel',
      parameters: {
        ...pan.parameters,
        ...(plantCase.hasFileIdeality && {
          pan_file_import: { ...file, one_diode: { ...file.one_diode, mu_pmp: null } },
        }),
        panel_type: bifacial ? 'bi' : 'mono',
        ...(plantCase.bifaciality !== undefined && {
          bifaciality_current_ratio: plantCase.bifaciality,
        }),
        ...(plantCase.uc !== undefined && {
          pvsyst_mounting_type: 'custom',
          pvsyst_uc: plantCase.uc,
        }),
        ...(plantCase.degradation && {
          first_year_degradation_rate: plantCase.degradation.first,
          remaining_years_degradation_rate: plantCase.degradation.later,
        }),
      },
    },
    {
      ...named,
      id: 'table',
      kind: 'table',
      parameters: {
        ...componentDefaults('table'),
        tracking_type: tracking,
        tilt: plantCase.tilt ?? 20,
        ...(plantCase.azimuth !== undefined && { azimuth: plantCase.azimuth }),
        backtracking_enabled: plantCase.backtracking ?? true,
        num_cols: 26,
        row_spacing: 2.278 / gcr,
        ground_clearance: 1,
      },
    },
    {
      ...named,
      id: 'inverter',
      kind: 'inverter',
      parameters: {
        ...ond.parameters,
        ...(plantCase.isPowerRated && {
          maximum_ac_power: INVERTER_W,
          ond_file_import: ond.parameters.ond_file_import && {
            ...ond.parameters.ond_file_import,
            maximum_apparent_power: INVERTER_W,
          },
        }),
      },
    },
    usual('transformer'),
    usual('dcWire'),
    usual('acWire'),
  ]
}

function square(longitude: number, latitude: number): PlantDocument['block_layers'][number] {
  const frame = localFrame(longitude, latitude)
  const corners = [
    [-250, -250],
    [250, -250],
    [250, 250],
    [-250, 250],
    [-250, -250],
  ] as const
  return createLayer({
    id: 'perimeter',
    projectId: 'reference',
    blockId: 'block',
    name: 'Field',
    createdAt: AT,
    type: 'perimeter',
    geojson: {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'Polygon',
        coordinates: [corners.map(([east, north]) => toLngLat(frame, east, north))],
      },
    },
  })
}
