import {
  type BlockEnergySums,
  type BlockRatings,
  type KeyFigureSums,
  keyFiguresOfSteps,
  mapStages,
  rearParts,
} from '@duet/engine'
import { BLOCK_COLUMNS } from './blockColumns.ts'
import { productSql, SQL_STEPS } from './sqlSteps.ts'
import { BLOCK_STAGE_COLUMNS, storedColumnSql } from './stageColumns.ts'

/** Sums of a block over a period, as they are stored: kWh of power, kWh/m² of light; `steps` is a count. */
export type DrillSums = Readonly<Record<string, number>>

interface DrillColumn {
  readonly name: string
  /** Of one step, W, W/m² or W/m²·°C, in DuckDB. */
  readonly stepSql: string
}

const REAR = rearParts(SQL_STEPS, SQL_STEPS.series('rearWm2'))

/** What a step adds to the account and the key figures that its columns alone do not say. */
const DERIVED: readonly DrillColumn[] = [
  { name: 'rear_ground_passed', stepSql: productSql(REAR.rear_ground) },
  { name: 'rear_sky_passed', stepSql: productSql(REAR.rear_sky) },
  { name: 'rear_structure_passed', stepSql: productSql(REAR.rear_structure) },
  { name: 'poa_cell_temperature', stepSql: '"poa_nominal" * coalesce("temp_cell", 25)' },
]

const COLUMNS: readonly DrillColumn[] = [
  ...BLOCK_COLUMNS.filter(({ kind }) => kind === 'power' || kind === 'irradiance').map(
    ({ name }) => ({ name, stepSql: storedColumnSql(name) }),
  ),
  ...DERIVED,
]

/** Names of the sums, in their order in `drillSumsSql`. */
export const DRILL_COLUMNS: readonly string[] = [...COLUMNS.map(({ name }) => name), 'steps']

/** The sums over groups of steps of a block's series, whose source has `LATER_COLUMNS`, as DuckDB expressions with their names. */
export function drillSumsSql(stepS: number): string {
  const sums = COLUMNS.map(
    ({ name, stepSql }) => `coalesce(sum(${stepSql}), 0) * ${stepS / 3.6e6} as "${name}"`,
  )
  return [...sums, 'count(*) as "steps"'].join(', ')
}

/** The account of a block from its stored sums, as `blockEnergySums` makes it from its series. */
export function energyOfSums(
  sums: DrillSums,
  { nominalDcW, bifaciality }: Pick<BlockRatings, 'nominalDcW' | 'bifaciality'>,
): BlockEnergySums {
  const kwh = (name: string): number => sumOf(sums, name)
  const light = (name: string): number => (kwh(name) * nominalDcW) / 1000
  const rear = (name: string): number => light(name) * bifaciality
  return {
    ...mapStages(BLOCK_STAGE_COLUMNS, ({ group, column }) =>
      group === 'irradiance' ? light(column) : kwh(column),
    ),
    rear_ground: rear('rear_ground_passed'),
    rear_sky: rear('rear_sky_passed'),
    rear_structure: rear('rear_structure_passed'),
  }
}

/** What the key figures are made of, from the stored sums, as `keyFigureSums` makes it from the series. */
export function keyFiguresOfSums(
  sums: DrillSums,
  ratings: Pick<BlockRatings, 'nominalDcW' | 'nominalAcW' | 'bifaciality' | 'pmpPerK'>,
  stepS: number,
): KeyFigureSums {
  const of = (name: string): number => sumOf(sums, name)
  const hours = (of('steps') * stepS) / 3600
  return keyFiguresOfSteps(
    {
      light: of('poa_nominal'),
      lightC: of('poa_cell_temperature'),
      rear: of('rear_ground') + of('rear_sky') + of('rear_beam'),
      frontEffective: of('poa_after_spectral'),
      effective: of('effective'),
      dcMpp: of('dc_mpp'),
      acBlock: of('ac_block'),
    },
    ratings,
    {
      light: (kwhM2) => (kwhM2 * ratings.nominalDcW) / 1000,
      power: (kwh) => kwh,
      capacity: (powerW) => (powerW * hours) / 1000,
    },
  )
}

function sumOf(sums: DrillSums, name: string): number {
  const value = sums[name]
  if (value === undefined) throw new RangeError(`got sums without ${name}`)
  return value
}
