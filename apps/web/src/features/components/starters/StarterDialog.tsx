import { COMPONENT_LABELS, type ComponentKind, STARTERS, type Starter } from '@duet/plant'
import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { freeName } from '../componentName.ts'
import { factColumns } from '../figures/componentFacts.ts'
import { namesOf, type StoredComponent } from '../useComponents.ts'
import { useCreateAndOpen } from '../useCreateAndOpen.ts'

interface StarterDialogProps {
  readonly kind: ComponentKind
  readonly components: readonly StoredComponent[]
  readonly onClose: () => void
}

/** Whether there is more than one to choose from. */
export const hasStarters = (kind: ComponentKind): boolean => STARTERS[kind].length > 1

/** Usual components of one kind with the sources of their figures, each to begin from. */
export function StarterDialog({ kind, components, onClose }: StarterDialogProps): ReactNode {
  const create = useCreateAndOpen()
  const columns: readonly Column<Starter>[] = [
    { key: 'name', title: 'Name', render: ({ name }) => name },
    ...factColumns(kind).map(({ value: _value, ...column }) => column),
    {
      key: 'source',
      title: 'Source',
      render: ({ source }) => (
        <Text size="xs" c="gray.7">
          {source}
        </Text>
      ),
    },
    {
      key: 'create',
      title: 'Create',
      hideTitle: true,
      align: 'right',
      render: ({ name, parameters }) => (
        <Button
          size="compact-xs"
          aria-label={`Create ${name}`}
          disabled={create.isPending}
          onClick={() =>
            create.mutate({ kind, name: freeName(name, namesOf(components, kind)), parameters })
          }
        >
          Create
        </Button>
      ),
    },
  ]
  return (
    <Dialog onClose={onClose} title={`Usual ${COMPONENT_LABELS[kind]}s`} size={980}>
      <Stack gap="sm">
        <Text size="sm" c="gray.7">
          Typical figures to begin from; every field can be changed afterwards.
        </Text>
        <DataTable
          label={`Usual ${COMPONENT_LABELS[kind]}s`}
          rows={STARTERS[kind]}
          rowKey={({ name }) => name}
          columns={columns}
        />
      </Stack>
    </Dialog>
  )
}
