import type { FeatureGroup } from '@duet/formats'
import { Spoiler, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { titleOf } from './GroupTable.tsx'

/** Attributes of one shape, of a few groups. */
const GROUPS = 3
const ATTRIBUTES = 8
const CHARACTERS = 60

/** What the first shape of a group carries besides its coordinates. */
export function SampleAttributes({
  groups,
}: {
  readonly groups: readonly FeatureGroup[]
}): ReactNode {
  const rows = groups.slice(0, GROUPS).flatMap((group) => {
    const [first] = group.features
    const entries = Object.entries(first?.attributes ?? {}).slice(0, ATTRIBUTES)
    return entries.map(([key, value]) => ({
      group,
      name: first?.name ?? '',
      key,
      value: String(value),
    }))
  })
  if (rows.length === 0) return null
  return (
    <Spoiler maxHeight={0} showLabel="Show attributes of a shape" hideLabel="Hide attributes">
      <Table aria-label="Attributes of a shape of each group" fz="xs" verticalSpacing={2}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Shape</Table.Th>
            <Table.Th>Attribute</Table.Th>
            <Table.Th>Value</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ group, name, key, value }) => (
            <Table.Tr key={`${group.key} ${key}`}>
              <Table.Td>{name === '' ? titleOf(group) : name}</Table.Td>
              <Table.Td>{key}</Table.Td>
              <Table.Td>{value.slice(0, CHARACTERS)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Spoiler>
  )
}
