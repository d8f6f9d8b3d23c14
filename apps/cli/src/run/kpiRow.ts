import { STAGE_GROUPS, WATERFALL_STAGES } from '@duet/engine'
import { KPI_UNITS, lossRowKind, rollUpUnit } from '@duet/results'
import type { PartReport, RunReport } from '../runReport.ts'
import type { Cell, TableColumn } from '../table/tableFile.ts'

/** What a run gave of a plant, or of one of its blocks, by the names of `KPI_COLUMNS`. */
export type KpiRow = Readonly<Record<string, Cell>>

/** Names of columns say their unit. */
const SUFFIXES: Readonly<Record<string, string>> = {
  '': '',
  h: '_h',
  kWh: '_kwh',
  'kWh/kWp': '_kwh_per_kwp',
  'kWh/m²': '_kwh_m2',
}

const named = (key: string, unit: string): string => `${key}${SUFFIXES[unit] ?? ''}`

/** Stages of the account; what they lose is positive, a gain negative. */
const LOSSES = WATERFALL_STAGES.filter((stage) => lossRowKind(stage) === 'stage').map((stage) => ({
  key: stage.key,
  column: named(`${stage.key}_loss`, rollUpUnit(STAGE_GROUPS[stage.group])),
  fraction: `${stage.key}_loss_fraction`,
}))

const numbers = (names: readonly string[]): readonly TableColumn[] =>
  names.map((name) => ({ name, type: 'number' }))

/** In the order of the table. Energies kWh, light kWh/m², fractions of 1; null is not modelled, or not known. */
export const KPI_COLUMNS: readonly TableColumn[] = [
  { name: 'block', type: 'text' },
  { name: 'name', type: 'text' },
  ...numbers(['nominal_dc_kw', 'nominal_ac_kw', 'dc_ac_ratio', 'module_count']),
  ...numbers([...KPI_UNITS].map(([key, unit]) => named(key, unit))),
  ...numbers(LOSSES.flatMap(({ column, fraction }) => [column, fraction])),
  { name: 'warning_count', type: 'number' },
  { name: 'warnings', type: 'text' },
]

/** A row of the plant, and one of each block where asked. */
export function kpiRows(
  projectName: string,
  { system, blocks, warnings }: RunReport,
  withBlocks: boolean,
): readonly KpiRow[] {
  const plant = {
    ...partRow(system),
    block: null,
    name: projectName,
    warning_count: warnings.length,
    warnings: warnings.join(' | '),
  }
  if (!withBlocks) return [plant]
  return [
    plant,
    ...blocks.map((block) => ({ ...partRow(block), block: block.name, name: projectName })),
  ]
}

function partRow({ ratings, kpis, losses }: PartReport): KpiRow {
  const { nominal_dc_w, nominal_ac_w, module_count } = ratings
  const row: Record<string, Cell> = {
    nominal_dc_kw: nominal_dc_w / 1000,
    nominal_ac_kw: nominal_ac_w / 1000,
    dc_ac_ratio: nominal_ac_w > 0 ? nominal_dc_w / nominal_ac_w : null,
    module_count,
  }
  for (const { key, unit, value } of kpis) row[named(key, unit)] = value
  for (const { key, column, fraction } of LOSSES) {
    const stage = losses.find((one) => one.key === key)
    if (!stage?.is_modelled) continue
    row[column] = stage.loss
    row[fraction] = stage.loss_fraction_of_previous
  }
  return row
}
