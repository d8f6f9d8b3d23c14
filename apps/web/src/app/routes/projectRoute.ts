import { createRoute } from '@tanstack/react-router'
import { ProjectShell } from '../ProjectShell.tsx'
import { organizationRoute } from './organizationRoute.ts'

export const projectRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/project/$projectId',
  component: ProjectShell,
})
