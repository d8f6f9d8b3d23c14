import { type ProjectRight, type ProjectRole, projectRights } from '@duet/contract'
import type { GrantedAccess } from '../access/projectAccess.ts'
import type { ProjectRow } from '../access/projectQueries.ts'

/** A project as one user sees it. */
export interface ProjectRecord extends ProjectRow {
  readonly role_id: ProjectRole
  /** The user is a guest of the project's organisation. */
  readonly isGuest: boolean
}

export const projectRecord = ({
  project,
  role,
  isGuest,
}: Pick<GrantedAccess, 'project' | 'role' | 'isGuest'>): ProjectRecord => ({
  ...project,
  role_id: role,
  isGuest,
})

/** All that the user may do in the project: what a screen offers. */
export const rightsOf = (
  { role_id, isGuest, exports_for_viewers }: ProjectRecord,
  isLocked: boolean,
): ProjectRight[] => [
  ...projectRights({
    role: role_id,
    isGuest,
    isLocked,
    exportsForViewers: exports_for_viewers,
  }),
]
