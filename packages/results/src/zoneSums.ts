import {
  type BlockEnergySums,
  type BlockRatings,
  type Product,
  type ZoneShares,
  type ZoneStages,
  zoneEnergy,
  zoneShares,
  zoneStages,
} from '@duet/engine'
import { productSql, SQL_STEPS } from './sqlSteps.ts'
import { zoneColumns } from './zones.ts'

/** Names of the shares of a zone in the block at a step. */
const SHARES = { light: '"by_light"', power: '"by_power"' } as const

function stagesOf(zone: number, bifaciality: number): ZoneStages<string> {
  return zoneStages(SQL_STEPS, quotedColumns(zone), SHARES, bifaciality)
}

function quotedColumns(zone: number): ReturnType<typeof zoneColumns> {
  const { front, rear, effective, dcMpp } = zoneColumns(zone)
  return {
    front: `"${front}"`,
    rear: `"${rear}"`,
    effective: `"${effective}"`,
    dcMpp: `"${dcMpp}"`,
  }
}

const productsOf = ({ light, rear, power }: ZoneStages<string>): readonly Product<string>[] => [
  ...Object.values(light),
  ...Object.values<Product<string>>({ ...rear }),
  ...Object.values(power),
]

/** The shares of a zone in its block at a step, as DuckDB expressions over the columns of both. */
export const zoneSharesOf = (zone: number, share: number): ZoneShares<string> =>
  zoneShares(SQL_STEPS, quotedColumns(zone), share)

/** The same with their names, for `zoneSumsSql`. */
export function zoneSharesSql(zone: number, share: number): string {
  const { light, power } = zoneSharesOf(zone, share)
  return `${light} as ${SHARES.light}, ${power} as ${SHARES.power}`
}

/** Sums over steps that the account of a zone is made of, as DuckDB expressions. */
export function zoneSumsSql(
  zone: number,
  { bifaciality }: Pick<BlockRatings, 'bifaciality'>,
): string {
  return productsOf(stagesOf(zone, bifaciality))
    .map((product) => `coalesce(sum(${productSql(product)}), 0)`)
    .join(', ')
}

/**
 * The account of a zone from its sums, as `zoneEnergySums` makes it from its series.
 *
 * @param values - of `zoneSumsSql`, in its order
 */
export function zoneEnergyOfSums(
  values: readonly number[],
  zone: number,
  share: number,
  ratings: Pick<BlockRatings, 'nominalDcW' | 'bifaciality'>,
  stepS: number,
): BlockEnergySums {
  const stages = stagesOf(zone, ratings.bifaciality)
  const places = new Map(productsOf(stages).map((product, i) => [product, i]))
  const sum = (product: Product<string>): number => values[places.get(product) ?? -1] ?? 0
  return zoneEnergy(stages, sum, ratings, share, stepS)
}
