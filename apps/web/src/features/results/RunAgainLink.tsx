import type { ReactNode } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { ButtonLink } from '../../ui/links.tsx'

interface RunAgainLinkProps {
  /** Of the run. */
  readonly id: string
  readonly children: string
}

/** To the form of a run with the choices of this one, for those who may run. */
export function RunAgainLink({ id, children }: RunAgainLinkProps): ReactNode {
  const project = useCurrentProject()
  if (!mayRun(project)) return null
  return (
    <ButtonLink
      variant="default"
      from="/$org/project/$projectId"
      to="/$org/project/$projectId/compute/blocks"
      search={{ run: id }}
    >
      {children}
    </ButtonLink>
  )
}
