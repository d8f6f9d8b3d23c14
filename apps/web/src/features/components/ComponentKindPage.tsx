import { COMPONENT_LABELS, type ComponentKind } from '@duet/plant'
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import { formatAgo } from '../../lib/formatTime.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { factColumns } from './figures/componentFacts.ts'
import { ComponentFilePreview } from './files/ComponentFilePreview.tsx'
import { useComponentFile } from './files/useComponentFile.ts'
import { NewComponentButtons } from './NewComponentButtons.tsx'
import { UsualComponents } from './starters/UsualComponents.tsx'
import type { StoredComponent } from './useComponents.ts'

interface ComponentListProps {
  readonly kind: ComponentKind
  /** Of the kind. */
  readonly components: readonly StoredComponent[]
}

interface ComponentKindPageProps extends ComponentListProps {
  /** The project has no component of any kind. */
  readonly isProjectEmpty: boolean
}

/** All components of one kind. */
export function ComponentKindPage(props: ComponentKindPageProps): ReactNode {
  const { kind, components } = props
  const isEditable = mayEdit(useCurrentProject())
  const create = isEditable && <NewComponentButtons kind={kind} components={components} />
  const label = `${COMPONENT_LABELS[kind]}s`
  return (
    <Stack gap="md">
      {isEditable && props.isProjectEmpty && <UsualComponents />}
      <div>
        <PageHeader
          title={label}
          description={KIND_TEXTS[kind]}
          actions={components.length > 0 && create}
        />
        <Panel>
          {components.length === 0 ? (
            <EmptyState
              title={`No ${label} yet`}
              text={`${kind === 'hvTransformer' ? 'Only plants with a high-voltage stage need one.' : 'A block needs one before it can be simulated.'} A new one starts from usual values.`}
              action={create}
            />
          ) : (
            <ComponentTable kind={kind} components={components} />
          )}
        </Panel>
      </div>
      {isEditable && (kind === 'panel' || kind === 'inverter') && (
        <ComponentFileDrop kind={kind} components={components} />
      )}
    </Stack>
  )
}

function ComponentTable({ kind, components }: ComponentListProps): ReactNode {
  const columns: readonly Column<StoredComponent>[] = [
    {
      key: 'name',
      title: 'Name',
      value: ({ name }) => name,
      render: ({ id, name }) => (
        <AnchorLink
          size="sm"
          fw={600}
          to="/$org/project/$projectId/design/components/$type/$id"
          from="/$org/project/$projectId"
          params={{ type: kind, id }}
        >
          {name}
        </AnchorLink>
      ),
    },
    ...factColumns(kind),
    {
      key: 'errors',
      title: 'Check',
      value: ({ field_errors }) => field_errors.length,
      render: ({ field_errors }) => <Check count={field_errors.length} />,
    },
    {
      key: 'updated_at',
      title: 'Changed',
      value: ({ updated_at }) => updated_at,
      render: ({ updated_at }) => formatAgo(updated_at),
    },
  ]
  return (
    <DataTable
      label={`${COMPONENT_LABELS[kind]}s`}
      rows={components}
      rowKey={({ id }) => id}
      columns={columns}
      initialSort={{ key: 'name', descending: false }}
    />
  )
}

function Check({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return 'OK'
  return (
    <Text span size="sm" c="red.9">
      {counted(count, 'field error')}
    </Text>
  )
}

/** What a kind stands for, under the heading of its list. */
const KIND_TEXTS: Readonly<Record<ComponentKind, string>> = {
  panel:
    'Photovoltaic modules: layout of the cells, electrical behaviour, temperature and degradation.',
  table:
    'Fixed racking and trackers: how modules are arranged, how rows are spaced, how the structure moves.',
  inverter: 'Ratings, efficiency and temperature limits of the inverters.',
  transformer: 'From the inverter voltage to the medium voltage of the plant.',
  hvTransformer: 'From the plant to the grid; chosen for the whole plant in the system parameters.',
  dcWire: 'Losses between the modules and the inverter.',
  acWire: 'Losses between the inverter and the transformer.',
}

/** Takes a PVsyst file and shows what it holds before anything is made of it. */
function ComponentFileDrop({ kind, components }: ComponentListProps): ReactNode {
  const project = useCurrentProject()
  const read = useComponentFile(project.id)
  const format = kind === 'panel' ? 'PAN' : 'OND'
  return (
    <Stack gap="sm">
      <FileDrop
        title={`Import a ${format} file`}
        hint="Drop it here or click to choose. What was read is shown before anything is created."
        isPending={read.isPending}
        onFile={read.mutate}
      />
      <FailureNote of={read} />
      {read.data !== undefined && (
        <ComponentFilePreview
          key={read.submittedAt}
          file={read.data}
          components={components}
          onClose={read.reset}
        />
      )}
    </Stack>
  )
}
