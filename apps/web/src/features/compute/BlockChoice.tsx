import type { Block, MeteoSummary } from '@duet/plant'
import { Button, Checkbox, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { MISSING } from '../../lib/format.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { RunForm } from './runForm.ts'

interface BlockChoiceProps {
  readonly blocks: readonly Block[]
  readonly datasets: readonly MeteoSummary[]
  /** By block id. */
  readonly problems: ReadonlyMap<string, readonly string[]>
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (next: Partial<RunForm>) => void
}

/** Which blocks take part, and whether they are ready. Memoized while other fields are typed: a plant may have hundreds. */
export const BlockChoice = memo((props: BlockChoiceProps): ReactNode => {
  const { blocks, problems, error, onChange } = props
  const ready = blocks.filter(({ id }) => problems.get(id)?.length === 0)
  const choose = (these: readonly Block[]): void =>
    onChange({ blockIds: these.map(({ id }) => id) })
  return (
    <Panel
      title="Blocks"
      actions={
        <>
          <Button variant="subtle" onClick={() => choose(blocks)}>
            All
          </Button>
          {ready.length > 0 && ready.length < blocks.length && (
            <Button variant="subtle" onClick={() => choose(ready)}>
              Ready ones
            </Button>
          )}
          <Button variant="subtle" onClick={() => choose([])}>
            None
          </Button>
        </>
      }
    >
      <DataTable
        label="Blocks to simulate"
        rows={blocks}
        rowKey={({ id }) => id}
        columns={columnsOf(props)}
        initialSort={BY_NAME}
        {...(blocks.length > 10 ? { height: 340 } : {})}
      />
      {error !== undefined && (
        <Text size="sm" c="red.9" mt="xs" role="alert">
          {error}
        </Text>
      )}
    </Panel>
  )
})

const BY_NAME = { key: 'name', descending: false }

function columnsOf(props: BlockChoiceProps): readonly Column<Block>[] {
  const { chosen, onChange, datasets, problems } = props
  const toggle = (id: string): void =>
    onChange({
      blockIds: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
    })
  return [
    {
      key: 'name',
      title: 'Block',
      value: ({ name }) => name,
      render: ({ id, name }) => (
        <Checkbox
          size="sm"
          label={
            <Text span size="sm" lineClamp={2} miw={120} title={name}>
              {name}
            </Text>
          }
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
    {
      key: 'state',
      title: 'State',
      value: ({ id }) => problems.get(id)?.length,
      render: ({ id }) => <BlockState problems={problems.get(id) ?? []} />,
    },
    {
      key: 'dataset',
      title: 'Own meteo dataset',
      value: ({ enviro_dataset_id }) => nameOf(datasets, enviro_dataset_id),
    },
    {
      key: 'start',
      title: 'PV system start date',
      value: ({ pv_system_start_date }) => pv_system_start_date,
      render: ({ pv_system_start_date }) => pv_system_start_date ?? MISSING,
    },
  ]
}

function BlockState({ problems }: { readonly problems: readonly string[] }): ReactNode {
  const [first, ...others] = problems
  return first === undefined ? (
    <Group gap={6} wrap="nowrap" c="teal.9">
      <IconCircleCheck size={15} aria-hidden style={{ flex: 'none' }} />
      <Text span size="sm">
        Ready
      </Text>
    </Group>
  ) : (
    <Group gap={6} wrap="nowrap" title={problems.join('\n')}>
      <IconAlertTriangle
        size={15}
        aria-hidden
        color="var(--mantine-color-orange-9)"
        style={{ flex: 'none' }}
      />
      <Text span size="sm" lineClamp={2} miw={120}>
        {others.length === 0 ? first : `${first} (and ${others.length} more)`}
      </Text>
    </Group>
  )
}

function nameOf(datasets: readonly MeteoSummary[], id: string | null): string {
  return datasets.find((dataset) => dataset.id === id)?.name ?? MISSING
}
