import type { KeyFigure, Weather } from '@duet/engine'
import type { AccountOf, Assumption, Dataset, PlantRun, RunPlan } from '@duet/plant'
import { bucketsOf, findColumn, type ResultColumn, rollUp } from '@duet/results'

/** What `duet simulate` prints, and writes as report.json. Energies in kWh, ratios as fractions. */
export interface RunReport {
  readonly dataset_type: Dataset['type']
  readonly step_s: number
  readonly step_count: number
  readonly system: AccountReport
  readonly blocks: readonly (AccountReport & {
    readonly id: string
    readonly name: string
    readonly assumptions: readonly Assumption[]
  })[]
  readonly warnings: readonly string[]
}

export interface AccountReport {
  readonly nominal_dc_kw: number
  readonly nominal_ac_kw: number
  readonly module_count: number
  readonly energy_kwh: number
  /** One value a month of the time range, local standard time. */
  readonly monthly: readonly { readonly month: string; readonly energy_kwh: number }[]
  readonly specific_yield_kwh_per_kwp: number | null
  readonly performance_ratio: number | null
  readonly performance_ratio_bifacial: number | null
  readonly capacity_factor_ac: number | null
  readonly bifacial_gain: number | null
  readonly waterfall: readonly {
    readonly key: string
    readonly group: string
    readonly kind: string
    readonly value_after_kwh: number
    readonly loss_kwh: number
    readonly loss_fraction_of_previous: number | null
  }[]
  readonly closure_error: number
}

export interface RunReportInput {
  readonly plan: RunPlan
  readonly run: PlantRun
  readonly weather: Weather
  readonly dataset: Dataset
  /** Of the weather file. */
  readonly warnings: readonly string[]
}

export function runReport({ plan, run, weather, dataset, warnings }: RunReportInput): RunReport {
  const { summary } = run
  const monthly = (column: ResultColumn, powerW: Float64Array): AccountReport['monthly'] =>
    monthlyEnergies(column, powerW, weather)
  return {
    dataset_type: dataset.type,
    step_s: weather.stepS,
    step_count: weather.airC.length,
    system: accountReport(summary.system, monthly(declared('system', 'grid'), run.system.gridW)),
    blocks: summary.blocks.map((block, i) => ({
      id: block.id,
      name: block.name,
      ...accountReport(
        block,
        monthly(
          declared('block', 'ac_block'),
          run.blocks[i]?.series.acBlockW ?? new Float64Array(),
        ),
      ),
      assumptions: plan.blocks[i]?.assumptions ?? [],
    })),
    warnings: [
      ...warnings,
      ...summary.warnings.map(({ block_id, message }) => `${nameOf(plan, block_id)}: ${message}`),
    ],
  }
}

const nameOf = (plan: RunPlan, id: string): string =>
  plan.blocks.find((block) => block.id === id)?.name ?? id

function declared(scope: 'block' | 'system', name: string): ResultColumn {
  const column = findColumn(scope, name)
  if (!column) throw new Error(`no result column '${name}' of a ${scope}`)
  return column
}

function monthlyEnergies(
  column: ResultColumn,
  powerW: Float64Array,
  { intervalStartUtcMs, utcOffsetH, stepS }: Weather,
): AccountReport['monthly'] {
  const buckets = bucketsOf(intervalStartUtcMs, 'OneMonth', utcOffsetH)
  const energies = rollUp(column, powerW, buckets, stepS)
  return Array.from(energies, (energy_kwh, i) => ({
    month: new Date((buckets.startUtcMs[i] ?? 0) + utcOffsetH * 3_600_000)
      .toISOString()
      .slice(0, 7),
    energy_kwh,
  }))
}

function accountReport(account: AccountOf, monthly: AccountReport['monthly']): AccountReport {
  const { keyFigures } = account
  const value = (figure: KeyFigure): number | null => figure.value ?? null
  return {
    nominal_dc_kw: account.nominalDcKw,
    nominal_ac_kw: account.nominalAcKw,
    module_count: account.moduleCount,
    energy_kwh: account.energyKwh,
    monthly,
    specific_yield_kwh_per_kwp: value(keyFigures.finalYield),
    performance_ratio: value(keyFigures.performanceRatio),
    performance_ratio_bifacial: value(keyFigures.performanceRatioBifacial),
    capacity_factor_ac: value(keyFigures.capacityFactorAc),
    bifacial_gain: value(keyFigures.bifacialGain),
    waterfall: account.waterfall.map((row) => ({
      key: row.key,
      group: row.group,
      kind: row.kind,
      value_after_kwh: row.valueAfter,
      loss_kwh: row.loss,
      loss_fraction_of_previous: row.lossFractionOfPrevious ?? null,
    })),
    closure_error: account.closureError,
  }
}
