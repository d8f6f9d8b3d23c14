import type { Ids } from './fixture.ts'

/** Arguments that name one thing alone. */
export const byId =
  (of: keyof Ids) =>
  (ids: Ids): { readonly id: string } => ({ id: ids[of] })

export const ofOrganization = ({ organization }: Ids): { readonly organization_id: string } => ({
  organization_id: organization,
})
export const ofProject = ({ project }: Ids): { readonly project_id: string } => ({
  project_id: project,
})
export const ofSimulation = ({ simulation }: Ids): { readonly simulation_id: string } => ({
  simulation_id: simulation,
})
