/** The intake form as it is filled in. Nothing of it is a secret or a code: the words themselves are stored. */
export interface IntakeForm {
  readonly company_name: string
  readonly company_type: string
  readonly position: string
  readonly use_cases: readonly string[]
  readonly features: readonly string[]
}

export const EMPTY_FORM: IntakeForm = {
  company_name: '',
  company_type: '',
  position: '',
  use_cases: [],
  features: [],
}

export const COMPANY_TYPES = [
  'Developer',
  'EPC contractor',
  'Independent power producer',
  'Owner or investor',
  'Operation and maintenance',
  'Independent engineer or consultant',
  'Manufacturer',
  'Utility or grid operator',
  'University or research institute',
  'Software provider',
  'Other',
] as const

export const POSITIONS = [
  'Engineer',
  'Energy analyst',
  'Project developer',
  'Project manager',
  'Asset manager',
  'Operations',
  'Executive',
  'Researcher or student',
  'Software developer',
  'Other',
] as const

export const USE_CASES = [
  'Early site assessment',
  'Plant layout',
  'Energy yield assessment',
  'Bankable yield reports',
  'Comparing designs or components',
  'Due diligence',
  'Monitoring operating plants',
  'Research',
] as const

export const FEATURES = [
  'Layout on the map',
  'Trackers and backtracking',
  'Bifacial modules',
  'Shading in three dimensions',
  'Uneven ground',
  'Loss account',
  'Import of PVsyst variants',
  'Weather files of my own',
  'Exports and reports',
  'API and automation',
  'Monitoring against the model',
] as const

const LABELS = {
  company_name: 'Company Name',
  company_type: 'Company Type',
  position: 'Position',
  use_cases: 'Use Cases',
  features: 'Features',
} as const

export type IntakeField = keyof typeof LABELS

export function intakeLabel(field: IntakeField): string {
  return LABELS[field]
}

/** '{Label} is required' for each field that is empty. */
export function intakeErrors(form: IntakeForm): { readonly [F in IntakeField]?: string } {
  const fields: readonly IntakeField[] = [
    'company_name',
    'company_type',
    'position',
    'use_cases',
    'features',
  ]
  return Object.fromEntries(
    fields
      .filter((field) => isEmpty(form[field]))
      .map((field) => [field, `${LABELS[field]} is required`]),
  )
}

function isEmpty(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/** Choices with what was chosen before, also where a list has changed since. */
export function withChosen(
  choices: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  return [...choices, ...chosen.filter((one) => one !== '' && !choices.includes(one))]
}
