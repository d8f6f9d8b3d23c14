import { Select, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/formatTime.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Scope } from '../scope.ts'
import type { LossView } from '../simulationSearch.ts'
import { useResultSearch } from '../useResultSearch.ts'
import { type OtherLosses, useOtherRuns } from './useOtherLosses.ts'

/** Chooses a second run of the project to lay over this one. */
export function OtherRunSelect({ scope }: { readonly scope: Scope }): ReactNode {
  const [search, change] = useResultSearch()
  const runs = useOtherRuns(scope)
  return (
    <Select
      aria-label="Second simulation"
      placeholder={runs.length === 0 ? 'No other simulation' : 'Lay another over it'}
      disabled={runs.length === 0}
      w={210}
      clearable
      searchable={runs.length > 8}
      data={runs.map(({ id, name, created_at }) => ({
        value: id,
        label: `${name}, ${formatDateTime(created_at)}`,
      }))}
      value={runs.some(({ id }) => id === search.with) ? (search.with ?? null) : null}
      onChange={(id) => change({ with: id ?? undefined })}
    />
  )
}

interface OtherRunNoteProps {
  readonly other: OtherLosses | undefined
  readonly view: LossView
}

export function OtherRunNote({ other, view }: OtherRunNoteProps): ReactNode {
  if (other === undefined) return null
  if (other.problem !== undefined) {
    return <Note kind="warning">{`${other.name} is not laid over: ${other.problem}`}</Note>
  }
  return (
    <Text size="xs" c="gray.7" mb={4}>
      {view === 'waterfall'
        ? `Diamonds: what is left after each stage in ${other.name}. The table has the difference.`
        : `This picture shows one simulation; the table below has the difference to ${other.name}.`}
    </Text>
  )
}
