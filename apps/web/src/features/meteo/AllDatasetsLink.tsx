import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AnchorLink } from '../../ui/links.tsx'

/** Above the title of a page that is not the list of them. */
export function AllDatasetsLink(): ReactNode {
  const { org, projectId } = useParams({ from: '/$org/project/$projectId' })
  return (
    <AnchorLink size="xs" to="/$org/project/$projectId/resources/meteo" params={{ org, projectId }}>
      All meteo datasets
    </AnchorLink>
  )
}
