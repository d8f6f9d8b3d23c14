import {
  Button,
  Group,
  MultiSelect,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import type { SimulationRowFragment } from '../../../lib/gql/graphql.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { SimulationMeta } from '../useResults.ts'
import {
  ALL_BLOCKS,
  columnChoices,
  EXPORT_DEFAULTS,
  EXPORT_FORMATS,
  type ExportForm,
  intervalText,
  longerIntervals,
  runDays,
  STEP,
  zoneText,
} from './exportForm.ts'
import { useCreateExport } from './useExports.ts'

interface ExportFormPanelProps {
  readonly simulation: SimulationRowFragment
  readonly meta: SimulationMeta
}

const FORMAT_TEXTS = { csv: 'CSV', parquet: 'Parquet' } as const

export function ExportFormPanel({ simulation, meta }: ExportFormPanelProps): ReactNode {
  const [form, setForm] = useState<ExportForm>(EXPORT_DEFAULTS)
  const create = useCreateExport(simulation.id, meta.local_time_zone)
  const change = (next: Partial<ExportForm>): void => setForm({ ...form, ...next })
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="md">
        <ScopeFields simulation={simulation} form={form} onChange={change} />
        <IntervalField form={form} stepInterval={meta.time_interval} onChange={change} />
      </Group>
      <RangeFields meta={meta} form={form} onChange={change} />
      <Choice
        label="Names of columns"
        value={form.names}
        data={[
          { value: 'duet', label: 'DUET' },
          { value: 'pvsyst', label: 'PVsyst' },
        ]}
        onChange={(value) => change({ names: value === 'pvsyst' ? 'pvsyst' : 'duet', columns: [] })}
      />
      <MultiSelect
        label="Columns"
        description={columnHint(form)}
        placeholder={form.columns.length === 0 ? 'All columns' : ''}
        data={columnChoices(form)}
        value={[...form.columns]}
        onChange={(columns) => change({ columns })}
        searchable
        clearable
        maxDropdownHeight={320}
        nothingFoundMessage="No such column"
      />
      {create.isError && <ErrorNote message={errorMessage(create.error)} />}
      <Group>
        <Button
          loading={create.isPending}
          onClick={() =>
            create.mutate(form, {
              onSuccess: () =>
                notifyDone('The export is being made; it appears in the list below.'),
            })
          }
        >
          Create export
        </Button>
      </Group>
    </Stack>
  )
}

interface FieldsProps {
  readonly form: ExportForm
  readonly onChange: (next: Partial<ExportForm>) => void
}

/** Format, and of what. */
function ScopeFields({
  simulation,
  form,
  onChange,
}: FieldsProps & Pick<ExportFormPanelProps, 'simulation'>): ReactNode {
  return (
    <>
      <Choice
        label="Format"
        value={form.format}
        data={EXPORT_FORMATS.map((value) => ({ value, label: FORMAT_TEXTS[value] }))}
        onChange={(value) =>
          onChange({ format: EXPORT_FORMATS.find((known) => known === value) ?? 'csv' })
        }
      />
      <Choice
        label="Scope"
        value={form.scope}
        data={[
          { value: 'system', label: 'System' },
          { value: 'block', label: 'Blocks' },
        ]}
        onChange={(value) =>
          onChange({ scope: value === 'block' ? 'block' : 'system', columns: [] })
        }
      />
      {form.scope === 'block' && (
        <Select
          label="Block"
          w={220}
          data={[
            { value: ALL_BLOCKS, label: 'All blocks' },
            ...simulation.blocks.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={form.block}
          onChange={(block) => onChange({ block: block ?? ALL_BLOCKS })}
        />
      )}
    </>
  )
}

function IntervalField({
  stepInterval,
  form,
  onChange,
}: FieldsProps & { readonly stepInterval: string }): ReactNode {
  return (
    <Select
      label="Interval"
      w={200}
      data={[
        { value: STEP, label: `Step (${intervalText(stepInterval).toLowerCase()})` },
        ...longerIntervals(stepInterval).map((value) => ({ value, label: intervalText(value) })),
      ]}
      value={form.interval}
      onChange={(interval) => onChange({ interval: interval ?? STEP })}
    />
  )
}

/** Which days, and by which clock. */
function RangeFields({
  meta,
  form,
  onChange,
}: FieldsProps & Pick<ExportFormPanelProps, 'meta'>): ReactNode {
  const [first, last] = runDays(meta, form.timeZone)
  return (
    <Group align="flex-end" gap="md">
      <Choice
        label="Clock"
        value={form.timeZone}
        data={[
          { value: 'site', label: `Site (${zoneText(meta.local_time_zone)})` },
          { value: 'utc', label: 'UTC' },
        ]}
        onChange={(value) => onChange({ timeZone: value === 'utc' ? 'utc' : 'site' })}
      />
      <TextInput
        type="date"
        label="From"
        w={170}
        min={first}
        max={last}
        value={form.from ?? first}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label="To (this day too)"
        w={170}
        min={first}
        max={last}
        value={form.to ?? last}
        onChange={(event) => onChange({ to: event.currentTarget.value || undefined })}
      />
    </Group>
  )
}

function columnHint(form: ExportForm): string {
  const { columns } = form
  const all = columnChoices(form).reduce((sum, { items }) => sum + items.length, 0)
  return `${columns.length === 0 ? 'All' : formatCount(columns.length)} of ${formatCount(all)} columns`
}

function Choice(props: {
  readonly label: string
  readonly value: string
  readonly data: { value: string; label: string }[]
  readonly onChange: (value: string) => void
}): ReactNode {
  const id = useId()
  return (
    <div>
      <Text id={id} size="sm" fw={600} mb={2}>
        {props.label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        value={props.value}
        data={props.data}
        onChange={props.onChange}
      />
    </div>
  )
}
