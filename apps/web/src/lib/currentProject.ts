import type { ProjectRight } from '@duet/contract'
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

/** A monitored project is locked to the design that its model is compared by. */
export function isLocked(project: { readonly sentinel_deployment: object | null }): boolean {
  return project.sentinel_deployment !== null
}

/** What the server grants the user in a project, by the rules of the contract. */
interface ProjectRights {
  readonly rights: readonly string[]
}

const granted =
  (right: ProjectRight) =>
  ({ rights }: ProjectRights): boolean =>
    rights.includes(right)

/** Blocks, layers, components: nobody's while the project is locked. */
export const mayEdit: (project: ProjectRights) => boolean = granted('edit')
/** To add weather, also to a locked project; what is there already is changed only while nothing rests on it. */
export const mayAddWeather: (project: ProjectRights) => boolean = granted('weather')
/** To start, stop and delete simulations; also of a locked project. Guests of the organisation may not, whatever their role is. */
export const mayRun: (project: ProjectRights) => boolean = granted('run')
/** Likewise. */
export const mayCopy: (project: ProjectRights) => boolean = granted('copy')
/** To make and change workbooks of comparison. */
export const mayCompare: (project: ProjectRights) => boolean = granted('compare')
/** Names, notes and settings, which no design and no simulation depends on. */
export const isEditor: (project: ProjectRights) => boolean = granted('editor')
/** Sharing, renaming, deleting and deploying the project. */
export const mayAdminister: (project: ProjectRights) => boolean = granted('owner')
/** Results as files: viewers only where the project lets them. */
export const mayExport: (project: ProjectRights) => boolean = granted('export')
