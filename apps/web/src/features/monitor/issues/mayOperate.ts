import type { CurrentProject } from '../../../lib/currentProject.ts'

/** Work on issues: operators of the project and above. */
export const mayOperate = ({ rights }: Pick<CurrentProject, 'rights'>): boolean =>
  rights.includes('operator')
