import { List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type KpiFigure, KpiStrip } from '../../ui/Kpi.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'

interface FigureStripsProps {
  readonly strips: readonly {
    readonly name: string
    readonly figures: readonly KpiFigure[]
  }[]
}

/** Figures of one setting, or those of two with their names. */
export function FigureStrips({ strips }: FigureStripsProps): ReactNode {
  return (
    <Stack gap="xs">
      {strips.map(({ name, figures }) => (
        <div key={name}>
          {strips.length > 1 && (
            <Text size="sm" fw={600} mb={4}>
              {name}
            </Text>
          )}
          <KpiStrip label={`Figures: ${name}`} figures={figures} />
        </div>
      ))}
    </Stack>
  )
}

type Answer = { readonly state: 'fault'; readonly fault: string } | { readonly state: 'ready' }

/** Why a setting cannot be. */
export function FaultNotes({
  answers,
}: {
  readonly answers: readonly (Answer | undefined)[]
}): ReactNode {
  return answers.map((answer, index) =>
    answer?.state === 'fault' ? (
      <Note
        key={NAMES[index]}
        kind="warning"
        isAlert
        {...(answers[1] === undefined ? {} : { title: NAMES[index] ?? '' })}
      >
        {answer.fault}
      </Note>
    ) : null,
  )
}

const NAMES = ['Setting A', 'Setting B'] as const

interface StoryProps {
  readonly title: string
  readonly sentences: readonly string[]
  /** What it holds for. */
  readonly note: string
}

/** What happens, in sentences. */
export function Story({ title, sentences, note }: StoryProps): ReactNode {
  return (
    <Panel title={title}>
      <List size="sm" spacing={6}>
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      <Text size="xs" c="gray.7" mt="sm">
        {note}
      </Text>
    </Panel>
  )
}
