import { RUN_STATES, type RunState } from '@duet/contract'
import { Checkbox, Group, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import type { OrganizationRunsQuery } from '../../lib/gql/graphql.ts'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { type RunsSearch, runsSearch } from './runsSearch.ts'

type Counts = OrganizationRunsQuery['organizationRuns']['counts']

interface RunToolbarProps {
  readonly search: RunsSearch
  /** Undefined until they are known. */
  readonly counts: Counts | undefined
  readonly onChange: (search: Partial<RunsSearch>) => void
}

const STATE_LABELS: Readonly<Record<'all' | RunState, string>> = {
  all: 'All states',
  completed: 'Completed',
  outdated: 'Outdated engine',
  running: 'Running or waiting',
  failed: 'Failed',
  stopped: 'Stopped',
  none: 'No run',
}

/** Which runs are shown. */
export function RunToolbar({ search, counts, onChange }: RunToolbarProps): ReactNode {
  const states = (['all', ...RUN_STATES] as const).map((value) => ({
    value,
    label:
      counts === undefined
        ? STATE_LABELS[value]
        : `${STATE_LABELS[value]} (${formatCount(counts[value])})`,
  }))
  return (
    <Group gap="sm">
      <SearchField
        label="Search runs"
        placeholder="Search by project or run"
        value={search.search ?? ''}
        onChange={(text) => onChange({ search: text === '' ? undefined : text })}
      />
      <Select
        aria-label="State"
        w={210}
        data={states}
        allowDeselect={false}
        value={search.state ?? 'all'}
        onChange={(state) => onChange({ state: runsSearch.shape.state.parse(state) })}
      />
      <Checkbox
        label="Latest run of each project only"
        checked={search.all !== true}
        onChange={({ target }) => onChange({ all: target.checked ? undefined : true })}
      />
    </Group>
  )
}
