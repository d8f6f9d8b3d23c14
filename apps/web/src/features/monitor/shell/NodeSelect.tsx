import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { comparedNodes } from './comparedNodes.ts'
import type { MonitoredNode } from './deployment.ts'

interface NodeSelectProps {
  readonly nodes: readonly MonitoredNode[]
  /** Absent: the plant. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}

const PLANT = ''

const group = (name: string, some: readonly MonitoredNode[]) =>
  some.length === 0
    ? []
    : [{ group: name, items: some.map(({ id, name: label }) => ({ value: id, label })) }]

/** The plant, a block or an inverter. */
export function NodeSelect({ nodes, value, onChange }: NodeSelectProps): ReactNode {
  const { blocks, inverters } = comparedNodes(nodes)
  return (
    <Select
      aria-label="Plant, block or inverter"
      w={220}
      searchable
      limit={300}
      allowDeselect={false}
      data={[
        { value: PLANT, label: 'Plant' },
        ...group('Blocks', blocks),
        ...group('Inverters', inverters),
      ]}
      value={value ?? PLANT}
      onChange={(id) => onChange(id === null || id === PLANT ? undefined : id)}
    />
  )
}
