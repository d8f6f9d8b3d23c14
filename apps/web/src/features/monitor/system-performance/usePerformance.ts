import { CAUSE_TEXTS } from '@duet/monitoring/texts'
import {
  BlockConditionsDocument,
  type BlockConditionsQuery,
  ContractAvailabilityDocument,
  type ContractAvailabilityQuery,
  CountedEventsDocument,
  type CountedEventsQuery,
  type PerformanceSumsFragment,
  SystemPerformanceDocument,
  type SystemPerformanceQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { joinViews, type View } from '../../../lib/view.ts'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import { dayCount, type Period } from '../shell/period.ts'
import { usePerformanceSearch } from './performanceSearch.ts'
import { readTerms, type Term } from './terms.ts'

export type PerformanceSums = PerformanceSumsFragment
export type Performance = SystemPerformanceQuery['sentinelSystemPerformance']
export type Contract = ContractAvailabilityQuery['sentinelContractAvailability']
export type BlockCondition = BlockConditionsQuery['sentinelBlockConditions'][number]
export type CountedEvents = CountedEventsQuery['issueEvents']

/** Longer periods are shown by month. */
const MOST_DAYS = 62

/** By day or by month, where the address says nothing. */
export const usualInterval = (period: Period): 'day' | 'month' =>
  dayCount(period) > MOST_DAYS ? 'month' : 'day'

export interface PerformanceData {
  readonly energy: Performance
  readonly contract: Contract
}

export function usePerformance(period: Period, terms: readonly Term[]): View<PerformanceData> {
  const { project_id } = useDeployment()
  const [{ by = usualInterval(period) }] = usePerformanceSearch()
  const { from, to } = period
  const energy = useView(
    SystemPerformanceDocument,
    { project_id, from, to, time_interval: by === 'day' ? 'OneDay' : 'OneMonth' },
    FOLLOW,
  )
  const contract = useView(
    ContractAvailabilityDocument,
    { project_id, from, to, terms: [...terms] },
    FOLLOW,
  )
  return joinViews({ energy, contract })
}

const MOST_EVENTS = 200

/** Events of the causes that count as unavailable, the most energy first. */
export function useCountedEvents(
  { from, to }: Period,
  event_types: readonly string[],
): View<CountedEvents> {
  const { project_id } = useDeployment()
  return useView(
    CountedEventsDocument,
    { project_id, from, to, event_types: [...event_types], take: MOST_EVENTS },
    FOLLOW,
  )
}

export function useBlockConditions({ to }: Period): View<readonly BlockCondition[]> {
  const { project_id } = useDeployment()
  return useView(BlockConditionsDocument, { project_id, to }, FOLLOW)
}

/** Terms of the address. */
export function useTerms(): readonly Term[] {
  const [{ terms }] = usePerformanceSearch()
  return readTerms(terms, KNOWN)
}

const KNOWN: ReadonlySet<string> = new Set(Object.keys(CAUSE_TEXTS))
