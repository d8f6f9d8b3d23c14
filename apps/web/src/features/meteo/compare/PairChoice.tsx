import { Button, Group, Select } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { endText, intervalText, startText } from '../weatherTexts.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/compare')

interface PairChoiceProps {
  readonly datasets: readonly DatasetRowFragment[]
}

/** Which two datasets are compared. */
export function PairChoice({ datasets }: PairChoiceProps): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changed: Partial<typeof search>): void =>
    void navigate({ to: '.', search: { ...search, ...changed }, replace: true })
  return (
    <Panel>
      <Group align="flex-end" gap="sm">
        <DatasetSelect
          label="Dataset A"
          datasets={datasets}
          value={search.a}
          other={search.b}
          onChange={(a) => change({ a })}
        />
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          onClick={() => change({ a: search.b, b: search.a })}
        >
          Swap
        </Button>
        <DatasetSelect
          label="Dataset B"
          datasets={datasets}
          value={search.b}
          other={search.a}
          onChange={(b) => change({ b })}
        />
      </Group>
    </Panel>
  )
}

interface DatasetSelectProps extends PairChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly other: string | undefined
  readonly onChange: (id: string) => void
}

function DatasetSelect({ label, datasets, value, other, onChange }: DatasetSelectProps): ReactNode {
  const isUnknown = value !== undefined && !datasets.some(({ id }) => id === value)
  return (
    <Select
      label={label}
      style={{ flex: '1 1 260px' }}
      data={datasets.map((dataset) => ({
        value: dataset.id,
        label: `${dataset.name} · ${startText(dataset)} to ${endText(dataset)} · ${intervalText(dataset.time_interval)}`,
        disabled: dataset.id === other,
      }))}
      value={isUnknown ? null : (value ?? null)}
      placeholder="Choose a dataset"
      searchable
      nothingFoundMessage="No dataset of this name"
      error={isUnknown ? 'The dataset in the address is not in this project.' : null}
      onChange={(id) => {
        if (id !== null) onChange(id)
      }}
    />
  )
}
