import {
  BlockYieldsDocument,
  type BlockYieldsQuery,
  CapacityFactorDocument,
  DailyYieldsDocument,
  type DailyYieldsQuery,
  DuetSimMetaDocument,
  type DuetSimMetaQuery,
  PerformanceRatioDocument,
  SimulationKpisDocument,
  SystemLossesDocument,
  type SystemLossesQuery,
  YearlyYieldsDocument,
  type YearlyYieldsQuery,
} from '../../lib/gql/graphql.ts'
import { useLastingAnswer } from '../../lib/useAnswer.ts'
import { joinViews, mapView, type View } from '../../lib/view.ts'
import { type Scope, scopeVariables } from './scope.ts'
import type { SimulationKpi } from './yields/kpiFigures.ts'
import { type MonthRow, monthRows } from './yields/monthRows.ts'

export type SimulationMeta = DuetSimMetaQuery['duetSimMeta']
export type ResultSeries = DailyYieldsQuery['dailyYields']
export type BlockYield = BlockYieldsQuery['blockYields'][number]
export type SystemLosses = SystemLossesQuery['systemLosses']

export function useSimulationMeta(simulation_id: string): View<SimulationMeta> {
  return useLastingAnswer(DuetSimMetaDocument, { simulation_id })
}

/** Of the site, hours; 0 until it is known. */
export function useUtcOffset({ simulation }: Scope): number {
  const meta = useSimulationMeta(simulation.id)
  return meta.state === 'ready' ? meta.data.local_time_zone : 0
}

export function useKpis(scope: Scope): View<readonly SimulationKpi[]> {
  return useLastingAnswer(SimulationKpisDocument, scopeVariables(scope))
}

export function useBlockYields(simulation_id: string): View<readonly BlockYield[]> {
  return useLastingAnswer(BlockYieldsDocument, { simulation_id })
}

export function useYearlyYields(scope: Scope): View<YearlyYieldsQuery['yearlyYields']> {
  return useLastingAnswer(YearlyYieldsDocument, scopeVariables(scope))
}

export interface DailySeries {
  readonly series: ResultSeries
  /** Of the site, hours. */
  readonly utcOffsetH: number
}

export function useDailyYields(scope: Scope, meta: View<SimulationMeta>): View<DailySeries> {
  const series = useLastingAnswer(DailyYieldsDocument, scopeVariables(scope))
  return mapView(joinViews({ series, meta }), (of) => ({
    series: of.series,
    utcOffsetH: of.meta.local_time_zone,
  }))
}

export function useSystemLosses(scope: Scope): View<SystemLosses> {
  return useLastingAnswer(SystemLossesDocument, scopeVariables(scope))
}

/** Energy, performance ratio and capacity factors, month by month of site time. */
export function useMonths(scope: Scope, meta: View<SimulationMeta>): View<readonly MonthRow[]> {
  const variables = scopeVariables(scope)
  const ratio = useLastingAnswer(PerformanceRatioDocument, variables)
  const factor = useLastingAnswer(CapacityFactorDocument, variables)
  return mapView(joinViews({ ratio, factor, meta }), (of) =>
    monthRows(of.ratio, of.factor, of.meta.local_time_zone),
  )
}
