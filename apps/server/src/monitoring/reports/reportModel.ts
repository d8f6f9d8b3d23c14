import type {
  ContractAvailability,
  IssueEvent,
  IssuePage,
  SystemLossSummary,
  SystemPerformance,
} from '../../graphql/resolvers.gen.ts'
import type { VersionRecord } from '../deployments/versionQueries.ts'
import type { LightSourceShare } from '../evaluation/lightSources.ts'
import type { MissingDay } from './missingDays.ts'
import type { ReportPeriod } from './reportPeriod.ts'
import type { DayPower } from './reportPower.ts'
import type { NodeLoss, ReportNames } from './reportQueries.ts'

/** An event with the name of its node. */
export interface CountedEvent
  extends Pick<IssueEvent, 'event_type' | 'timestamp' | 'duration_s' | 'allocated_delta'> {
  readonly node_name: string
}

/** Everything that a report of a plant says. Figures are those that the pages ask for. */
export interface PlantReport {
  /** Its days that have ended. */
  readonly period: ReportPeriod
  readonly names: ReportNames
  readonly version: Pick<VersionRecord, 'id' | 'valid_from' | 'price_per_kwh' | 'currency'>
  readonly timeZone: string
  readonly madeAt: Date
  readonly performance: SystemPerformance
  readonly losses: SystemLossSummary
  /** The largest. */
  readonly nodeLosses: readonly NodeLoss[]
  readonly contract: ContractAvailability
  /** The largest events that count against the plant, and how many there are. */
  readonly counted: { readonly events: readonly CountedEvent[]; readonly total: number }
  readonly issues: IssuePage
  readonly light: readonly LightSourceShare[]
  /** Of a day. */
  readonly power: DayPower | undefined
  readonly missing: readonly MissingDay[]
  readonly lastReading: Date | null
  readonly lastDay: string | null
  readonly filename: string
}
