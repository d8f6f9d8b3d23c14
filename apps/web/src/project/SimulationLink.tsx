import type { ReactNode } from 'react'
import { AnchorLink } from '../ui/links.tsx'

interface SimulationLinkProps {
  readonly id: string
  readonly title?: string
  /** A click on the link is none on the row that it stands in. */
  readonly isInRow?: boolean
  readonly children: ReactNode
}

/** To the results of a run of the project. */
export function SimulationLink({ id, title, isInRow, children }: SimulationLinkProps): ReactNode {
  return (
    <AnchorLink
      fw={600}
      size="sm"
      title={title}
      from="/$org/project/$projectId"
      to="/$org/project/$projectId/simulations/$simId/$tab"
      params={{ simId: id, tab: 'energy-yields' }}
      {...(isInRow === true && { onClick: (event) => event.stopPropagation() })}
    >
      {children}
    </AnchorLink>
  )
}
