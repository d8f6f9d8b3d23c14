import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RunningSimulationFragment } from '../../lib/gql/graphql.ts'

interface RunNameProps {
  readonly run: Pick<RunningSimulationFragment, 'name' | 'study_id'>
  readonly size: 'xs' | 'sm'
  readonly fw?: number
}

/** A name on one line, cut where it is too long; of a run of a study its value stays, by which they differ. */
export function RunName({ run: { name, study_id }, size, fw = 400 }: RunNameProps): ReactNode {
  const at = study_id === null ? -1 : name.lastIndexOf(': ')
  const cut = at < 0 ? name.length : at
  return (
    <Group gap={0} wrap="nowrap" miw={0} title={name}>
      <Text size={size} fw={fw} truncate>
        {name.slice(0, cut)}
      </Text>
      <Text size={size} fw={fw} truncate maw="60%" style={{ flex: 'none' }}>
        {name.slice(cut)}
      </Text>
    </Group>
  )
}
