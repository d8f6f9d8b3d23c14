import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  COMPANY_TYPES,
  FEATURES,
  type IntakeField,
  type IntakeForm,
  intakeLabel,
  POSITIONS,
  USE_CASES,
  withChosen,
} from './intakeForm.ts'

interface IntakeFieldsProps {
  readonly draft: IntakeForm
  readonly errors: { readonly [F in IntakeField]?: string | undefined }
  readonly onChange: (draft: Partial<IntakeForm>) => void
}

export function IntakeFields({ draft, errors, onChange }: IntakeFieldsProps): ReactNode {
  return (
    <>
      <TextInput
        label={intakeLabel('company_name')}
        required
        autoComplete="organization"
        maxLength={200}
        value={draft.company_name}
        error={errors.company_name}
        onChange={(event) => onChange({ company_name: event.currentTarget.value })}
      />
      <Select
        label={intakeLabel('company_type')}
        required
        data={[...withChosen(COMPANY_TYPES, [draft.company_type])]}
        value={draft.company_type === '' ? null : draft.company_type}
        error={errors.company_type}
        onChange={(company_type) => onChange({ company_type: company_type ?? '' })}
      />
      <Select
        label={intakeLabel('position')}
        required
        data={[...withChosen(POSITIONS, [draft.position])]}
        value={draft.position === '' ? null : draft.position}
        error={errors.position}
        onChange={(position) => onChange({ position: position ?? '' })}
      />
      <Choices
        label={intakeLabel('use_cases')}
        description="What you want to do; one or more"
        choices={withChosen(USE_CASES, draft.use_cases)}
        chosen={draft.use_cases}
        error={errors.use_cases}
        onChange={(use_cases) => onChange({ use_cases })}
      />
      <Choices
        label={intakeLabel('features')}
        description="What matters most to you; one or more"
        choices={withChosen(FEATURES, draft.features)}
        chosen={draft.features}
        error={errors.features}
        onChange={(features) => onChange({ features })}
      />
    </>
  )
}

/** Any of a list, all in view. */
function Choices(props: {
  readonly label: string
  readonly description: string
  readonly choices: readonly string[]
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}): ReactNode {
  return (
    <Checkbox.Group
      label={props.label}
      description={props.description}
      required
      value={[...props.chosen]}
      error={props.error}
      onChange={props.onChange}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my={6}>
        {props.choices.map((choice) => (
          <Checkbox
            key={choice}
            value={choice}
            label={choice}
            aria-invalid={props.error !== undefined}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
