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

/** What of a project decides who may do what in it. */
interface ProjectRights {
  readonly role_id: string
  /** Set while the project is monitored. */
  readonly sentinel_deployment: object | null
}

/** A monitored project keeps the design that its model is compared by. */
export function isLocked(project: Pick<ProjectRights, 'sentinel_deployment'>): boolean {
  return project.sentinel_deployment !== null
}

/** Blocks, layers, components, meteo: nobody's while the project is locked. */
export function mayEdit(project: ProjectRights): boolean {
  return mayRun(project) && !isLocked(project)
}

/** Simulations and what is made of them; also of a locked project. */
export function mayRun({ role_id }: Pick<ProjectRights, 'role_id'>): boolean {
  return role_id === 'editor' || role_id === 'owner'
}

/** Sharing, renaming, deleting and deploying the project. */
export function mayAdminister({ role_id }: Pick<ProjectRights, 'role_id'>): boolean {
  return role_id === 'owner'
}

/** Results as files: viewers only where the project lets them. */
export function mayExport(project: {
  readonly role_id: string
  readonly exports_for_viewers: boolean
}): boolean {
  return project.role_id !== 'viewer' || project.exports_for_viewers
}
