import {
  causeLabel,
  EVENT_TYPE_KEYS,
  ISSUE_STATE_KEYS,
  issueStateLabel,
  SEVERITY_KEYS,
  severityLabel,
} from '@duet/monitoring/texts'
import { Group, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { clearButton } from '../../../ui/fields/clearButton.ts'
import { COMPONENT_KEYS, componentLabel } from '../shell/componentLabel.ts'
import { type MonitoredNode, useNodes } from '../shell/deployment.ts'
import type { IssuesSearch } from './issuesSearch.ts'

interface IssueFiltersProps {
  readonly search: IssuesSearch
  readonly onChange: (changed: Partial<IssuesSearch>) => void
}

interface Choice {
  readonly key: 'component' | 'type' | 'severity' | 'state'
  readonly label: string
  readonly any: string
  readonly words: readonly string[]
  readonly textOf: (word: string) => string
}

const CHOICES: readonly Choice[] = [
  {
    key: 'component',
    label: 'Component',
    any: 'All components',
    words: COMPONENT_KEYS,
    textOf: componentLabel,
  },
  { key: 'type', label: 'Type', any: 'All types', words: EVENT_TYPE_KEYS, textOf: causeLabel },
  {
    key: 'severity',
    label: 'Severity',
    any: 'All severities',
    words: SEVERITY_KEYS,
    textOf: severityLabel,
  },
  {
    key: 'state',
    label: 'State',
    any: 'All states',
    words: ISSUE_STATE_KEYS,
    textOf: issueStateLabel,
  },
]

/** What of a list is shown; all of it stands in the address. */
export function IssueFilters({ search, onChange }: IssueFiltersProps): ReactNode {
  const nodes = useNodes()
  return (
    <Group gap="xs">
      {CHOICES.map(({ key, label, any, words, textOf }) => (
        <Select
          key={key}
          aria-label={label}
          placeholder={any}
          w={158}
          clearable
          clearButtonProps={clearButton(`Clear ${label.toLowerCase()}`)}
          data={words.map((value) => ({ value, label: textOf(value) }))}
          value={search[key] ?? null}
          onChange={(value) => onChange({ [key]: value ?? undefined })}
        />
      ))}
      {nodes.state === 'ready' && (
        <NodeSelect
          nodes={nodes.data}
          value={search.node}
          onChange={(node) => onChange({ node })}
        />
      )}
    </Group>
  )
}

/** As many as a list of choices can show at once; typing finds the others. */
const MOST_CHOICES = 100

function NodeSelect(props: {
  readonly nodes: readonly MonitoredNode[]
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}): ReactNode {
  return (
    <Select
      aria-label="Node"
      placeholder="All nodes"
      w={190}
      searchable
      clearable
      clearButtonProps={clearButton('Clear node')}
      limit={MOST_CHOICES}
      data={props.nodes.map(({ id, name }) => ({ value: id, label: name }))}
      value={props.value ?? null}
      onChange={(value) => props.onChange(value ?? undefined)}
    />
  )
}
