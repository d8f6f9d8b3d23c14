import type { PlantRow } from './plantRow.ts'
import { type PortfolioSums, portfolioSums } from './portfolioSums.ts'
import { ALL_PLANTS, type NamedPortfolio, NO_PORTFOLIO } from './usePortfolio.ts'

/** A portfolio with the sums of its plants. */
export interface PortfolioGroup {
  /** In the address. */
  readonly id: string
  readonly name: string
  readonly sums: PortfolioSums
}

/** All plants, each portfolio by name, and the plants that are in none where there are some. */
export function portfolioGroups(
  rows: readonly PlantRow[],
  portfolios: readonly NamedPortfolio[],
): readonly PortfolioGroup[] {
  const byPortfolio = Map.groupBy(rows, ({ card }) => card.portfolio_id)
  const without = byPortfolio.get(null)
  return [
    { id: ALL_PLANTS, name: 'All plants', sums: portfolioSums(rows) },
    ...portfolios.map(({ id, name }) => ({
      id,
      name,
      sums: portfolioSums(byPortfolio.get(id) ?? []),
    })),
    ...(without === undefined
      ? []
      : [{ id: NO_PORTFOLIO, name: 'Without a portfolio', sums: portfolioSums(without) }]),
  ]
}
