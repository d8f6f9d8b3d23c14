import { List, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { HierarchyCheckQuery } from '../../../lib/gql/graphql.ts'
import { Note } from '../../../ui/Note.tsx'

type Check = HierarchyCheckQuery['sentinelHierarchyCheck']

const MOST_ERRORS = 50

/** What a hierarchy would be, or what is wrong with it, by row. */
export function HierarchyResult({
  result: { nodes, errors },
}: {
  readonly result: Check
}): ReactNode {
  if (errors.length === 0) {
    const count = (component: string): number =>
      nodes.filter((node) => node.component === component && node.component_measure !== null).length
    const read = nodes.filter(({ sensor_tag }) => sensor_tag !== null).length
    return (
      <Note kind="info" isAlert>
        {nodes.length} nodes, {read} of them read: {count('inverter')} of inverters,{' '}
        {count('meter')} of meters, {count('met')} of the met station.
      </Note>
    )
  }
  return (
    <Note kind="error" isAlert title={`${errors.length} things are to be corrected`}>
      <List size="sm">
        {errors.slice(0, MOST_ERRORS).map(({ row, field, message }) => (
          <List.Item key={`${row} ${field} ${message}`}>
            {row !== null && (
              <Text span fw={600} size="sm">
                Row {row},{' '}
              </Text>
            )}
            {field}: {message}
          </List.Item>
        ))}
      </List>
    </Note>
  )
}
