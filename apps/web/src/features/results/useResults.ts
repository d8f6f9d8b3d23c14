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
import { NEVER_STALE, useView } from '../../lib/useView.ts'
import { joinViews, mapView, type View } from '../../lib/view.ts'
import { type Scope, scopeVariables } from './scope.ts'
import type { SimulationKpi } from './yields/kpiFigures.ts'
import { type MonthRow, monthRows } from './yields/monthRows.ts'

export type SimulationMeta = DuetSimMetaQuery['duetSimMeta']
export type ResultSeries = DailyYieldsQuery['dailyYields']
export type BlockYield = BlockYieldsQuery['blockYields'][number]
export type SystemLosses = SystemLossesQuery['systemLosses']

export function useSimulationMeta(simulation_id: string): View<SimulationMeta> {
  return useView(DuetSimMetaDocument, { simulation_id }, NEVER_STALE)
}

/** Of the site, hours; 0 until it is known. */
export function useUtcOffset({ simulation }: Scope): number {
  const meta = useSimulationMeta(simulation.id)
  return meta.state === 'ready' ? meta.data.local_time_zone : 0
}

export function useKpis(scope: Scope): View<readonly SimulationKpi[]> {
  return useView(SimulationKpisDocument, scopeVariables(scope), NEVER_STALE)
}

export function useBlockYields(simulation_id: string): View<readonly BlockYield[]> {
  return useView(BlockYieldsDocument, { simulation_id }, NEVER_STALE)
}

export function useYearlyYields(scope: Scope): View<YearlyYieldsQuery['yearlyYields']> {
  return useView(YearlyYieldsDocument, scopeVariables(scope), NEVER_STALE)
}

export interface DailySeries {
  readonly series: ResultSeries
  /** Of the site, hours. */
  readonly utcOffsetH: number
}

export function useDailyYields(scope: Scope, meta: View<SimulationMeta>): View<DailySeries> {
  const series = useView(DailyYieldsDocument, scopeVariables(scope), NEVER_STALE)
  return mapView(joinViews({ series, meta }), (of) => ({
    series: of.series,
    utcOffsetH: of.meta.local_time_zone,
  }))
}

export function useSystemLosses(scope: Scope): View<SystemLosses> {
  return useView(SystemLossesDocument, scopeVariables(scope), NEVER_STALE)
}

/** Energy, performance ratio and capacity factors, month by month of site time. */
export function useMonths(scope: Scope, meta: View<SimulationMeta>): View<readonly MonthRow[]> {
  const variables = scopeVariables(scope)
  const ratio = useView(PerformanceRatioDocument, variables, NEVER_STALE)
  const factor = useView(CapacityFactorDocument, variables, NEVER_STALE)
  return mapView(joinViews({ ratio, factor, meta }), (of) =>
    monthRows(of.ratio, of.factor, of.meta.local_time_zone),
  )
}
