import { Group, Switch, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatCount } from '../../../lib/format.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { useCapacitySetup } from './capacitySearch.ts'
import { FILTER_TEXTS, filterLabel } from './filterTexts.ts'
import { SetupNumber } from './SetupNumber.tsx'
import type { CapacityTest } from './useCapacityTest.ts'

type Row = CapacityTest['measured']['filters'][number]

/** What each filter takes from what those before it left, of both sides. */
export function FilterTable({ found }: { readonly found: CapacityTest }): ReactNode {
  const { measured, target } = found
  const targetRow = ({ key }: Row): Row | undefined =>
    target?.filters.find((row) => row.key === key)
  const hasTarget = target !== null && target.filters.length > 1
  return (
    <Panel
      title="Filters"
      guide="/docs/monitoring/capacity-test.html#points"
      description={`In this order, of ${counted(found.interval_count, 'interval')} of ${found.average_minutes} min with the sun up. An empty limit leaves its filter out.`}
      actions={
        <SaveCsvButton
          title="Filters of the capacity test"
          columns={['Filter', 'Taken', 'Left', 'Taken of the target', 'Left of the target']}
          rows={measured.filters.map((row) => [
            filterLabel(row.key),
            row.removed,
            row.left,
            targetRow(row)?.removed ?? null,
            targetRow(row)?.left ?? null,
          ])}
        />
      }
    >
      <DataTable<Row>
        label="Filters of the capacity test"
        rows={measured.filters}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'filter',
            title: 'Takes an interval when',
            render: ({ key }) => <Name of={key} />,
          },
          { key: 'limit', title: 'Limit', render: ({ key }) => <Limits of={key} /> },
          rightColumn<Row>('removed', 'Taken', ({ removed }) => formatCount(removed)),
          rightColumn<Row>('left', 'Left', ({ left }) => formatCount(left)),
          ...(hasTarget
            ? [
                rightColumn<Row>('targetRemoved', 'Taken, target', (row) =>
                  formatCount(targetRow(row)?.removed),
                ),
                rightColumn<Row>('targetLeft', 'Left, target', (row) =>
                  formatCount(targetRow(row)?.left),
                ),
              ]
            : []),
        ]}
      />
    </Panel>
  )
}

function Name({ of }: { readonly of: string }): ReactNode {
  return (
    <>
      <Text size="sm" fw={600}>
        {filterLabel(of)}
      </Text>
      <Text size="xs" c="gray.6">
        {FILTER_TEXTS[of]?.takes}
      </Text>
    </>
  )
}

function Limits({ of }: { readonly of: string }): ReactNode {
  const [{ leave_out_issues }, change] = useCapacitySetup()
  if (of === 'issues')
    return (
      <Switch
        aria-label="Leave out intervals with issues"
        checked={leave_out_issues}
        onChange={({ currentTarget }) => change({ leave_out_issues: currentTarget.checked })}
      />
    )
  return (
    <Group gap="xs" wrap="wrap">
      {FILTER_TEXTS[of]?.limits.map((field) => (
        <SetupNumber key={field.key} field={field} />
      ))}
    </Group>
  )
}
