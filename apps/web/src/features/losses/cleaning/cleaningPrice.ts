import type { CostModelInput, CostModelPartsFragment } from '../../../lib/gql/graphql.ts'

const isCleaning = ({ unit }: { readonly unit: string }): boolean => unit === 'cleaning'

/** Of one cleaning of the plant, all lines together; null: there is none. */
export function cleaningPrice({ yearly }: CostModelPartsFragment): number | null {
  const lines = yearly.filter(isCleaning)
  return lines.length === 0 ? null : lines.reduce((sum, { unit_price }) => sum + unit_price, 0)
}

/** Several lines of cleaning are for the page of costs, which tells them apart. */
export const hasOneCleaningLine = ({ yearly }: CostModelPartsFragment): boolean =>
  yearly.filter(isCleaning).length <= 1

/** The costs with the price of a cleaning among the running ones: in the place of the line that there is; null: without it. */
export function withCleaningPrice(
  { yearly, ...model }: CostModelPartsFragment,
  price: number | null,
): CostModelInput {
  const others = yearly.filter((line) => !isCleaning(line))
  const known = yearly.find(isCleaning)
  const fresh = { name: 'Cleaning', unit: 'cleaning', escalation_fraction: 0, every_years: 1 }
  const line = price === null ? [] : [{ ...fresh, ...known, unit_price: price }]
  return { ...model, yearly: [...others, ...line] }
}
