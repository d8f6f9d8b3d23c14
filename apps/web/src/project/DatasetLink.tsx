import type { ReactNode } from 'react'
import { AnchorLink } from '../ui/links.tsx'

interface DatasetLinkProps {
  readonly datasetId: string
  readonly fw?: number
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** To a dataset of the project, in a text. */
export function DatasetLink({ datasetId, fw, onClick, children }: DatasetLinkProps): ReactNode {
  return (
    <AnchorLink
      size="sm"
      {...(fw === undefined ? {} : { fw })}
      to="/$org/project/$projectId/resources/meteo/$datasetId"
      from="/$org/project/$projectId"
      params={{ datasetId }}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
    </AnchorLink>
  )
}
