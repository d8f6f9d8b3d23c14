import { measureLabel } from '@duet/monitoring/texts'
import { Button, Group, TextInput } from '@mantine/core'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { MISSING } from '../../../lib/format.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type MonitoredNode, useDeployment } from '../shell/deployment.ts'
import { foundNodes, type NamedNode, namedNodes } from './nodeSearch.ts'
import { MOST_TRACES, type Trace, type TraceKind } from './trace.ts'

interface TracePickerProps {
  readonly nodes: readonly MonitoredNode[]
  readonly traces: readonly Trace[]
  readonly onToggle: (node: MonitoredNode, kind: TraceKind) => void
}

/** Thousands of nodes, found by any words of their path, tag or measure. */
export function TracePicker({ nodes, traces, onToggle }: TracePickerProps): ReactNode {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const named = useMemo(() => namedNodes(nodes), [nodes])
  const found = useMemo(() => foundNodes(named, wanted), [named, wanted])
  const choice = { traces, onToggle }
  const hasBudget = useDeployment().version.budget_simulation_id !== null
  return (
    <Panel
      title="Nodes"
      description={`${traces.length} of ${MOST_TRACES} traces are shown; ${found.length} of ${counted(named.length, 'node')} match`}
      actions={
        <TextInput
          aria-label="Find nodes"
          placeholder="Words of the name, tag or measure"
          w={280}
          maw="100%"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      }
    >
      <DataTable<NamedNode>
        label="Nodes"
        height={300}
        rows={found}
        rowKey={({ node }) => node.id}
        columns={[
          { key: 'path', title: 'Node', minWidth: 160, value: ({ path }) => path },
          {
            key: 'measure',
            title: 'Measure',
            value: ({ node }) => measureLabel(node.component_measure ?? ''),
          },
          { key: 'tag', title: 'Tag', value: ({ node }) => node.sensor_tag ?? MISSING },
          {
            key: 'show',
            title: 'Show',
            hideTitle: true,
            render: ({ node }) => (
              <Group gap={4} wrap="nowrap">
                <TraceButton {...choice} node={node} kind="measured" label="Measured" />
                <TraceButton {...choice} node={node} kind="expected" label="Expected" />
                {hasBudget && node.component_measure === 'active_power' && (
                  <TraceButton {...choice} node={node} kind="budget" label="Budget" />
                )}
              </Group>
            ),
          },
        ]}
      />
    </Panel>
  )
}

interface TraceButtonProps extends Pick<TracePickerProps, 'traces' | 'onToggle'> {
  readonly node: MonitoredNode
  readonly kind: TraceKind
  readonly label: string
}

function TraceButton({ node, kind, label, traces, onToggle }: TraceButtonProps): ReactNode {
  const isShown = traces.some((one) => one.nodeId === node.id && one.kind === kind)
  return (
    <Button
      size="compact-xs"
      variant={isShown ? 'filled' : 'default'}
      aria-pressed={isShown}
      aria-label={`${label}: ${node.name}`}
      disabled={traces.length >= MOST_TRACES && !isShown}
      onClick={() => onToggle(node, kind)}
    >
      {label}
    </Button>
  )
}
