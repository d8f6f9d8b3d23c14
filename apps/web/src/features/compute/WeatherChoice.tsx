import { type AllowedRange, allowedTimeRange, type FieldError } from '@duet/plant'
import { Group, Select, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayAddWeather, useCurrentProject } from '../../lib/currentProject.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DayField } from './DayField.tsx'
import {
  chosenBlocks,
  chosenDatasets,
  impliedYear,
  OWN_DATASETS,
  type RunForm,
  wholeRange,
} from './runForm.ts'
import type { ComputeData } from './useCompute.ts'

interface WeatherChoiceProps {
  readonly data: ComputeData
  readonly form: RunForm
  readonly errors: readonly FieldError[]
  readonly onChange: (next: Partial<RunForm>) => void
}

/** Which weather, and how much of it. */
export function WeatherChoice({ data, form, errors, onChange }: WeatherChoiceProps): ReactNode {
  const { design, datasets } = data
  const allowed = allowedTimeRange(chosenDatasets(form, design.blocks, datasets))
  const messageOf = (...paths: readonly string[]): string | undefined =>
    errors.find(({ path }) => paths.includes(path))?.message
  return (
    <Panel title="Weather and time range">
      <Stack gap="sm">
        {datasets.length === 0 && <NoDatasets />}
        <Select
          label="Meteo dataset"
          maw={420}
          data={[
            { value: OWN_DATASETS, label: 'Each block’s own' },
            ...datasets.map(({ id, name, type }) => ({ value: id, label: `${name} (${type})` })),
          ]}
          value={form.dataset}
          error={messageOf('dataset', 'datasets')}
          onChange={(dataset) =>
            onChange({ dataset: dataset ?? OWN_DATASETS, from: undefined, to: undefined })
          }
        />
        {allowed !== undefined && (
          <Range
            allowed={allowed}
            form={form}
            fromError={messageOf('from')}
            toError={messageOf('to')}
            onChange={onChange}
          />
        )}
        {allowed?.isTypicalYear === true && (
          <div style={{ maxWidth: 420 }}>
            <NumberField
              label="Simulated year"
              value={form.simulatedYear}
              error={messageOf('simulatedYear')}
              description={yearHint(impliedYear(chosenBlocks(form, design.blocks)))}
              onChange={(simulatedYear) => onChange({ simulatedYear })}
            />
          </div>
        )}
      </Stack>
    </Panel>
  )
}

function yearHint(implied: number | undefined): string {
  const rest = 'It sets the age of the modules and the position of the sun.'
  return implied === undefined
    ? `Empty: the nominal year of the dataset. ${rest}`
    : `Empty: ${implied}, the latest PV system start date of the blocks. ${rest}`
}

interface RangeProps {
  readonly allowed: AllowedRange
  readonly form: RunForm
  readonly fromError: string | undefined
  readonly toError: string | undefined
  readonly onChange: (next: Partial<RunForm>) => void
}

function Range({ allowed, form, fromError, toError, onChange }: RangeProps): ReactNode {
  const whole = wholeRange(allowed)
  if (whole === undefined) return null
  return (
    <div>
      <Group align="flex-start" gap="md">
        <DayField
          label="From"
          isTypicalYear={allowed.isTypicalYear}
          value={form.from ?? whole.from}
          error={fromError}
          onChange={(day) => onChange({ from: chosenDay(day, whole.from) })}
        />
        <DayField
          label="To"
          isTypicalYear={allowed.isTypicalYear}
          value={form.to ?? whole.to}
          error={toError}
          onChange={(day) => onChange({ to: chosenDay(day, whole.to) })}
        />
      </Group>
      <Text size="xs" c="gray.6" mt={4}>
        {allowed.isTypicalYear
          ? 'Days of the typical year; both ends are included.'
          : `The weather covers ${whole.from} to ${whole.to}; both ends are included. Local standard time.`}
      </Text>
    </div>
  )
}

function NoDatasets(): ReactNode {
  const project = useCurrentProject()
  return (
    <Text size="sm">
      This project has no weather yet.{' '}
      {mayAddWeather(project) && (
        <AnchorLink
          size="sm"
          to="/$org/project/$projectId/resources/meteo"
          from="/$org/project/$projectId"
        >
          Upload a weather file
        </AnchorLink>
      )}
    </Text>
  )
}

/** A limit of the weather counts as not chosen, so that a run of all of it says so. */
function chosenDay(day: string, limit: string): string | undefined {
  return day === limit ? undefined : day
}
