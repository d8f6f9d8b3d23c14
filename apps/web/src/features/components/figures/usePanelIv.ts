import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { GetPanelIvDocument, type GetPanelIvQuery } from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import type { Draft } from '../componentDraft.ts'

export type PanelIv = GetPanelIvQuery['panelIv']
export type IvCurve = PanelIv['curves'][number]

/** Curves of the panel as it is typed, 0.4 s after the last key. */
export function usePanelIv(draft: Draft): View<PanelIv> {
  const [parameters] = useDebouncedValue(draft, 400)
  const query = useQuery({
    ...graphqlQuery(GetPanelIvDocument, { parameters }),
    placeholderData: keepPreviousData,
  })
  return mapView(viewOf(query), ({ panelIv }) => panelIv)
}
