import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/links.tsx'

/** To the page on which the costs of the project are entered. */
export function CostsLink({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ButtonLink
      variant="default"
      from="/$org/project/$projectId"
      to="/$org/project/$projectId/design/costs"
    >
      {children}
    </ButtonLink>
  )
}
