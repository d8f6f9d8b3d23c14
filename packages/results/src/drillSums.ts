import {
  type BlockEnergySums,
  type BlockRatings,
  type KeyFigureSums,
  mapStages,
} from '@duet/engine'
import { BLOCK_COLUMNS } from './blockColumns.ts'
import { BLOCK_STAGE_COLUMNS, storedColumnSql } from './stageColumns.ts'

/** Sums of a block over a period, as they are stored: kWh of power, kWh/m² of light; `steps` is a count. */
export type DrillSums = Readonly<Record<string, number>>

interface DrillColumn {
  readonly name: string
  /** Of one step, W, W/m² or W/m²·°C, in DuckDB. */
  readonly stepSql: string
}

const PASSED =
  'case when "rear_after_structure" > 0 then "rear" / "rear_after_structure" else 0 end'

/** What a step adds to the account and the key figures that its columns alone do not tell. */
const DERIVED: readonly DrillColumn[] = [
  { name: 'rear_ground_passed', stepSql: `${PASSED} * "rear_ground"` },
  { name: 'rear_sky_passed', stepSql: `${PASSED} * ("rear_sky" + "rear_beam")` },
  {
    name: 'rear_structure_passed',
    stepSql: `${PASSED} * ("rear_after_structure" - "rear_ground" - "rear_sky" - "rear_beam")`,
  },
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
  const { nominalDcW, nominalAcW, bifaciality, pmpPerK } = ratings
  const light = (name: string): number => (sumOf(sums, name) * nominalDcW) / 1000
  const hours = (sumOf(sums, 'steps') * stepS) / 3600
  const referenceKwh = light('poa_nominal')
  const rear = light('rear_ground') + light('rear_sky') + light('rear_beam')
  return {
    dcCapacityKwh: (nominalDcW * hours) / 1000,
    acCapacityKwh: (nominalAcW * hours) / 1000,
    referenceKwh,
    coefficientKwhPerK: pmpPerK * referenceKwh,
    coefficientKwh: pmpPerK * light('poa_cell_temperature'),
    bifacialReferenceKwh: referenceKwh + bifaciality * rear,
    rearReferenceKwh: bifaciality * rear,
    frontEffectiveKwh: light('poa_after_spectral'),
    effectiveKwh: light('effective'),
    dcKwh: sumOf(sums, 'dc_mpp'),
    blockAcKwh: sumOf(sums, 'ac_block'),
  }
}

function sumOf(sums: DrillSums, name: string): number {
  const value = sums[name]
  if (value === undefined) throw new RangeError(`got sums without ${name}`)
  return value
}
