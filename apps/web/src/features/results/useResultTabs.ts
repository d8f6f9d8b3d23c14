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
import { useLastingAnswer } from '../../lib/useAnswer.ts'
import type { View } from '../../lib/view.ts'
import { type Scope, scopeVariables } from './scope.ts'
import type { ResultSeries } from './useResults.ts'

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
  return useLastingAnswer(PlantSeriesDocument, variables)
}

/** Months of every block. */
export function useBlockMonths(
  { simulation }: Scope,
  columns: readonly string[],
): View<readonly BlockMonths[]> {
  const variables = { simulation_id: simulation.id, columns: [...columns] }
  return useLastingAnswer(BlockSeriesDocument, variables)
}

/** Months of the plant after the blocks meet. */
export function useSystemMonths(
  { simulation }: Scope,
  columns: readonly string[],
): View<ResultSeries> {
  const variables = { simulation_id: simulation.id, columns: [...columns] }
  return useLastingAnswer(SystemMonthsDocument, variables)
}

export function useDayProfiles(scope: Scope, columns: readonly string[]): View<DayProfiles> {
  const variables = { ...scopeVariables(scope), columns: [...columns] }
  return useLastingAnswer(DayProfilesDocument, variables)
}

export function useDurationCurve(scope: Scope): View<DurationCurve> {
  return useLastingAnswer(DurationCurveDocument, scopeVariables(scope))
}

export function useDcOperation({ simulation }: Scope): View<readonly BlockDcOperation[]> {
  const variables = { simulation_id: simulation.id }
  return useLastingAnswer(DcOperationDocument, variables)
}

export function useHourlyYields(
  scope: Scope,
  range: { readonly from: string; readonly to: string } | undefined,
): View<ResultSeries> {
  const variables = { ...scopeVariables(scope), from: range?.from ?? '', to: range?.to ?? '' }
  return useLastingAnswer(HourlyYieldsDocument, variables, { enabled: range !== undefined })
}

export function useZoneYields({ simulation }: Scope, blockId: string): View<readonly ZoneYield[]> {
  const variables = { simulation_id: simulation.id, block_id: blockId }
  return useLastingAnswer(ZoneYieldsDocument, variables)
}

export function useCellTemperatures(scope: Scope): View<CellTemperatures> {
  return useLastingAnswer(CellTemperaturesDocument, scopeVariables(scope))
}

export function useMonthlyLosses(scope: Scope): View<MonthlyLosses> {
  return useLastingAnswer(MonthlyLossesDocument, scopeVariables(scope))
}

export function useRunAlbedo(scope: Scope): View<RunAlbedo> {
  return useLastingAnswer(RunAlbedoDocument, scopeVariables(scope))
}
