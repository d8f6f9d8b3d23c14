import type { BlockEnergySums, BlockRatings, KeyFigureSums } from '@duet/engine'
import { BLOCK_COLUMNS } from './blockColumns.ts'

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
    ({ name }) => ({ name, stepSql: `"${name}"` }),
  ),
  ...DERIVED,
]

/** Names of the sums, in their order in `drillSumsSql`. */
export const DRILL_COLUMNS: readonly string[] = [...COLUMNS.map(({ name }) => name), 'steps']

/** The sums over groups of steps of a block's series, as DuckDB expressions with their names. */
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
    ghi: light('ghi'),
    transposition: light('poa_nominal'),
    horizon: light('poa_after_horizon'),
    near_shading: light('poa_after_shading'),
    soiling: light('poa_after_soiling'),
    snow: light('poa_after_snow'),
    iam: light('poa_after_iam'),
    spectral: light('poa_after_spectral'),
    rear_ground: rear('rear_ground_passed'),
    rear_sky: rear('rear_sky_passed'),
    rear_structure: rear('rear_structure_passed'),
    rear_gain: light('effective'),
    dc_nominal: kwh('dc_nominal'),
    degradation: kwh('dc_after_degradation'),
    irradiance_level: kwh('dc_after_irradiance_level'),
    temperature: kwh('dc_after_temperature'),
    elec_shading: kwh('dc_after_elec_shading'),
    mismatch_front: kwh('dc_after_mismatch_front'),
    mismatch_rear: kwh('dc_after_mismatch_rear'),
    quality_lid: kwh('dc_after_quality'),
    dc_wire: kwh('dc_after_wire'),
    mppt_window: kwh('dc_mpp'),
    dc_mpp: kwh('dc_mpp'),
    inv_eff: kwh('ac_after_efficiency'),
    inv_clip: kwh('ac_after_clipping'),
    inv_subclip: kwh('ac_after_sub_clipping'),
    inv_temp: kwh('ac_after_derating'),
    inv_self: kwh('ac_after_self_consumption'),
    inv_night: kwh('ac_inverter'),
    ac_inv: kwh('ac_inverter'),
    ac_wire: kwh('ac_after_wire'),
    mv_iron: kwh('ac_after_mv_iron'),
    mv_copper: kwh('ac_block'),
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
  const referenceKwhC = light('poa_cell_temperature')
  const rear = light('rear_ground') + light('rear_sky') + light('rear_beam')
  return {
    dcCapacityKwh: (nominalDcW * hours) / 1000,
    acCapacityKwh: (nominalAcW * hours) / 1000,
    referenceKwh,
    referenceKwhC,
    coefficientKwhPerK: pmpPerK * referenceKwh,
    coefficientKwh: pmpPerK * referenceKwhC,
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
