import type { DesignConflict } from '@duet/plant'
import { Button, Group, Table, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import type { DesignSession } from '../design-session/session.ts'
import classes from './ConflictPanel.module.css'
import { conflictScope, conflictTitle } from './conflictText.ts'
import { type Difference, differencesOf } from './differences.ts'

/** What was changed here and by somebody else: one after another is decided about. */
export function ConflictPanel({ session }: { readonly session: DesignSession }): ReactNode {
  const { conflicts } = useStore(session.saver.status, (status) => status)
  const [place, setPlace] = useState(0)
  const at = Math.min(place, conflicts.length - 1)
  const conflict = conflicts[at]
  if (conflict === undefined) return null
  return (
    <section className={classes['panel']} aria-label="Changed by two people" role="alert">
      <ConflictCard key={conflict.id} session={session} conflict={conflict} />
      {conflicts.length > 1 && (
        <Group justify="space-between" mt="xs">
          <Text size="xs" c="gray.6">
            {at + 1} of {conflicts.length}
          </Text>
          <Group gap="xs">
            <Button variant="default" disabled={at === 0} onClick={() => setPlace(at - 1)}>
              Previous
            </Button>
            <Button
              variant="default"
              disabled={at === conflicts.length - 1}
              onClick={() => setPlace(at + 1)}
            >
              Next
            </Button>
          </Group>
        </Group>
      )}
    </section>
  )
}

interface CardProps {
  readonly session: DesignSession
  readonly conflict: DesignConflict
}

function ConflictCard({ session, conflict }: CardProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const components = useStore(session.components, (known) => known)
  const nameOf = (id: string): string | undefined =>
    (design.blocks[id] ?? design.block_layers[id] ?? components.get(id))?.name
  const differences = differencesOf(conflict, { frame: session.frame, nameOf })
  const scope = conflictScope(conflict, design)
  const isOnMap = conflict.kind === 'block_layer' && conflict.mine !== null
  return (
    <>
      <Title order={2} size="h5">
        {conflictTitle(conflict)}
      </Title>
      <Text size="sm" mt={4}>
        {scope} What you did is on the screen; it is not saved before you choose.
      </Text>
      {differences.length > 0 && <DifferenceTable differences={differences} />}
      <Group gap="xs" mt="sm">
        <Button onClick={() => session.saver.keepMine(conflict.id)}>Keep mine</Button>
        <Button variant="default" onClick={() => session.saver.takeTheirs(conflict.id)}>
          Take theirs
        </Button>
        {isOnMap && (
          <Button
            variant="subtle"
            onClick={() => session.dispatch({ type: 'select', ids: [conflict.id], how: 'replace' })}
          >
            Select
          </Button>
        )}
      </Group>
    </>
  )
}

function DifferenceTable({
  differences,
}: {
  readonly differences: readonly Difference[]
}): ReactNode {
  return (
    <div className={classes['differences']}>
      <Table fz="xs" aria-label="Differences" verticalSpacing={2}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Field</Table.Th>
            <Table.Th>Mine</Table.Th>
            <Table.Th>Theirs</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ label, mine, theirs }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              {theirs === '' ? (
                <Table.Td colSpan={2}>{mine}</Table.Td>
              ) : (
                <>
                  <Table.Td>{mine}</Table.Td>
                  <Table.Td>{theirs}</Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
