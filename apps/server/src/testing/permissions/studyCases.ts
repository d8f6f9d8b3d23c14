import { byId, ofProject } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'

const RUNNERS = {
  may: 'project run',
  note: 'Not for guests of an organization.',
} as const

export const studyCases: PermissionDomain = {
  title: 'Pre-flight, queue and studies',
  cases: [
    { field: 'projectDesignCheck', may: 'project viewer', args: ofProject, select: '{ ready }' },
    {
      field: 'runPreflight',
      may: 'project viewer',
      args: ({ project, block, dataset }) => ({
        project_id: project,
        input: { block_ids: [block], enviro_dataset_id: dataset },
      }),
      checksFormOf: ['block', 'dataset'],
      select: '{ is_ready }',
    },
    {
      field: 'simulationChoices',
      may: 'project viewer',
      args: byId('simulation'),
      select: '{ block_ids }',
    },
    {
      field: 'runSimulationAgain',
      ...RUNNERS,
      scope: 'simulate',
      args: byId('simulation'),
      select: '{ success }',
    },
    {
      field: 'editDuetJobStatus',
      may: 'project owner',
      scope: 'simulate',
      args: ({ simulation }) => ({ id: simulation, status: 'stopped' }),
      prepare: ({ simulation }) =>
        `update duet_job set status = 'running' where simulation_id = '${simulation}'`,
      except: { systemAdmin: 'ok' },
      note: 'System administrators in person too.',
    },
    {
      field: 'runSensitivities',
      may: 'project viewer',
      args: ({ simulation }) => ({ simulation_id: simulation }),
      select: '{ inputs { sensitivity } }',
    },
    {
      field: 'computeRunSensitivities',
      ...RUNNERS,
      scope: 'simulate',
      args: ({ simulation }) => ({ simulation_id: simulation, inputs: ['irradiation'] }),
      answers: 'INVALID_INPUT',
      select: '{ inputs { run_count } }',
    },
    {
      field: 'simulationStudies',
      may: 'project viewer',
      args: ofProject,
      select: '{ id points { labels } }',
    },
    { field: 'simulationStudy', may: 'project viewer', args: byId('study'), select: '{ id }' },
    {
      field: 'studyPreview',
      may: 'project viewer',
      args: ({ project, block, dataset }) => ({
        project_id: project,
        input: {
          parameters: [{ parameter: 'tilt', values: [10] }],
          run: { block_ids: [block], enviro_dataset_id: dataset },
        },
      }),
      checksFormOf: ['block', 'dataset'],
      select: '{ points { labels } }',
    },
    {
      field: 'createSimulationStudy',
      ...RUNNERS,
      scope: 'simulate',
      args: ({ project, block, dataset }) => ({
        project_id: project,
        input: {
          parameters: [{ parameter: 'tilt', values: [10] }],
          run: { block_ids: [block], enviro_dataset_id: dataset },
        },
      }),
      checksFormOf: ['block', 'dataset'],
      select: '{ id }',
    },
    {
      field: 'addStudyPoints',
      ...RUNNERS,
      scope: 'simulate',
      args: ({ study }) => ({ id: study, points: [[10]] }),
      select: '{ id }',
    },
    {
      field: 'renameSimulationStudy',
      may: 'project editor',
      scope: 'write',
      args: ({ study }) => ({ id: study, name: 'Renamed' }),
      select: '{ id }',
    },
    {
      field: 'stopSimulationStudy',
      ...RUNNERS,
      scope: 'simulate',
      args: byId('study'),
      select: '{ id }',
    },
    {
      field: 'startStudySearch',
      ...RUNNERS,
      scope: 'simulate',
      args: ({ study }) => ({ id: study, figure: 'energy' }),
      select: '{ id }',
    },
    {
      field: 'pauseStudySearch',
      ...RUNNERS,
      scope: 'simulate',
      args: byId('study'),
      select: '{ id }',
    },
    {
      field: 'deleteSimulationStudy',
      variant: 'of another user',
      may: 'project owner',
      scope: 'write',
      args: ({ study }) => ({ id: study, with_runs: false }),
      prepare: ({ study, bystander }) =>
        `update simulation_study set user_id = '${bystander}' where id = '${study}'`,
    },
    {
      field: 'deleteSimulationStudy',
      variant: 'of oneself',
      ...RUNNERS,
      scope: 'write',
      args: ({ study }) => ({ id: study, with_runs: true }),
      prepare: ({ study, user }) =>
        `update simulation_study set user_id = '${user}' where id = '${study}'`,
    },
  ],
}
