import { Group, Select, SimpleGrid, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { type CorrectionForm, correctionErrors, correctionOf } from './correctionForm.ts'
import { useCorrectDataset } from './useDatasets.ts'
import { alignmentText } from './weatherTexts.ts'

interface CorrectDialogProps {
  readonly dataset: DatasetRowFragment
  readonly onClose: () => void
}

/** Time zone, alignment, place and height of a dataset, put right after its import. */
export function CorrectDialog({ dataset, onClose }: CorrectDialogProps): ReactNode {
  const correct = useCorrectDataset(dataset.id)
  const [form, setForm] = useState<CorrectionForm>(() => ({
    ...dataset,
    altitude_m: dataset.altitude_m,
    zone_keeps: 'labels',
    reason: '',
  }))
  const change = (next: Partial<CorrectionForm>): void => setForm({ ...form, ...next })
  const changed = correctionOf(dataset, form)
  const isReady = changed !== undefined && correctionErrors(dataset, form).length === 0
  const state = useCheckedForm(
    {},
    () => isReady && correct.mutate(changed, { onSuccess: onClose }),
    correct,
  )
  return (
    <FormDialog
      title="Correct times and place"
      size="lg"
      submitLabel="Correct"
      isDisabled={!isReady}
      form={state}
      onClose={onClose}
    >
      <Note kind="info">
        {`This makes revision ${dataset.revision + 1}: rows, sums and the quality report are made anew. Simulations that were run stay as they are and say that there is a newer revision.`}
      </Note>
      <TimeFields dataset={dataset} form={form} change={change} />
      <PlaceFields dataset={dataset} form={form} change={change} />
      <TextInput
        label="Reason"
        description="Recorded in the history"
        maxLength={200}
        value={form.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly dataset: DatasetRowFragment
  readonly form: CorrectionForm
  readonly change: (next: Partial<CorrectionForm>) => void
}

const ZONE_CHOICES = [
  { value: 'labels', label: 'The times in the file: the rows move' },
  { value: 'instants', label: 'The rows: local time alone is another' },
] as const

const ALIGNMENTS = ['beginning', 'center', 'ending'].map((value) => ({
  value,
  label: alignmentText(value),
}))

const errorOf = ({ dataset, form }: FieldsProps, path: string): string | undefined =>
  correctionErrors(dataset, form).find((error) => error.path === path)?.message

function TimeFields(props: FieldsProps): ReactNode {
  const { dataset, form, change } = props
  return (
    <Group align="flex-start" gap="md" grow preventGrowOverflow={false}>
      <NumberField
        label="Standard time, from UTC"
        unit="h"
        decimals={2}
        value={form.local_time_zone}
        error={errorOf(props, 'local_time_zone')}
        onChange={(local_time_zone) => change({ local_time_zone })}
      />
      {form.local_time_zone !== dataset.local_time_zone && (
        <Select
          label="What was right"
          allowDeselect={false}
          data={ZONE_CHOICES}
          value={form.zone_keeps}
          onChange={(value) => change({ zone_keeps: value === 'instants' ? 'instants' : 'labels' })}
        />
      )}
      <Select
        label="Times are those of the"
        allowDeselect={false}
        data={ALIGNMENTS}
        value={form.interval_alignment}
        onChange={(value) => change({ interval_alignment: value ?? form.interval_alignment })}
      />
    </Group>
  )
}

function PlaceFields(props: FieldsProps): ReactNode {
  const { dataset, form, change } = props
  /** The height of the place before is that of no other. */
  const move = (next: Pick<Partial<CorrectionForm>, 'latitude' | 'longitude'>): void =>
    change({ ...next, ...(form.altitude_m === dataset.altitude_m && { altitude_m: null }) })
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <NumberField
        label="Latitude"
        unit="° N"
        value={form.latitude}
        error={errorOf(props, 'latitude')}
        onChange={(latitude) => move({ latitude })}
      />
      <NumberField
        label="Longitude"
        unit="° E"
        value={form.longitude}
        error={errorOf(props, 'longitude')}
        onChange={(longitude) => move({ longitude })}
      />
      <NumberField
        label="Height above sea level"
        unit="m"
        value={form.altitude_m}
        description={
          form.altitude_m === null ? 'Empty: from the heights of the project' : undefined
        }
        error={errorOf(props, 'altitude_m')}
        onChange={(altitude_m) => change({ altitude_m })}
      />
    </SimpleGrid>
  )
}
