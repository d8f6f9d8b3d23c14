import { fieldsOf, isOfKind, type PanelParameters } from '@duet/plant'
import { TIME_COLUMN } from '@duet/results'
import { HOUR_S } from '@duet/units'
import type {
  BlockCellModel,
  CellTemperatures,
  TemperatureBin,
  TemperatureMonth,
} from '../../graphql/resolvers.gen.ts'
import {
  type BlockGroup,
  groupSteps,
  monthStartSql,
  nominalDcKw,
  requestedBlocks,
} from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import type { RunDesign } from '../run/resultQueries.ts'
import { iso } from '../run/seriesQueries.ts'

const BIN_C = 2
const IN_LIGHT = 'filter (where "poa_nominal" > 0)'

/** Cell temperatures of a block, or of all as means by nominal DC power, with the models that gave them. */
export async function cellTemperatures(
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<CellTemperatures> {
  const ids = requestedBlocks(run, blockId)
  const columns = ['temp_cell', 'poa_nominal']
  const [bins, months] = await Promise.all([
    groupSteps(run, ids, {
      columns,
      groups: [`floor("temp_cell" / ${BIN_C}) * ${BIN_C}`],
      values: ['count(*)', `count(*) ${IN_LIGHT}`, 'sum("poa_nominal")'],
      where: '"temp_cell" is not null and not isnan("temp_cell")',
    }),
    groupSteps(run, ids, {
      columns,
      groups: [monthStartSql(run)],
      values: [
        'count("temp_cell")',
        'sum("temp_cell")',
        `count("temp_cell") ${IN_LIGHT}`,
        `sum("temp_cell") ${IN_LIGHT}`,
        'sum("poa_nominal")',
        'sum("temp_cell" * "poa_nominal")',
        'max("temp_cell")',
        `epoch_ms(arg_max("${TIME_COLUMN}", "temp_cell"))`,
      ],
      where: '"temp_cell" is not null and not isnan("temp_cell")',
    }),
  ])
  const weightOf = weights(run, ids)
  const sums = months.map((group) => monthSums(group, weightOf(group.blockId)))
  return {
    bin_c: BIN_C,
    bins: binsOf(run, bins, weightOf),
    months: [...Map.groupBy(sums, ({ startMs }) => startMs)]
      .toSorted(([a], [b]) => a - b)
      .map(([startMs, group]) => ({ time: iso(startMs), ...meansOf(group) })),
    whole: { time: iso(Math.min(...sums.map(({ startMs }) => startMs))), ...meansOf(sums) },
    models: modelsOf(run.design, ids),
  }
}

/** Share of a block in the nominal power of all of them. */
function weights(run: FinishedRun, ids: readonly string[]): (blockId: string) => number {
  const totalKw = ids.reduce((sum, id) => sum + nominalDcKw(run, id), 0)
  return (blockId) => (totalKw > 0 ? nominalDcKw(run, blockId) / totalKw : 1 / ids.length)
}

function binsOf(
  { stepS }: FinishedRun,
  groups: readonly BlockGroup[],
  weightOf: (blockId: string) => number,
): TemperatureBin[] {
  const hours = stepS / HOUR_S
  const bins = new Map<number, TemperatureBin>()
  for (const { blockId, values } of groups) {
    const [from_c = 0, steps = 0, lightSteps = 0, light = 0] = values
    const weight = weightOf(blockId) * hours
    const bin = bins.get(from_c) ?? { from_c, hours: 0, light_hours: 0, irradiation_kwh_m2: 0 }
    bins.set(from_c, {
      from_c,
      hours: bin.hours + weight * steps,
      light_hours: bin.light_hours + weight * lightSteps,
      irradiation_kwh_m2: bin.irradiation_kwh_m2 + (weight * light) / 1000,
    })
  }
  return [...bins.values()].toSorted((a, b) => a.from_c - b.from_c)
}

interface MonthSums {
  readonly startMs: number
  readonly weight: number
  readonly steps: number
  readonly sumC: number
  readonly lightSteps: number
  readonly lightSumC: number
  readonly light: number
  readonly lightC: number
  readonly maxC: number
  readonly maxAtMs: number
}

function monthSums({ values }: BlockGroup, weight: number): MonthSums {
  const [
    startMs = 0,
    steps = 0,
    sumC = 0,
    lightSteps = 0,
    lightSumC = 0,
    light = 0,
    lightC = 0,
    maxC = 0,
    maxAtMs = 0,
  ] = values
  return { startMs, weight, steps, sumC, lightSteps, lightSumC, light, lightC, maxC, maxAtMs }
}

function meansOf(sums: readonly MonthSums[]): Omit<TemperatureMonth, 'time'> {
  const total = (value: (month: MonthSums) => number): number =>
    sums.reduce((sum, month) => sum + month.weight * (value(month) || 0), 0)
  const mean = (
    numerator: (month: MonthSums) => number,
    denominator: (month: MonthSums) => number,
  ): number | null => {
    const count = total(denominator)
    return count > 0 ? total(numerator) / count : null
  }
  const [hottest] = sums.toSorted((a, b) => b.maxC - a.maxC)
  return {
    mean_c: mean(
      ({ sumC }) => sumC,
      ({ steps }) => steps,
    ),
    light_mean_c: mean(
      ({ lightSumC }) => lightSumC,
      ({ lightSteps }) => lightSteps,
    ),
    weighted_mean_c: mean(
      ({ lightC }) => lightC,
      ({ light }) => light,
    ),
    max_c: hottest?.maxC ?? null,
    max_at: hottest ? iso(hottest.maxAtMs) : null,
  }
}

function modelsOf({ blocks, components }: RunDesign, ids: readonly string[]): BlockCellModel[] {
  const panels = components.filter((component) => isOfKind(component, 'panel'))
  return blocks
    .filter(({ id }) => ids.includes(id))
    .map((block) => {
      const panel = panels.find(({ id }) => id === block.pv_panel_id)
      return {
        block_id: block.id,
        name: block.name,
        panel_name: panel?.name ?? '',
        model: panel?.parameters.cell_temperature_model ?? '',
        coefficients: panel ? coefficientsOf(panel.parameters) : [],
      }
    })
}

const NOCT_FIELD = 'nominal_operating_cell_temp'

/** Numbers of the panel that its model takes, under the names of its form. */
function coefficientsOf(panel: PanelParameters): BlockCellModel['coefficients'] {
  const values: Readonly<Record<string, unknown>> = { ...panel }
  return fieldsOf('panel')
    .filter((field) =>
      field.name === NOCT_FIELD
        ? panel.cell_temperature_model === 'noct'
        : field.group === 'Cell temperature' && field.isVisible(panel),
    )
    .flatMap(({ name, label, unit }) => {
      const value = values[name]
      return typeof value === 'number' ? [{ name, label, value, unit }] : []
    })
}
