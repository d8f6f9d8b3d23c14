import type { ReactNode } from 'react'
import { isEditor } from '../../lib/currentProject.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { AnchorLink } from '../../ui/links.tsx'

/** On a project that was made for an import from PVsyst which was not done: it leads back there. */
export function UnfinishedLink({ project }: { readonly project: ProjectRowFragment }): ReactNode {
  if (!project.pvsyst_import_in_progress || !isEditor(project)) return null
  return (
    <AnchorLink
      size="xs"
      from="/$org"
      to="/$org/project/$projectId/pvsyst-import"
      params={{ projectId: project.id }}
      search={{}}
      onClick={(event) => event.stopPropagation()}
    >
      Unfinished: go on with the import
    </AnchorLink>
  )
}
