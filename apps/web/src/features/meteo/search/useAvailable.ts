import {
  AvailableMeteoDatasetsDocument,
  type AvailableMeteoDatasetsQuery,
  UtcOffsetForLocationDocument,
  type UtcOffsetForLocationQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'

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
  return useView(AvailableMeteoDatasetsDocument, {
    project_id: projectId,
    ...place,
    source: source ?? null,
  })
}

export function useUtcOffset(place: Place): View<UtcOffset> {
  return useView(UtcOffsetForLocationDocument, { ...place })
}
