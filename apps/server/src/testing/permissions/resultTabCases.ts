import { ofProject, ofSimulation } from './caseArgs.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

const EXCEEDANCE = '{ years sigma_fraction p_values { energy_kwh } }'

const uncertainty: readonly PermissionCase[] = [
  {
    field: 'yieldUncertainty',
    may: 'project viewer',
    args: ofProject,
    select: '{ year_fraction is_usual }',
  },
  { field: 'yieldExceedance', may: 'project viewer', args: ofSimulation, select: EXCEEDANCE },
  {
    field: 'yieldExceedance',
    variant: 'of a block',
    may: 'project viewer',
    args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
    select: EXCEEDANCE,
  },
  {
    field: 'yieldYears',
    may: 'project viewer',
    args: ofSimulation,
    select: '{ basis horizons { years } }',
  },
  {
    field: 'yieldYears',
    variant: 'of a block',
    may: 'project viewer',
    args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
    select: '{ basis horizons { years } }',
  },
  {
    field: 'updateYieldUncertainty',
    may: 'project editor',
    scope: 'write',
    args: ({ project }) => ({
      project_id: project,
      uncertainty: {
        life_years: 25,
        parts: [
          {
            key: 'interannual',
            name: 'Differences between years',
            distribution: 'normal',
            fraction: 0.04,
            year_correlation: 0,
            note: '',
          },
        ],
      },
    }),
    select: '{ year_fraction }',
  },
]

const MODEL = {
  currency: 'EUR',
  capital: [{ name: 'Modules', unit: 'wp', unit_price: 0.2 }],
  yearly: [],
  real_discount_fraction: 0.05,
  inflation_fraction: 0.02,
  life_years: 25,
}

const economics: readonly PermissionCase[] = [
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
]

const losses: readonly PermissionCase[] = [
  { field: 'cleaningStudy', may: 'project viewer', args: ofProject, select: '{ project_id }' },
  { field: 'lossNotes', may: 'project viewer', args: ofProject, select: '{ project_id }' },
  {
    field: 'updateLossNote',
    may: 'project editor',
    scope: 'write',
    args: ({ project }) => ({
      project_id: project,
      note: { key: 'soiling', note: 'Measured', sigma_percentage: 0.5 },
    }),
    select: '{ notes { key } }',
  },
]

/** The run of the fixture has no files. */
const NO_FILES = 'RESULT_DAMAGED'

const COLUMNS = { columns: ['ac_block'] }

const series: readonly PermissionCase[] = [
  { field: 'plantSeries', more: COLUMNS },
  { field: 'dayProfiles', more: COLUMNS },
  { field: 'durationCurve', more: {} },
  { field: 'cellTemperatures', more: {} },
  { field: 'monthlyLosses', more: {} },
].flatMap(({ field, more }): PermissionCase[] => [
  {
    field,
    may: 'project viewer',
    args: ({ simulation }) => ({ simulation_id: simulation, ...more }),
    answers: NO_FILES,
  },
  {
    field,
    variant: 'of a block',
    may: 'project viewer',
    args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block, ...more }),
    answers: NO_FILES,
  },
])

const whole: readonly PermissionCase[] = [
  {
    field: 'blockSeries',
    may: 'project viewer',
    args: ({ simulation }) => ({ simulation_id: simulation, ...COLUMNS }),
    answers: NO_FILES,
  },
  { field: 'dcOperation', may: 'project viewer', args: ofSimulation, answers: NO_FILES },
  { field: 'runAlbedo', may: 'project viewer', args: ofSimulation, answers: 'WEATHER_DAMAGED' },
]

export const resultTabCases: PermissionDomain = {
  title: 'Result tabs',
  cases: [...uncertainty, ...economics, ...losses, ...series, ...whole],
}
