import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Person, personName } from '../../lib/person.ts'

interface PersonCellProps {
  readonly person: Person
  /** Draws the name where it leads somewhere. */
  readonly renderName?: (name: string) => ReactNode
}

/** Name and address of somebody, in a list. */
export function PersonCell({ person, renderName }: PersonCellProps): ReactNode {
  const name = personName(person)
  return (
    <>
      {renderName === undefined ? <Text size="sm">{name}</Text> : renderName(name)}
      {name !== person.email && (
        <Text size="xs" c="gray.6">
          {person.email}
        </Text>
      )}
    </>
  )
}
