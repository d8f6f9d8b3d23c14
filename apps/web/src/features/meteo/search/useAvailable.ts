import { useQuery } from '@tanstack/react-query'
import {
  AvailableMeteoDatasetsDocument,
  type AvailableMeteoDatasetsQuery,
  UtcOffsetForLocationDocument,
  type UtcOffsetForLocationQuery,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'

export type SourceAnswer = AvailableMeteoDatasetsQuery['availableMeteoDatasets'][number]
export type UtcOffset = UtcOffsetForLocationQuery['utcOffsetForLocation']

/** Degrees, north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

export function useAvailable(
  projectId: string,
  place: Place,
  source: string | undefined,
): View<readonly SourceAnswer[]> {
  const query = useQuery(
    graphqlQuery(AvailableMeteoDatasetsDocument, {
      project_id: projectId,
      ...place,
      source: source ?? null,
    }),
  )
  return mapView(viewOf(query), ({ availableMeteoDatasets }) => availableMeteoDatasets)
}

export function useUtcOffset(place: Place): View<UtcOffset> {
  const query = useQuery(graphqlQuery(UtcOffsetForLocationDocument, { ...place }))
  return mapView(viewOf(query), ({ utcOffsetForLocation }) => utcOffsetForLocation)
}
