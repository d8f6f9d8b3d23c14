import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

const EXCEEDANCE = '{ years sigma_fraction p_values { energy_kwh } }'

const uncertainty: readonly PermissionCase[] = [
  {
    field: 'yieldUncertainty',
    may: 'project viewer',
    args: ({ project }) => ({ project_id: project }),
    select: '{ year_fraction is_usual }',
  },
  {
    field: 'yieldExceedance',
    may: 'project viewer',
    args: ({ simulation }) => ({ simulation_id: simulation }),
    select: EXCEEDANCE,
  },
  {
    field: 'yieldExceedance',
    variant: 'of a block',
    may: 'project viewer',
    args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
    select: EXCEEDANCE,
  },
  {
    field: 'updateYieldUncertainty',
    may: 'project editor',
    args: ({ project }) => ({
      project_id: project,
      parts: {
        interannual: 0.04,
        irradiation: 0.05,
        transposition: 0.03,
        module_rating: 0.03,
        soiling: 0.02,
        snow: 0,
        other: 0.05,
      },
    }),
    select: '{ year_fraction }',
  },
]

export const resultTabCases: PermissionDomain = { title: 'Result tabs', cases: uncertainty }
