import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { GetPanelIvDocument, type GetPanelIvQuery } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import type { Draft } from '../componentDraft.ts'

export type PanelIv = GetPanelIvQuery['panelIv']
export type IvCurve = PanelIv['curves'][number]

/** Curves of the panel as it is typed, 0.4 s after the last key. */
export function usePanelIv(draft: Draft): View<PanelIv> {
  const [parameters] = useDebouncedValue(draft, 400)
  return useView(
    GetPanelIvDocument,
    { parameters },
    {
      placeholderData: keepPreviousData,
    },
  )
}
