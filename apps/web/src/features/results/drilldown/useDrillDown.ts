import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  DrillDownDocument,
  DrillDownHeatMapDocument,
  type DrillDownHeatMapQuery,
  type DrillDownQuery,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import type { DrillAddress } from './drillAddress.ts'

/** Results of a finished run never change; the last part stays in view while the next is fetched. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData }

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
  const query = useQuery({
    ...graphqlQuery(DrillDownDocument, variablesOf(simulationId, address)),
    ...KEPT,
  })
  return mapView(viewOf(query), ({ drillDown }) => drillDown)
}

export function useDrillHeat(
  simulationId: string,
  address: DrillAddress,
  kind: HeatKind,
): View<DrillHeat> {
  const query = useQuery({
    ...graphqlQuery(DrillDownHeatMapDocument, { ...variablesOf(simulationId, address), kind }),
    ...KEPT,
  })
  return mapView(viewOf(query), ({ drillDownHeatMap }) => drillDownHeatMap)
}
