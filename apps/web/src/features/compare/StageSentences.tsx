import { List } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'

/** Where two accounts part, in words. */
export function StageSentences({
  sentences,
}: {
  readonly sentences: readonly string[]
}): ReactNode {
  if (sentences.length === 0) return null
  return (
    <Panel title="What differs">
      <List size="sm" spacing={6} aria-label="What differs">
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Panel>
  )
}
