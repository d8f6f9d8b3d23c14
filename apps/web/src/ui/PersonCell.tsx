import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Person, personName } from '../lib/person.ts'

/** Name and address of somebody, in a list. */
export function PersonCell({ person }: { readonly person: Person }): ReactNode {
  const name = personName(person)
  return (
    <>
      <Text size="sm">{name}</Text>
      {name !== person.email && (
        <Text size="xs" c="gray.6">
          {person.email}
        </Text>
      )}
    </>
  )
}
