import { List, Text } from '@mantine/core'
import type { ReactNode } from 'react'

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** Problems of a record where they cannot stand under their fields. */
export function FieldErrors({ errors }: { readonly errors: readonly FieldProblem[] }): ReactNode {
  if (errors.length === 0) return null
  return (
    <List size="sm" c="red.9" spacing={2}>
      {errors.map((error) => (
        <List.Item key={`${error.path} ${error.message}`}>
          {error.path !== '' && (
            <Text span fw={600} size="sm">
              {error.path}:{' '}
            </Text>
          )}
          {error.message}
        </List.Item>
      ))}
    </List>
  )
}
