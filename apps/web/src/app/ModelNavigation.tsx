import { getRouteApi, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkBar } from '../ui/tabs/LinkBar.tsx'

const route = getRouteApi('/$org/project/$projectId')

const ENTRIES = [
  { label: 'Blocks', to: '/$org/project/$projectId/design/blocks' },
  { label: 'Components', to: '/$org/project/$projectId/design/components' },
  { label: 'Losses', to: '/$org/project/$projectId/design/losses' },
  { label: 'Costs', to: '/$org/project/$projectId/design/costs' },
] as const

/** The pages of the model. */
export function ModelNavigation(): ReactNode {
  const params = route.useParams()
  const pathname = useLocation({ select: (location) => location.pathname })
  const entries = ENTRIES.map((entry) => ({ ...entry, params }))
  return <LinkBar label="Model" entries={entries} pathname={pathname} />
}
