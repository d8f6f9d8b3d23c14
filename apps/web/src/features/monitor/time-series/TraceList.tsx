import { Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { MonitoredNode } from '../shell/deployment.ts'
import { LINES, nodeIdsOf, type Trace } from './trace.ts'

interface TraceListProps {
  readonly traces: readonly Trace[]
  readonly nodes: ReadonlyMap<string, MonitoredNode>
  readonly onChange: (traces: readonly Trace[]) => void
}

/** What is shown, on which axis, and how it goes. */
export function TraceList({ traces, nodes, onChange }: TraceListProps): ReactNode {
  if (traces.length === 0) return null
  const ids = nodeIdsOf(traces)
  return (
    <Panel title="Traces">
      {traces.map((trace) => {
        const { nodeId, kind, axis } = trace
        const name = `${nodes.get(nodeId)?.name ?? nodeId}, ${kind}`
        const color = SERIES_COLORS[ids.indexOf(nodeId) % SERIES_COLORS.length]
        return (
          <Group key={`${nodeId} ${kind}`} gap="xs" mb={4} wrap="nowrap">
            <span
              aria-hidden
              style={{
                width: 24,
                borderTop: `2px ${LINES[kind]} ${color}`,
              }}
            />
            <Text size="sm" style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <ChoiceSwitch
              size="xs"
              label={`Axis of ${name}`}
              choices={[
                { value: '0', label: 'Left' },
                { value: '1', label: 'Right' },
              ]}
              value={axis === 0 ? '0' : '1'}
              onChange={(value) =>
                onChange(
                  traces.map((one) =>
                    one === trace ? { ...one, axis: value === '0' ? 0 : 1 } : one,
                  ),
                )
              }
            />
            <IconButton
              label={`Remove ${name}`}
              onClick={() => onChange(traces.filter((one) => one !== trace))}
            >
              <IconX size={16} />
            </IconButton>
          </Group>
        )
      })}
    </Panel>
  )
}
