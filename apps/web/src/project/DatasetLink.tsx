import { Anchor } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

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
    <Anchor
      size="sm"
      {...(fw === undefined ? {} : { fw })}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/$org/project/$projectId/resources/meteo/$datasetId"
          params={{ org, projectId, datasetId }}
          {...(onClick === undefined ? {} : { onClick })}
        />
      )}
    >
      {children}
    </Anchor>
  )
}
