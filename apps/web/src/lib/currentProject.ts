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

/** A monitored project keeps the design that its model is compared by. */
export function isLocked(project: { readonly sentinel_deployment: object | null }): boolean {
  return project.sentinel_deployment !== null
}

/** What the server grants the user in a project. */
interface ProjectRights {
  readonly rights: readonly string[]
}

/** Blocks, layers, components, meteo: nobody's while the project is locked. */
export function mayEdit({ rights }: ProjectRights): boolean {
  return rights.includes('edit')
}

/** To start, stop and delete simulations; also of a locked project. Guests of the organisation may not, whatever their role is. */
export function mayRun({ rights }: ProjectRights): boolean {
  return rights.includes('run')
}

/** Names, notes and settings, which no design and no simulation depends on. */
export function isEditor({ role_id }: { readonly role_id: string }): boolean {
  return role_id === 'editor' || role_id === 'owner'
}

/** Sharing, renaming, deleting and deploying the project. */
export function mayAdminister({ role_id }: { readonly role_id: string }): boolean {
  return role_id === 'owner'
}

/** Results as files: viewers only where the project lets them. */
export function mayExport(project: {
  readonly role_id: string
  readonly exports_for_viewers: boolean
}): boolean {
  return project.role_id !== 'viewer' || project.exports_for_viewers
}
