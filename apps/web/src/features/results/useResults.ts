import { useQuery } from '@tanstack/react-query'
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
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import { type Scope, scopeVariables } from './scope.ts'
import type { SimulationKpi } from './yields/kpiFigures.ts'
import { type MonthRow, monthRows } from './yields/monthRows.ts'

/** Results of a finished run never change. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY }

export type SimulationMeta = DuetSimMetaQuery['duetSimMeta']
export type ResultSeries = DailyYieldsQuery['dailyYields']
export type BlockYield = BlockYieldsQuery['blockYields'][number]
export type SystemLosses = SystemLossesQuery['systemLosses']

export function useSimulationMeta(simulation_id: string): View<SimulationMeta> {
  const query = useQuery({ ...graphqlQuery(DuetSimMetaDocument, { simulation_id }), ...KEPT })
  return mapView(viewOf(query), ({ duetSimMeta }) => duetSimMeta)
}

export function useKpis(scope: Scope): View<readonly SimulationKpi[]> {
  const query = useQuery({
    ...graphqlQuery(SimulationKpisDocument, scopeVariables(scope)),
    ...KEPT,
  })
  return mapView(viewOf(query), ({ simulationKpis }) => simulationKpis)
}

export function useBlockYields(simulation_id: string): View<readonly BlockYield[]> {
  const query = useQuery({ ...graphqlQuery(BlockYieldsDocument, { simulation_id }), ...KEPT })
  return mapView(viewOf(query), ({ blockYields }) => blockYields)
}

export function useYearlyYields(scope: Scope): View<YearlyYieldsQuery['yearlyYields']> {
  const query = useQuery({ ...graphqlQuery(YearlyYieldsDocument, scopeVariables(scope)), ...KEPT })
  return mapView(viewOf(query), ({ yearlyYields }) => yearlyYields)
}

export interface DailySeries {
  readonly series: ResultSeries
  /** Of the site, hours. */
  readonly utcOffsetH: number
}

export function useDailyYields(scope: Scope, meta: View<SimulationMeta>): View<DailySeries> {
  const query = useQuery({ ...graphqlQuery(DailyYieldsDocument, scopeVariables(scope)), ...KEPT })
  const view = viewOf(query)
  if (view.state !== 'ready') return view
  if (meta.state !== 'ready') return meta
  const { local_time_zone: utcOffsetH } = meta.data
  return { state: 'ready', data: { series: view.data.dailyYields, utcOffsetH } }
}

export function useSystemLosses(scope: Scope): View<SystemLosses> {
  const query = useQuery({ ...graphqlQuery(SystemLossesDocument, scopeVariables(scope)), ...KEPT })
  return mapView(viewOf(query), ({ systemLosses }) => systemLosses)
}

/** Energy, performance ratio and capacity factors, month by month of site time. */
export function useMonths(scope: Scope, meta: View<SimulationMeta>): View<readonly MonthRow[]> {
  const variables = scopeVariables(scope)
  const ratio = useQuery({ ...graphqlQuery(PerformanceRatioDocument, variables), ...KEPT })
  const factor = useQuery({ ...graphqlQuery(CapacityFactorDocument, variables), ...KEPT })
  const ratioView = viewOf(ratio)
  const factorView = viewOf(factor)
  if (ratioView.state !== 'ready') return ratioView
  if (factorView.state !== 'ready') return factorView
  if (meta.state !== 'ready') return meta
  const { performanceRatio } = ratioView.data
  const { capacityFactor } = factorView.data
  return {
    state: 'ready',
    data: monthRows(performanceRatio, capacityFactor, meta.data.local_time_zone),
  }
}
