import { keepPreviousData } from '@tanstack/react-query'
import {
  DrillDownDocument,
  DrillDownHeatMapDocument,
  type DrillDownHeatMapQuery,
  type DrillDownQuery,
} from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import type { DrillAddress } from './drillAddress.ts'

/** The last part stays in view while the next is fetched. */
const LAST_SHOWN = { ...NEVER_STALE, placeholderData: keepPreviousData }

export type DrillNode = DrillDownQuery['drillDown']
export type DrillChildList = DrillNode['plant_children'][number]
export type DrillStep = DrillNode['plant_path'][number]
export type DrillHeat = DrillDownHeatMapQuery['drillDownHeatMap']
export type HeatKind = 'plant' | 'hours'

const variablesOf = (
  simulation_id: string,
  { block, zone, inverter, table, time }: DrillAddress,
) => ({ simulation_id, block_id: block, zone, inverter, table, time })

export function useDrillDown(simulationId: string, address: DrillAddress): View<DrillNode> {
  return useView(DrillDownDocument, variablesOf(simulationId, address), LAST_SHOWN)
}

export function useDrillHeat(
  simulationId: string,
  address: DrillAddress,
  kind: HeatKind,
): View<DrillHeat> {
  return useView(
    DrillDownHeatMapDocument,
    { ...variablesOf(simulationId, address), kind },
    LAST_SHOWN,
  )
}
