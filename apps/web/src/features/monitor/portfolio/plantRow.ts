import { sum } from '@duet/units'
import type { GetPortfolioSummaryCardQuery } from '../../../lib/gql/graphql.ts'
import { type SortValue, sortRows } from '../../../ui/table/sortRows.ts'
import { type PlantSort, type PortfolioSearch, SEVERITIES, sortOf } from './portfolioSearch.ts'

export type PlantCard = GetPortfolioSummaryCardQuery['portfolioSummaryCard'][number]

/** offline and stale: no readings come; issues: an open issue is major or critical. */
export type PlantStatus = 'good' | 'issues' | 'stale' | 'offline'

/** A plant in a period. */
export interface PlantRow {
  readonly card: PlantCard
  readonly id: string
  readonly name: string
  readonly status: PlantStatus
  /** Missing energy, with or without a cause; null where no day was evaluated. */
  readonly lostKwh: number | null
  /** Of the expected energy. */
  readonly lostFraction: number | null
  readonly epi: number | null
  readonly availability: number | null
  /** kWh/kWp of the period. */
  readonly specificYield: number | null
  readonly topCause: string | null
}

export function plantRow(card: PlantCard): PlantRow {
  const { losses, dc_capacity_w: dcW } = card
  const { model_kwh: modelKwh, sensor_kwh: sensorKwh } = losses
  const isKnown = losses.day_count > 0
  const lostKwh = isKnown ? lostKwhOf(losses) : null
  const [top] = losses.losses.toSorted((a, b) => b.kwh - a.kwh)
  return {
    card,
    id: card.project_id,
    name: card.name,
    status: statusOf(card),
    lostKwh,
    lostFraction: lostKwh !== null && modelKwh > 0 ? lostKwh / modelKwh : null,
    epi: modelKwh > 0 ? sensorKwh / modelKwh : null,
    availability: isKnown ? card.period.energy_availability : null,
    specificYield: isKnown && dcW !== null && dcW > 0 ? sensorKwh / (dcW / 1000) : null,
    topCause: top?.event_type ?? null,
  }
}

/** All that is missing: what causes took, and what is of none. */
export const lostKwhOf = ({
  losses,
  residual_kwh,
}: Pick<PlantCard['losses'], 'losses' | 'residual_kwh'>): number =>
  sum(losses.map(({ kwh }) => kwh)) + residual_kwh

function statusOf({ freshness, open_issues: open }: PlantCard): PlantStatus {
  if (freshness === 'offline' || freshness === 'stale') return freshness
  return open.critical + open.major > 0 ? 'issues' : 'good'
}

/** Open issues of one severity and those above it. */
function issuesFrom({ open_issues: open }: PlantCard, least: (typeof SEVERITIES)[number]): number {
  return sum(SEVERITIES.slice(0, SEVERITIES.indexOf(least) + 1).map((one) => open[one]))
}

/** A critical one before any number of major ones. */
const issueWeight = ({ card: { open_issues: open } }: PlantRow): number =>
  ((open.critical * 1e4 + open.major) * 1e4 + open.minor) * 1e4 + open.info

const SORT_VALUES: Readonly<Record<PlantSort, (row: PlantRow) => SortValue>> = {
  lost: ({ lostKwh }) => lostKwh,
  share: ({ lostFraction }) => lostFraction,
  epi: ({ epi }) => epi,
  yield: ({ specificYield }) => specificYield,
  availability: ({ availability }) => availability,
  capacity: ({ card }) => card.ac_capacity_w,
  issues: issueWeight,
  freshness: ({ card }) => (card.last_reading === null ? 0 : Date.parse(card.last_reading)),
  name: ({ name }) => name,
}

export const sortValue = (key: PlantSort): ((row: PlantRow) => SortValue) => SORT_VALUES[key]

/** The plants that an address asks for, in its order; equal ones by name. */
export function shownRows(rows: readonly PlantRow[], search: PortfolioSearch): readonly PlantRow[] {
  const { freshness, severity } = search
  const wanted = search.search?.toLocaleLowerCase() ?? ''
  const kept = rows.filter(
    ({ card, name }) =>
      name.toLocaleLowerCase().includes(wanted) &&
      (freshness === undefined || card.freshness === freshness) &&
      (severity === undefined || issuesFrom(card, severity) > 0),
  )
  const { key, descending } = sortOf(search)
  const byName = sortRows(kept, SORT_VALUES.name, false)
  return sortRows(byName, SORT_VALUES[key], descending)
}
