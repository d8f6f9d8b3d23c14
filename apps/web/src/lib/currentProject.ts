import { createContext, useContext } from 'react'
import type { ProjectQuery } from './gql/graphql.ts'

export type CurrentProject = ProjectQuery['project']

/** Filled by the shell for every route under /$org/project/$projectId. */
export const CurrentProjectContext = createContext<CurrentProject | undefined>(undefined)

export function useCurrentProject(): CurrentProject {
  const project = useContext(CurrentProjectContext)
  if (project === undefined) {
    throw new Error('useCurrentProject was called outside the pages of a project')
  }
  return project
}

/** Blocks, layers, components, meteo, runs. */
export function mayEdit(project: { readonly role_id: string }): boolean {
  return project.role_id === 'editor' || project.role_id === 'owner'
}

/** Sharing, renaming and deleting the project. */
export function mayAdminister(project: { readonly role_id: string }): boolean {
  return project.role_id === 'owner'
}
