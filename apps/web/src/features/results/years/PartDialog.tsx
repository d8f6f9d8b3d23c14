import { Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import {
  type BudgetPart,
  INPUT_OPTIONS,
  NEW_PART,
  type PartDraft,
  partErrors,
  withPart,
} from './budget.ts'
import { type Uncertainty, useBudgetChange } from './useYears.ts'

interface PartDialogProps {
  readonly uncertainty: Uncertainty
  /** Absent: a new one. */
  readonly part: BudgetPart | undefined
  readonly partKey: string
  readonly onClose: () => void
}

const SHAPES = [
  { value: 'normal', label: 'Normal' },
  { value: 'uniform', label: 'Uniform' },
  { value: 'triangular', label: 'Triangular' },
] as const

/** One part of the uncertainty. */
export function PartDialog(props: PartDialogProps): ReactNode {
  const { uncertainty, part, partKey, onClose } = props
  const [draft, setDraft] = useState<PartDraft>(() => (part ? draftOf(part) : NEW_PART))
  const { of, store } = useBudgetChange()
  const form = useCheckedForm(
    partErrors(draft),
    () => store(withPart(uncertainty, partKey, draft), onClose),
    of,
  )
  return (
    <FormDialog
      title={part ? `Change ${part.name}` : 'Add part'}
      submitLabel={part ? 'Save part' : 'Add part'}
      form={form}
      onClose={onClose}
    >
      <PartFields draft={draft} errors={form.shown} onChange={setDraft} />
    </FormDialog>
  )
}

const draftOf = ({
  name,
  distribution,
  fraction,
  input,
  year_correlation,
  note,
}: BudgetPart): PartDraft => ({
  name,
  distribution,
  fraction,
  input,
  year_correlation,
  note,
})

interface PartFieldsProps {
  readonly draft: PartDraft
  readonly errors: ReturnType<typeof partErrors>
  readonly onChange: (draft: PartDraft) => void
}

function PartFields({ draft, errors, onChange }: PartFieldsProps): ReactNode {
  const set = (changed: Partial<PartDraft>): void => onChange({ ...draft, ...changed })
  return (
    <>
      <TextInput
        label="Name"
        data-autofocus
        maxLength={80}
        value={draft.name}
        error={errors.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Select
        label="Uncertain is"
        description="Of an input, the sensitivity of the simulation says what the energy makes of it."
        allowDeselect={false}
        data={INPUT_OPTIONS}
        value={draft.input ?? ''}
        onChange={(value) => set({ input: value === '' ? null : value })}
      />
      <Select
        label="Distribution"
        allowDeselect={false}
        data={SHAPES}
        value={draft.distribution}
        onChange={(value) => {
          const shape = SHAPES.find((one) => one.value === value)
          if (shape) set({ distribution: shape.value })
        }}
      />
      <SizeFields draft={draft} errors={errors} onChange={onChange} />
      <Textarea
        label="Source or note"
        maxLength={500}
        autosize
        minRows={2}
        value={draft.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </>
  )
}

/** How large a part is, and how far it is the same in all years. */
function SizeFields({ draft, errors, onChange }: PartFieldsProps): ReactNode {
  const set = (changed: Partial<PartDraft>): void => onChange({ ...draft, ...changed })
  return (
    <>
      <NumberField
        label={draft.distribution === 'normal' ? 'Standard deviation' : 'Half the width'}
        unit="%"
        factor={100}
        decimals={3}
        step={0.1}
        value={draft.fraction}
        error={errors.fraction}
        onChange={(fraction) => set({ fraction })}
      />
      <NumberField
        label="Correlation of years"
        description="0: every year by itself, averages out. 1: the same in every year."
        decimals={3}
        step={0.1}
        value={draft.year_correlation}
        error={errors.year_correlation}
        onChange={(year_correlation) => set({ year_correlation })}
      />
    </>
  )
}
