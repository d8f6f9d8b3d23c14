import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GetMapConfigDocument, SearchPlacesDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { fetchTowns } from '../../ui/map/townList.ts'
import { hitsWithoutService, type PlaceHit } from './placeHits.ts'

export interface PlaceSearchState {
  readonly text: string
  readonly hits: readonly PlaceHit[]
  /** Name of the service that may be asked; null: none is set. */
  readonly service: string | null
  readonly isAsking: boolean
  /** The hits are those of the service. */
  readonly isAnswered: boolean
  /** Whose the hits are, or why there are none. */
  readonly note: string
  readonly begin: () => void
  readonly type: (text: string) => void
  readonly ask: () => void
}

/** Places for what is typed. Nothing is asked of a service but by `ask`. */
export function usePlaceSearch(): PlaceSearchState {
  const [text, setText] = useState('')
  const [hasBegun, setHasBegun] = useState(false)
  const towns = useQuery({
    queryKey: ['towns'],
    queryFn: ({ signal }) => fetchTowns(signal),
    enabled: hasBegun,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const config = useQuery({ ...graphqlQuery(GetMapConfigDocument, {}), enabled: hasBegun })
  const asked = useMutation({
    mutationFn: async (wanted: string) =>
      (await request(SearchPlacesDocument, { text: wanted })).searchPlaces,
  })
  const own = hitsWithoutService(text, towns.data ?? [])
  const hits = asked.data?.places ?? own
  const { isError, error } = asked.isError ? asked : towns
  return {
    text,
    hits,
    service: config.data?.mapConfig.places_service ?? null,
    isAsking: asked.isPending,
    isAnswered: asked.isSuccess,
    note: isError ? errorMessage(error) : noteOf(hits, asked.data),
    begin: () => setHasBegun(true),
    type: (next) => {
      asked.reset()
      setText(next)
    },
    ask: () => asked.mutate(text.trim()),
  }
}

function noteOf(
  hits: readonly PlaceHit[],
  answer: { readonly service: string; readonly attribution: string | null } | undefined,
): string {
  if (answer === undefined) {
    return hits.length > 0 ? 'Towns: GeoNames, CC BY 4.0' : 'No town of the list has this name.'
  }
  if (hits.length === 0) return `${answer.service} knows no such place.`
  return answer.attribution ?? answer.service
}
