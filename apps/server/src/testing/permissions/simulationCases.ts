import { byId, ofOrganization, ofProject } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'

export const simulationCases: PermissionDomain = {
  title: 'Simulations',
  cases: [
    {
      field: 'projectDuetSim',
      may: 'project viewer',
      args: ofProject,
      select: '{ id user { email } duet_job { status } }',
    },
    {
      field: 'projectDuetSim',
      variant: 'one of them',
      may: 'project viewer',
      args: ({ project, simulation }) => ({ project_id: project, id: simulation }),
      select: '{ id }',
    },
    {
      field: 'organizationRuns',
      may: 'organization guest',
      args: ofOrganization,
      note: 'Of projects that the caller sees.',
      select:
        '{ counts { all } rows { project_id project_name may_run run { simulation_id name } } }',
    },
    {
      field: 'startOrganizationRuns',
      may: 'organization guest',
      scope: 'simulate',
      // Each run is refused in the answer, as its own tests have it
      args: ({ organization }) => ({
        organization_id: organization,
        runs: [{ project_id: 'of nobody' }],
      }),
      note: 'Each run is refused by itself where the caller may not run in its project.',
      select: '{ simulation_id error_code }',
    },
    { field: 'runningProjectSim', may: 'project viewer', args: ofProject },
    {
      field: 'runProjectBlockSimulation',
      may: 'project run',
      scope: 'simulate',
      args: ({ project, block, dataset }) => ({
        project_id: project,
        input: { block_ids: [block], enviro_dataset_id: dataset },
      }),
      checksFormOf: ['block', 'dataset'],
      note: 'Not for guests of an organization.',
      // the block is not complete, which the answer says
      select: '{ success errors { messages } }',
    },
    {
      field: 'stopRunningSimulation',
      may: 'project run',
      scope: 'simulate',
      args: ({ simulation, project }) => ({ id: simulation, project_id: project }),
    },
    {
      field: 'editDuetSimulation',
      may: 'project editor',
      scope: 'write',
      args: ({ simulation }) => ({ id: simulation, name: 'Renamed' }),
    },
    {
      field: 'deleteDuetSimulation',
      variant: 'of another user',
      may: 'project owner',
      scope: 'write',
      args: byId('simulation'),
      prepare: ({ simulation, bystander }) =>
        `update simulation set user_id = '${bystander}' where id = '${simulation}'`,
    },
    {
      field: 'deleteDuetSimulation',
      variant: 'of oneself',
      may: 'project run',
      scope: 'write',
      args: byId('simulation'),
      prepare: ({ simulation, user }) =>
        `update simulation set user_id = '${user}' where id = '${simulation}'`,
    },
  ],
}
