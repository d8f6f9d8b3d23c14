import { ofProject, ofSimulation } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'

const MODEL = {
  currency: 'EUR',
  capital: [{ name: 'Modules', unit: 'wp', unit_price: 0.2 }],
  yearly: [],
  real_discount_fraction: 0.05,
  inflation_fraction: 0.02,
  life_years: 25,
}

export const economicsCases: PermissionDomain = {
  title: 'Economics',
  cases: [
    { field: 'projectCosts', may: 'project viewer', args: ofProject, select: '{ project_id }' },
    {
      field: 'updateProjectCosts',
      may: 'project editor',
      scope: 'write',
      args: ({ project }) => ({ project_id: project, model: MODEL }),
      select: '{ model { currency } }',
    },
    { field: 'runEconomics', may: 'project viewer', args: ofSimulation, select: '{ missing }' },
    {
      field: 'economicsOfRuns',
      may: 'project viewer',
      args: ({ simulation }) => ({ simulation_ids: [simulation] }),
      select: '{ missing }',
    },
  ],
}
