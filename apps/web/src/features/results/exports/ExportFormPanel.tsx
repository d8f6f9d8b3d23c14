import { Button, Group, MultiSelect, Select, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { formatUtcOffset } from '../../../lib/formatTime.ts'
import type { SimulationRowFragment } from '../../../lib/gql/graphql.ts'
import { ChoiceSwitch, type ChoiceSwitchProps, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { BlockSelect } from '../BlockSelect.tsx'
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
        choices={[
          { value: 'duet', label: 'DUET' },
          { value: 'pvsyst', label: 'PVsyst' },
        ]}
        onChange={(names) => change({ names, columns: [] })}
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
      <FailureNote of={create} />
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
        choices={choicesOf(EXPORT_FORMATS, FORMAT_TEXTS)}
        onChange={(format) => onChange({ format })}
      />
      <Choice
        label="Scope"
        value={form.scope}
        choices={[
          { value: 'system', label: 'System' },
          { value: 'block', label: 'Blocks' },
        ]}
        onChange={(scope) => onChange({ scope, columns: [] })}
      />
      {form.scope === 'block' && (
        <BlockSelect
          label="Block"
          w={220}
          whole="All blocks"
          blocks={simulation.blocks}
          value={form.block === ALL_BLOCKS ? undefined : form.block}
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
        choices={[
          { value: 'site', label: `Site (${formatUtcOffset(meta.local_time_zone)})` },
          { value: 'utc', label: 'UTC' },
        ]}
        onChange={(timeZone) => onChange({ timeZone })}
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

function Choice<Value extends string>(props: ChoiceSwitchProps<Value>): ReactNode {
  return (
    <div>
      <Text size="sm" fw={600} mb={2} aria-hidden>
        {props.label}
      </Text>
      <ChoiceSwitch {...props} />
    </div>
  )
}
