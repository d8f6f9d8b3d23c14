import { Checkbox, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatAgo } from '../../lib/formatTime.ts'

interface ApiTokenChoiceProps {
  readonly label: string
  readonly description: string
  readonly tokens: readonly {
    readonly id: string
    readonly name: string
    readonly last_used_at?: string | null | undefined
  }[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Which API tokens outlive a password; nothing where there are none. */
export function ApiTokenChoice(props: ApiTokenChoiceProps): ReactNode {
  if (props.tokens.length === 0) return null
  return (
    <Checkbox.Group
      label={props.label}
      description={props.description}
      value={[...props.chosen]}
      onChange={props.onChange}
    >
      <Stack gap="xs" my={6} mah={220} style={{ overflowY: 'auto' }}>
        {props.tokens.map(({ id, name, last_used_at }) => (
          <Checkbox
            key={id}
            size="xs"
            value={id}
            label={name}
            description={
              typeof last_used_at === 'string'
                ? `Last used ${formatAgo(last_used_at)}`
                : 'Never used'
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
