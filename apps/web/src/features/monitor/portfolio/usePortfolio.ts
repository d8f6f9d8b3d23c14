import { dayInZone } from '../../../lib/formatTime.ts'
import {
  GetPortfolioSummaryCardDocument,
  PortfoliosDocument,
  type PortfoliosQuery,
} from '../../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { useView } from '../../../lib/useView.ts'
import { joinViews, mapView, type View } from '../../../lib/view.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { MonitorSearch } from '../shell/monitorSearch.ts'
import { type Period, periodOf } from '../shell/period.ts'
import { type PlantRow, plantRow } from './plantRow.ts'

/** In the place of a portfolio in the address: all plants of the organisation, and those in no portfolio. */
export const ALL_PLANTS = 'all'
export const NO_PORTFOLIO = 'none'

/** Periods of plants in many zones end with today where the viewer is; a day is the civil day of each plant. */
export const today = (): string =>
  dayInZone(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

export const portfolioPeriod = (search: MonitorSearch): Period => periodOf(search, 'month', today())

/** What the operations call it: null for all plants. */
export const portfolioIdOf = (portfolio: string): string | null =>
  portfolio === ALL_PLANTS ? null : portfolio

export type NamedPortfolio = PortfoliosQuery['portfolios'][number]

export interface PortfolioData {
  readonly rows: readonly PlantRow[]
  /** All of the organisation. */
  readonly portfolios: readonly NamedPortfolio[]
}

export function usePortfolio(portfolio: string, { from, to }: Period): View<PortfolioData> {
  const { id: organization_id } = useCurrentOrganization()
  const portfolio_id = portfolioIdOf(portfolio)
  const cards = useView(
    GetPortfolioSummaryCardDocument,
    { organization_id, portfolio_id, from, to },
    FOLLOW,
  )
  const portfolios = useView(PortfoliosDocument, { organization_id })
  return joinViews({ rows: mapView(cards, (some) => some.map(plantRow)), portfolios })
}

/** Name of what an address names. */
export function portfolioName(portfolio: string, portfolios: readonly NamedPortfolio[]): string {
  if (portfolio === ALL_PLANTS) return 'All plants'
  if (portfolio === NO_PORTFOLIO) return 'Plants without a portfolio'
  return portfolios.find(({ id }) => id === portfolio)?.name ?? 'Portfolio'
}
