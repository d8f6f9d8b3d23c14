/** What a run of a list is; outdated: completed by another version of the engine; none: a project without a run. */
export const RUN_STATES = ['completed', 'outdated', 'running', 'failed', 'stopped', 'none'] as const
export type RunState = (typeof RUN_STATES)[number]

/** What runs are sorted by. */
export const RUN_ORDERS = [
  'created_at',
  'project',
  'name',
  'state',
  'energy',
  'specific_yield',
  'performance_ratio',
  'bifacial_gain',
  'nominal_dc',
  'dc_ac_ratio',
  'engine_version',
  'change',
] as const
export type RunOrder = (typeof RUN_ORDERS)[number]
