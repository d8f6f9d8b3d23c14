import { Select, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { useAllDatasets } from '../useDatasets.ts'
import { endText, startText, typeText } from '../weatherTexts.ts'
import { type AirChoice, airError, airValueError, asksAir } from './airChoice.ts'
import type { Wizard } from './useWizard.ts'

const KINDS = [
  { value: 'dataset', label: 'Another dataset of the project' },
  { value: 'value', label: 'One value for all months' },
  { value: 'months', label: 'Values by month' },
] as const satisfies readonly { readonly value: AirChoice['kind']; readonly label: string }[]

/** The choice for a file that has no air temperature, or of which it is not known; nothing for others. */
export function AirTemperatureFields({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { reading, form, change } = wizard
  const isUnread = reading.state === 'unread'
  if (!asksAir(wizard)) return null
  const missing = airError(form, wizard.weather)
  return (
    <Note kind="info" title={isUnread ? 'Air temperature' : 'The file has no air temperature'}>
      <Stack gap="xs">
        <Text size="sm">
          A simulation needs one{isUnread ? '; where the file has none, choose' : ': choose'} where
          it is taken from. The choice is kept in the history of the dataset.
        </Text>
        <Select
          label="Air temperature from"
          w={300}
          maw="100%"
          placeholder="Choose"
          clearable={isUnread}
          data={[...KINDS]}
          value={form.air?.kind ?? null}
          onChange={(kind) => change({ air: newChoice(kind, form.air) })}
        />
        {form.air !== undefined && (
          <ChoiceFields air={form.air} onChange={(air) => change({ air })} />
        )}
        {missing !== undefined && (
          <Text size="xs" c="gray.8">
            {missing}.
          </Text>
        )}
      </Stack>
    </Note>
  )
}

/** What was typed before is retained where it fits. */
function newChoice(kind: string | null, before: AirChoice | undefined): AirChoice | undefined {
  if (kind === before?.kind) return before
  if (kind === 'dataset') return { kind, id: null }
  if (kind === 'value') return { kind, valueC: null }
  if (kind !== 'months') return undefined
  const valueC = before?.kind === 'value' ? before.valueC : null
  return { kind, valuesC: Array.from({ length: 12 }, () => valueC) }
}

interface ChoiceFieldsProps {
  readonly air: AirChoice
  readonly onChange: (air: AirChoice) => void
}

function ChoiceFields({ air, onChange }: ChoiceFieldsProps): ReactNode {
  switch (air.kind) {
    case 'dataset':
      return <DatasetField id={air.id} onChange={(id) => onChange({ kind: 'dataset', id })} />
    case 'value':
      return (
        <NumberField
          w={200}
          label="Air temperature"
          unit="°C"
          value={air.valueC}
          error={airValueError(air.valueC)}
          onChange={(valueC) => onChange({ kind: 'value', valueC })}
        />
      )
    case 'months':
      return (
        <SimpleGrid cols={{ base: 3, sm: 6 }} spacing="xs">
          {air.valuesC.map((value, month) => (
            <NumberField
              key={formatMonth(month)}
              label={formatMonth(month)}
              unit="°C"
              isPart
              value={value}
              error={airValueError(value)}
              onChange={(next) =>
                onChange({
                  kind: 'months',
                  valuesC: air.valuesC.map((old, at) => (at === month ? next : old)),
                })
              }
            />
          ))}
        </SimpleGrid>
      )
  }
}

interface DatasetFieldProps {
  readonly id: string | null
  readonly onChange: (id: string | null) => void
}

function DatasetField({ id, onChange }: DatasetFieldProps): ReactNode {
  const project = useCurrentProject()
  const datasets = useAllDatasets(project.id)
  if (datasets.state !== 'ready') {
    const text =
      datasets.state === 'failed' ? datasets.message : 'Looking for the datasets of the project'
    return <Text size="sm">{text}</Text>
  }
  if (datasets.data.length === 0) {
    return (
      <Text size="sm">
        The project has no dataset yet. Add one first, for instance a typical year with Find
        weather, or give values.
      </Text>
    )
  }
  return (
    <Select
      label="Dataset"
      w={440}
      maw="100%"
      placeholder="Choose a dataset"
      searchable
      description="Rows at the times of that dataset take its value of their own time. For the others, and where one of the two is a typical year, its mean by month and hour is taken."
      data={datasets.data.map((dataset) => ({
        value: dataset.id,
        label: `${dataset.name} (${
          dataset.type === 'TMY'
            ? typeText(dataset.type).toLowerCase()
            : `${startText(dataset)} to ${endText(dataset)}`
        })`,
      }))}
      value={id}
      onChange={onChange}
    />
  )
}
