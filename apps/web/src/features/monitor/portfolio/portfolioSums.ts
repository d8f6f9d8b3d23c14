import { causeLabel } from '@duet/monitoring/texts'
import { sum } from '@duet/units'
import { counted } from '../../../lib/counted.ts'
import { formatCount, formatPercentFixed, formatPowerW, formatResult } from '../../../lib/format.ts'
import type { PlantRow } from './plantRow.ts'
import { SEVERITIES } from './portfolioSearch.ts'

/** Sums over plants, which say of how many. Energy is that of the plants with evaluated days. */
export interface PortfolioSums {
  readonly plantCount: number
  readonly evaluatedCount: number
  readonly liveCount: number
  readonly staleCount: number
  readonly offlineCount: number
  readonly acCapacityW: number
  /** Of the plants that send readings. */
  readonly liveAcCapacityW: number
  readonly modelKwh: number
  readonly inServiceKwh: number
  readonly sensorKwh: number
  readonly lostKwh: number
  readonly overKwh: number
  readonly residualKwh: number
  /** Measured energy and kWp of the plants of which both are known. */
  readonly yieldKwh: number
  readonly yieldKwp: number
  readonly dayCount: number
  readonly openIssues: Readonly<Record<(typeof SEVERITIES)[number], number>>
  readonly causes: readonly CauseSum[]
}

export interface CauseSum {
  readonly eventType: string
  readonly kwh: number
  readonly plantCount: number
}

const acW = ({ card }: PlantRow): number => card.ac_capacity_w ?? 0

export function portfolioSums(rows: readonly PlantRow[]): PortfolioSums {
  const total = (of: (row: PlantRow) => number | null): number =>
    sum(rows.map((row) => of(row) ?? 0))
  const fresh = (wanted: string): readonly PlantRow[] =>
    rows.filter(({ card }) => card.freshness === wanted)
  const withYield = rows.filter(({ specificYield }) => specificYield !== null)
  return {
    plantCount: rows.length,
    evaluatedCount: rows.filter(({ lostKwh }) => lostKwh !== null).length,
    liveCount: fresh('live').length,
    staleCount: fresh('stale').length,
    offlineCount: fresh('offline').length,
    acCapacityW: total(acW),
    liveAcCapacityW: sum(fresh('live').map(acW)),
    modelKwh: total(({ card }) => card.losses.model_kwh),
    inServiceKwh: total(({ card }) => card.period.in_service_kwh),
    sensorKwh: total(({ card }) => card.losses.sensor_kwh),
    lostKwh: total(({ lostKwh }) => lostKwh),
    overKwh: total(({ card }) => card.losses.over_kwh),
    residualKwh: total(({ card }) => card.losses.residual_kwh),
    yieldKwh: sum(withYield.map(({ card }) => card.losses.sensor_kwh)),
    yieldKwp: sum(withYield.map(({ card }) => (card.dc_capacity_w ?? 0) / 1000)),
    dayCount: total(({ card }) => card.losses.day_count),
    openIssues: {
      critical: total(({ card }) => card.open_issues.critical),
      major: total(({ card }) => card.open_issues.major),
      minor: total(({ card }) => card.open_issues.minor),
      info: total(({ card }) => card.open_issues.info),
    },
    causes: causeSums(rows),
  }
}

/** Causes of all plants together, the most energy first. */
function causeSums(rows: readonly PlantRow[]): readonly CauseSum[] {
  const losses = rows.flatMap(({ card }) => card.losses.losses)
  return [...Map.groupBy(losses, ({ event_type }) => event_type)]
    .map(([eventType, some]) => ({
      eventType,
      kwh: sum(some.map(({ kwh }) => kwh)),
      plantCount: some.length,
    }))
    .toSorted((a, b) => b.kwh - a.kwh)
}

export const plantsText = (count: number): string => counted(count, 'plant')

/** 'lost from 1 to 30 May 2026 410 MWh (1.2 %)'. */
export function lostText(when: string, { lostKwh, modelKwh }: PortfolioSums): string {
  const share = modelKwh > 0 ? ` (${formatPercentFixed(lostKwh / modelKwh, 1)})` : ''
  return `lost ${when} ${formatResult(lostKwh, 'kWh')}${share}`
}

const MOST_NAMED = 3

/** '12 plants, 340 MWac: lost this month 410 MWh (1.2 %), most at North (80 MWh), most to soiling (200 MWh).' */
export function portfolioHeadline(
  when: string,
  sums: PortfolioSums,
  rows: readonly PlantRow[],
): string {
  const named = rows
    .filter(({ lostKwh }) => lostKwh !== null && lostKwh > 0)
    .toSorted((a, b) => (b.lostKwh ?? 0) - (a.lostKwh ?? 0))
    .slice(0, rows.length > 1 ? MOST_NAMED : 0)
    .map(({ name, lostKwh }) => `${name} (${formatResult(lostKwh, 'kWh')})`)
  const [cause] = sums.causes
  return [
    `${plantsText(sums.plantCount)}, ${formatPowerW(sums.acCapacityW, 'Wac', 3)}: ${lostText(when, sums)}`,
    named.length > 0 && `most at ${named.join(', ')}`,
    cause &&
      `most to ${causeLabel(cause.eventType).toLowerCase()} (${formatResult(cause.kwh, 'kWh')})`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Of which plants the sums are: 'Of 10 of 12 plants; 9 report, 2 are late, 1 sends nothing.' */
export function coverageText(sums: PortfolioSums): string {
  const { plantCount, evaluatedCount, liveCount, staleCount, offlineCount } = sums
  const energy =
    evaluatedCount === plantCount
      ? 'Energy is that of all plants'
      : `Energy is that of ${formatCount(evaluatedCount)} of ${plantsText(plantCount)}: the others have no evaluated day in the period`
  return `${energy}. Readings: ${formatCount(liveCount)} live, ${formatCount(staleCount)} stale (none for two hours), ${formatCount(offlineCount)} offline (none for a day).`
}
