import { COMPONENT_LABELS, type ComponentKind } from '@duet/plant'
import { Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import { LibraryTable } from './LibraryTable.tsx'
import { type LibraryComponent, useLibrary } from './useLibrary.ts'

interface LibraryDialogProps {
  readonly kind: ComponentKind
  readonly onClose: () => void
}

/** What the organisation shares of one kind; taking one makes a copy in the project. */
export function LibraryDialog({ kind, onClose }: LibraryDialogProps): ReactNode {
  const view = useLibrary(kind)
  const [search, setSearch] = useState('')
  const label = COMPONENT_LABELS[kind]
  return (
    <Dialog onClose={onClose} title={`${label} from the library`} size={860}>
      <Stack gap="sm">
        <Text size="sm" c="gray.7">
          Members of the organization share these between its projects. A project takes a copy:
          later changes of the library do not reach it.
        </Text>
        <SearchField
          label="Search the library"
          placeholder="Name or person"
          value={search}
          onChange={setSearch}
        />
        <DataState
          view={view}
          skeleton={<SkeletonLines count={5} />}
          isEmpty={(components) => components.length === 0}
          empty={
            <EmptyState
              title={`No ${label} in the library yet`}
              text="Open a component of a project and choose Add to library in its menu."
            />
          }
        >
          {(components) => <LibraryTable kind={kind} components={matching(components, search)} />}
        </DataState>
      </Stack>
    </Dialog>
  )
}

function matching(components: readonly LibraryComponent[], search: string): LibraryComponent[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return components.filter(({ name, created_by_name }) => {
    const text = `${name} ${created_by_name ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
