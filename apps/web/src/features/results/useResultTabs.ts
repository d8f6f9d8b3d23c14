import { useQuery } from '@tanstack/react-query'
import {
  BlockSeriesDocument,
  type BlockSeriesQuery,
  CellTemperaturesDocument,
  type CellTemperaturesQuery,
  DayProfilesDocument,
  type DayProfilesQuery,
  DcOperationDocument,
  type DcOperationQuery,
  DurationCurveDocument,
  type DurationCurveQuery,
  HourlyYieldsDocument,
  MonthlyLossesDocument,
  type MonthlyLossesQuery,
  PlantSeriesDocument,
  RunAlbedoDocument,
  type RunAlbedoQuery,
  SystemMonthsDocument,
  ZoneYieldsDocument,
  type ZoneYieldsQuery,
} from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import { type Scope, scopeVariables } from './scope.ts'
import type { ResultSeries } from './useResults.ts'

/** Results of a finished run never change. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY }

export type BlockMonths = BlockSeriesQuery['blockSeries'][number]
export type DayProfiles = DayProfilesQuery['dayProfiles']
export type DurationCurve = DurationCurveQuery['durationCurve']
export type BlockDcOperation = DcOperationQuery['dcOperation'][number]
export type CellTemperatures = CellTemperaturesQuery['cellTemperatures']
export type MonthlyLosses = MonthlyLossesQuery['monthlyLosses']
export type RunAlbedo = RunAlbedoQuery['runAlbedo']
export type ZoneYield = ZoneYieldsQuery['zoneYields'][number]

/** Months or days of a block, or of all blocks together. */
export function usePlantSeries(
  scope: Scope,
  columns: readonly string[],
  interval: 'OneMonth' | 'OneDay',
): View<ResultSeries> {
  const variables = { ...scopeVariables(scope), columns: [...columns], time_interval: interval }
  const query = useQuery({ ...graphqlQuery(PlantSeriesDocument, variables), ...KEPT })
  return mapView(viewOf(query), ({ plantSeries }) => plantSeries)
}

/** Months of every block. */
export function useBlockMonths(
  { simulation }: Scope,
  columns: readonly string[],
): View<readonly BlockMonths[]> {
  const variables = { simulation_id: simulation.id, columns: [...columns] }
  const query = useQuery({ ...graphqlQuery(BlockSeriesDocument, variables), ...KEPT })
  return mapView(viewOf(query), ({ blockSeries }) => blockSeries)
}

/** Months of the plant after the blocks meet. */
export function useSystemMonths(
  { simulation }: Scope,
  columns: readonly string[],
): View<ResultSeries> {
  const variables = { simulation_id: simulation.id, columns: [...columns] }
  const query = useQuery({ ...graphqlQuery(SystemMonthsDocument, variables), ...KEPT })
  return mapView(viewOf(query), ({ timeSeriesSummary }) => timeSeriesSummary)
}

export function useDayProfiles(scope: Scope, columns: readonly string[]): View<DayProfiles> {
  const variables = { ...scopeVariables(scope), columns: [...columns] }
  const query = useQuery({ ...graphqlQuery(DayProfilesDocument, variables), ...KEPT })
  return mapView(viewOf(query), ({ dayProfiles }) => dayProfiles)
}

export function useDurationCurve(scope: Scope): View<DurationCurve> {
  const query = useQuery({ ...graphqlQuery(DurationCurveDocument, scopeVariables(scope)), ...KEPT })
  return mapView(viewOf(query), ({ durationCurve }) => durationCurve)
}

export function useDcOperation({ simulation }: Scope): View<readonly BlockDcOperation[]> {
  const variables = { simulation_id: simulation.id }
  const query = useQuery({ ...graphqlQuery(DcOperationDocument, variables), ...KEPT })
  return mapView(viewOf(query), ({ dcOperation }) => dcOperation)
}

export function useHourlyYields(
  scope: Scope,
  range: { readonly from: string; readonly to: string } | undefined,
): View<ResultSeries> {
  const variables = { ...scopeVariables(scope), from: range?.from ?? '', to: range?.to ?? '' }
  const query = useQuery({
    ...graphqlQuery(HourlyYieldsDocument, variables),
    ...KEPT,
    enabled: range !== undefined,
  })
  return mapView(viewOf(query), ({ hourlyYields }) => hourlyYields)
}

export function useZoneYields({ simulation }: Scope, blockId: string): View<readonly ZoneYield[]> {
  const variables = { simulation_id: simulation.id, block_id: blockId }
  const query = useQuery({ ...graphqlQuery(ZoneYieldsDocument, variables), ...KEPT })
  return mapView(viewOf(query), ({ zoneYields }) => zoneYields)
}

export function useCellTemperatures(scope: Scope): View<CellTemperatures> {
  const query = useQuery({
    ...graphqlQuery(CellTemperaturesDocument, scopeVariables(scope)),
    ...KEPT,
  })
  return mapView(viewOf(query), ({ cellTemperatures }) => cellTemperatures)
}

export function useMonthlyLosses(scope: Scope): View<MonthlyLosses> {
  const query = useQuery({ ...graphqlQuery(MonthlyLossesDocument, scopeVariables(scope)), ...KEPT })
  return mapView(viewOf(query), ({ monthlyLosses }) => monthlyLosses)
}

export function useRunAlbedo(scope: Scope): View<RunAlbedo> {
  const query = useQuery({ ...graphqlQuery(RunAlbedoDocument, scopeVariables(scope)), ...KEPT })
  return mapView(viewOf(query), ({ runAlbedo }) => runAlbedo)
}
