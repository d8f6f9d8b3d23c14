import { List } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatCount } from '../../../lib/format.ts'
import { Note } from '../../../ui/Note.tsx'
import { refusalOf } from './refusal.ts'

/** What is wrong with a file, line by line. */
export function RefusalNote({ error }: { readonly error: unknown }): ReactNode {
  const { messages, count } = refusalOf(error)
  return (
    <Note kind="error" isAlert title="The file could not be read">
      <List size="sm" spacing={4}>
        {messages.map((message) => (
          <List.Item key={message}>{message}</List.Item>
        ))}
      </List>
      {count > messages.length && (
        <div>{`The first ${formatCount(messages.length)} of ${counted(count, 'problem')}.`}</div>
      )}
    </Note>
  )
}
