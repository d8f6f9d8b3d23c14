import { Checkbox, Group, Select, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { styledTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { LongTermSearch } from './longTermSearch.ts'

interface LongTermChoiceFormProps {
  readonly datasets: readonly DatasetRowFragment[]
  readonly search: LongTermSearch
  readonly onChange: (changed: LongTermSearch) => void
}

const METHODS = [
  { value: 'linear', label: 'Linear, with the measured mean and variance' },
  { value: 'quantile', label: 'Quantile mapping, with the measured distribution' },
] as const

const RESOLUTIONS = [
  { value: 'day', label: 'Days; the hours of a day are scaled alike' },
  { value: 'hour', label: 'Hours' },
] as const

/** Which datasets, and how one is corrected to the other. */
export function LongTermChoiceForm(props: LongTermChoiceFormProps): ReactNode {
  const { search, onChange } = props
  return (
    <Panel title="Correction">
      <Stack gap="sm">
        <DatasetFields {...props} />
        <Group gap="md" align="flex-end">
          <Select
            label="Method"
            w={380}
            allowDeselect={false}
            data={METHODS}
            value={search.method ?? 'linear'}
            onChange={(value) =>
              onChange({ method: METHODS.find((one) => one.value === value)?.value })
            }
          />
          <Select
            label="Paired are"
            w={340}
            allowDeselect={false}
            data={RESOLUTIONS}
            value={search.resolution ?? 'day'}
            onChange={(value) =>
              onChange({ resolution: RESOLUTIONS.find((one) => one.value === value)?.value })
            }
          />
        </Group>
        <Checkbox
          label="A correction of its own for each month that was measured on 10 days and more"
          checked={search.months ?? false}
          onChange={(event) => onChange({ months: event.currentTarget.checked || undefined })}
        />
      </Stack>
    </Panel>
  )
}

function DatasetFields({ datasets, search, onChange }: LongTermChoiceFormProps): ReactNode {
  const optionsBut = (other: string | undefined) =>
    datasets
      .filter(({ id }) => id !== other)
      .map(({ id, name, start_time, end_time }) => ({
        value: id,
        label: `${name}, ${styledTime(start_time.slice(0, 10))} to ${styledTime(end_time.slice(0, 10))}`,
      }))
  return (
    <Group gap="md" align="flex-start">
      <Select
        label="Measured"
        description="The short series of the place"
        w={380}
        searchable
        data={optionsBut(search.reference)}
        value={search.measured ?? null}
        onChange={(measured) => onChange({ measured: measured ?? undefined })}
      />
      <Select
        label="Reference"
        description="The long series, which is corrected"
        w={380}
        searchable
        data={optionsBut(search.measured)}
        value={search.reference ?? null}
        onChange={(reference) => onChange({ reference: reference ?? undefined })}
      />
    </Group>
  )
}
