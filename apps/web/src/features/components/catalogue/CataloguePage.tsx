import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useCurrentUser } from '../../../lib/currentUser.ts'
import {
  CecInvertersSearchDocument,
  CecModulesSearchDocument,
  FetchCecDatasetDocument,
  GetCecInverterFilterParamsDocument,
  GetCecModuleFilterParamsDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import type { View } from '../../../lib/view.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { PagingBar } from '../../../ui/table/PagingBar.tsx'
import { factColumns } from '../figures/componentFacts.ts'

interface CatalogueEntry {
  readonly id: string
  readonly name: string
  readonly parameters: unknown
}

/** What a dialog of the catalogue is told. */
export interface ChooseEntry {
  /** What happens with the one that is chosen: 'Create', 'Use'. */
  readonly verb: string
  readonly isPending: boolean
  readonly onChoose: (entry: CatalogueEntry) => void
  readonly onClose: () => void
}

type CatalogueKind = 'panel' | 'inverter'

interface CataloguePageProps extends ChooseEntry {
  readonly kind: CatalogueKind
  readonly view: View<{ readonly entries: readonly CatalogueEntry[]; readonly total: number }>
  readonly isFiltered: boolean
  /** From 1. */
  readonly page: number
  readonly onPage: (page: number) => void
}

export const PER_PAGE = 20

const NOUNS = { panel: ['module', 'modules'], inverter: ['inverter', 'inverters'] } as const

/** What a search of the catalogue found, a page of it. */
export function CataloguePage(props: CataloguePageProps): ReactNode {
  const [one, many] = NOUNS[props.kind]
  return (
    <DataState view={props.view} skeleton={<SkeletonLines count={8} />}>
      {({ entries, total }) => (
        <>
          <Text size="xs" c="gray.7" component="output">
            {counted(total, one)}
          </Text>
          {entries.length > 0 ? (
            <DataTable
              label={`${many === 'modules' ? 'Modules' : 'Inverters'} of the catalogue`}
              rows={entries}
              rowKey={({ id }) => id}
              columns={columnsOf(props)}
            />
          ) : props.isFiltered ? (
            <EmptyState
              title={`No ${one} found`}
              text="Search for a part of the name, or take a filter away."
            />
          ) : (
            <EmptyCatalogue kind={props.kind} />
          )}
          <PagingBar page={props.page} perPage={PER_PAGE} total={total} onChange={props.onPage} />
        </>
      )}
    </DataState>
  )
}

const columnsOf = ({
  kind,
  verb,
  isPending,
  onChoose,
}: CataloguePageProps): readonly Column<CatalogueEntry>[] => [
  { key: 'name', title: 'Name', render: ({ name }) => name },
  // The server has the order
  ...factColumns(kind).map(({ value: _value, ...column }) => column),
  {
    key: 'choose',
    title: 'Choose',
    hideTitle: true,
    align: 'right',
    render: (entry) => (
      <Button
        size="compact-xs"
        aria-label={`${verb} ${entry.name}`}
        disabled={isPending}
        onClick={() => onChoose(entry)}
      >
        {verb}
      </Button>
    ),
  },
]

/** Nothing was ever loaded: who may, does it here by one click. */
function EmptyCatalogue({ kind }: { readonly kind: CatalogueKind }): ReactNode {
  const { is_system_admin } = useCurrentUser()
  const load = useChange(FetchCecDatasetDocument, {
    stale: [
      CecInvertersSearchDocument,
      CecModulesSearchDocument,
      GetCecInverterFilterParamsDocument,
      GetCecModuleFilterParamsDocument,
    ],
  })
  const [, many] = NOUNS[kind]
  if (!is_system_admin) {
    return (
      <EmptyState
        title="The catalogue is empty"
        text="A system administrator loads it under Administration, CEC catalogue, by one click."
      />
    )
  }
  return (
    <>
      <EmptyState
        title="The catalogue is empty"
        text={`The list of ${many} of the California Energy Commission is public and has thousands of them.`}
        action={
          <Button loading={load.isPending} onClick={() => load.mutate({ kind })}>
            {`Load current ${many}`}
          </Button>
        }
      />
      <FailureNote of={load} />
    </>
  )
}
