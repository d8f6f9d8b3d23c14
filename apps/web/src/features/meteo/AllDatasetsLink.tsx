import type { ReactNode } from 'react'
import { AnchorLink } from '../../ui/links.tsx'

/** Above the title of a page that is not the list of them. */
export function AllDatasetsLink(): ReactNode {
  return (
    <AnchorLink
      size="xs"
      to="/$org/project/$projectId/resources/meteo"
      from="/$org/project/$projectId"
    >
      All meteo datasets
    </AnchorLink>
  )
}
