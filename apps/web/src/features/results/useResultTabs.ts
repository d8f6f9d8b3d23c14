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
import { NEVER_STALE, useView } from '../../lib/useView.ts'
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
  return useView(PlantSeriesDocument, variables, NEVER_STALE)
}

/** Months of every block. */
export function useBlockMonths(
  { simulation }: Scope,
  columns: readonly string[],
): View<readonly BlockMonths[]> {
  const variables = { simulation_id: simulation.id, columns: [...columns] }
  return useView(BlockSeriesDocument, variables, NEVER_STALE)
}

/** Months of the plant after the blocks meet. */
export function useSystemMonths(
  { simulation }: Scope,
  columns: readonly string[],
): View<ResultSeries> {
  const variables = { simulation_id: simulation.id, columns: [...columns] }
  return useView(SystemMonthsDocument, variables, NEVER_STALE)
}

export function useDayProfiles(scope: Scope, columns: readonly string[]): View<DayProfiles> {
  const variables = { ...scopeVariables(scope), columns: [...columns] }
  return useView(DayProfilesDocument, variables, NEVER_STALE)
}

export function useDurationCurve(scope: Scope): View<DurationCurve> {
  return useView(DurationCurveDocument, scopeVariables(scope), NEVER_STALE)
}

export function useDcOperation({ simulation }: Scope): View<readonly BlockDcOperation[]> {
  const variables = { simulation_id: simulation.id }
  return useView(DcOperationDocument, variables, NEVER_STALE)
}

export function useHourlyYields(
  scope: Scope,
  range: { readonly from: string; readonly to: string } | undefined,
): View<ResultSeries> {
  const variables = { ...scopeVariables(scope), from: range?.from ?? '', to: range?.to ?? '' }
  return useView(HourlyYieldsDocument, variables, { ...NEVER_STALE, enabled: range !== undefined })
}

export function useZoneYields({ simulation }: Scope, blockId: string): View<readonly ZoneYield[]> {
  const variables = { simulation_id: simulation.id, block_id: blockId }
  return useView(ZoneYieldsDocument, variables, NEVER_STALE)
}

export function useCellTemperatures(scope: Scope): View<CellTemperatures> {
  return useView(CellTemperaturesDocument, scopeVariables(scope), NEVER_STALE)
}

export function useMonthlyLosses(scope: Scope): View<MonthlyLosses> {
  return useView(MonthlyLossesDocument, scopeVariables(scope), NEVER_STALE)
}

export function useRunAlbedo(scope: Scope): View<RunAlbedo> {
  return useView(RunAlbedoDocument, scopeVariables(scope), NEVER_STALE)
}
