import type { ComponentKind } from '@duet/plant'
import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatAgo } from '../../../lib/formatTime.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { factColumns } from '../figures/componentFacts.ts'
import { DeleteShared, RenameShared } from './LibraryChangeDialogs.tsx'
import { type LibraryComponent, useTakeFromLibrary } from './useLibrary.ts'

interface Change {
  readonly what: 'rename' | 'delete'
  readonly component: LibraryComponent
}

interface LibraryTableProps {
  readonly kind: ComponentKind
  readonly components: readonly LibraryComponent[]
}

/** Components of the library, each to be used, and managed by who may. */
export function LibraryTable({ kind, components }: LibraryTableProps): ReactNode {
  const take = useTakeFromLibrary(kind)
  const [change, setChange] = useState<Change>()
  const close = (): void => setChange(undefined)
  const actions: Column<LibraryComponent> = {
    key: 'actions',
    title: 'Actions',
    hideTitle: true,
    align: 'right',
    render: (component) => (
      <Actions
        component={component}
        isTaking={take.isPending && take.variables === component.id}
        onTake={() => take.mutate(component.id)}
        onChange={(what) => setChange({ what, component })}
      />
    ),
  }
  return (
    <>
      <FailureNote of={take} />
      {components.length === 0 ? (
        <Text size="sm" c="gray.7">
          Nothing in the library has these words.
        </Text>
      ) : (
        <DataTable
          label="Library"
          rows={components}
          rowKey={({ id }) => id}
          columns={[...columnsOf(kind), actions]}
          height={420}
          initialSort={{ key: 'name', descending: false }}
        />
      )}
      {change?.what === 'rename' && <RenameShared component={change.component} onClose={close} />}
      {change?.what === 'delete' && <DeleteShared component={change.component} onClose={close} />}
    </>
  )
}

/** Facts of a kind that the dialog has room for. */
const SHOWN_FACTS = 3

function columnsOf(kind: ComponentKind): readonly Column<LibraryComponent>[] {
  return [
    { key: 'name', title: 'Name', value: ({ name }) => name },
    ...factColumns(kind).slice(0, SHOWN_FACTS),
    { key: 'by', title: 'Shared by', value: (row) => row.created_by_name ?? '' },
    {
      key: 'updated_at',
      title: 'Changed',
      value: ({ updated_at }) => updated_at,
      render: ({ updated_at }) => formatAgo(updated_at),
    },
  ]
}

interface ActionsProps {
  readonly component: LibraryComponent
  readonly isTaking: boolean
  readonly onTake: () => void
  readonly onChange: (what: Change['what']) => void
}

function Actions({ component, isTaking, onTake, onChange }: ActionsProps): ReactNode {
  const { name, may_manage } = component
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Button size="compact-xs" aria-label={`Use ${name}`} loading={isTaking} onClick={onTake}>
        Use
      </Button>
      {may_manage && (
        <>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Rename ${name}`}
            onClick={() => onChange('rename')}
          >
            Rename
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Delete ${name} from the library`}
            onClick={() => onChange('delete')}
          >
            Delete
          </Button>
        </>
      )}
    </Group>
  )
}
