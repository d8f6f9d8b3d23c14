import { Button, Group, Select } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/formatTime.ts'
import type { ComparedRunFragment } from '../../lib/gql/graphql.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Choice, Side } from './choice.ts'

const route = getRouteApi('/$org/project/$projectId/compare')

const SYSTEM = 'system'

interface RunChoiceProps {
  readonly runs: readonly ComparedRunFragment[]
  readonly choice: Choice
}

/** Which two runs are compared, and what of them. */
export function RunChoice({ runs, choice }: RunChoiceProps): ReactNode {
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changed: Partial<typeof search>): void =>
    void navigate({ params, search: { ...search, ...changed }, replace: true })
  return (
    <Panel>
      <Group align="flex-start" gap="sm">
        <RunSelect side="a" runs={runs} choice={choice} onChange={(a) => change({ a })} />
        <Button
          variant="default"
          // level with the fields, below the line of their labels
          mt={21}
          flex="none"
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          onClick={() => change({ a: search.b, b: search.a })}
        >
          Swap
        </Button>
        <RunSelect side="b" runs={runs} choice={choice} onChange={(b) => change({ b })} />
        <BlockSelect choice={choice} onChange={(block) => change({ block })} />
      </Group>
    </Panel>
  )
}

const SIDE_TEXTS: Readonly<Record<Side, string>> = { a: 'Run A', b: 'Run B' }

function RunSelect(
  props: RunChoiceProps & { readonly side: Side; readonly onChange: (id: string) => void },
): ReactNode {
  const { side, runs, choice } = props
  const asked = route.useSearch()[side]
  const isUnknown = choice.state === 'unknown' && choice.sides.includes(side)
  return (
    <Select
      label={SIDE_TEXTS[side]}
      flex="1 1 240px"
      miw={0}
      data={runs.map(({ id, name, created_at }) => ({
        value: id,
        label: `${name} · ${formatDateTime(created_at)}`,
      }))}
      value={isUnknown ? null : (asked ?? null)}
      placeholder="Choose a run"
      searchable
      allowDeselect={false}
      nothingFoundMessage="No completed run of this name"
      error={isUnknown ? 'The run in the address is not a completed run of this project.' : null}
      onChange={(id) => {
        if (id !== null) props.onChange(id)
      }}
    />
  )
}

function BlockSelect(props: {
  readonly choice: Choice
  readonly onChange: (name: string | undefined) => void
}): ReactNode {
  const { choice } = props
  const comparison = choice.state === 'chosen' ? choice.comparison : undefined
  const names = comparison?.blocks.map(({ name }) => name) ?? []
  return (
    <Select
      label="Results of"
      w={220}
      data={[
        { value: SYSTEM, label: 'Whole system' },
        ...names.map((name) => ({ value: `block ${name}`, label: name })),
      ]}
      value={comparison?.block === undefined ? SYSTEM : `block ${comparison.block.name}`}
      searchable={names.length > 8}
      allowDeselect={false}
      disabled={comparison === undefined}
      onChange={(value) =>
        props.onChange(
          value === null || value === SYSTEM ? undefined : value.slice('block '.length),
        )
      }
    />
  )
}
