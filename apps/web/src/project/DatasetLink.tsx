import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AnchorLink } from '../ui/links.tsx'

const route = getRouteApi('/$org/project/$projectId')

interface DatasetLinkProps {
  readonly datasetId: string
  readonly fw?: number
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** To a dataset of the project, in a text. */
export function DatasetLink({ datasetId, fw, onClick, children }: DatasetLinkProps): ReactNode {
  const { org, projectId } = route.useParams()
  return (
    <AnchorLink
      size="sm"
      {...(fw === undefined ? {} : { fw })}
      to="/$org/project/$projectId/resources/meteo/$datasetId"
      params={{ org, projectId, datasetId }}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
    </AnchorLink>
  )
}
