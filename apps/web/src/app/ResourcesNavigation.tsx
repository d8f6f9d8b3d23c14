import { getRouteApi, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkBar } from '../ui/tabs/LinkBar.tsx'

const route = getRouteApi('/$org/project/$projectId')

const ENTRIES = [
  { label: 'Weather', to: '/$org/project/$projectId/resources/meteo' },
  { label: 'Custom datasets', to: '/$org/project/$projectId/resources/datasets' },
] as const

/** What the project has of data: weather, and tables of people. */
export function ResourcesNavigation(): ReactNode {
  const params = route.useParams()
  const pathname = useLocation({ select: (location) => location.pathname })
  const entries = ENTRIES.map((entry) => ({ ...entry, params }))
  return <LinkBar label="Data" entries={entries} pathname={pathname} />
}
