import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  CecInvertersSearchDocument,
  type CecInvertersSearchQuery,
  GetCecInverterFilterParamsDocument,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PagingBar } from '../../../ui/table/PagingBar.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import { factColumns } from '../figures/componentFacts.ts'

type CecInverter = CecInvertersSearchQuery['cecInverters']['inverters'][number]

interface CatalogueDialogProps {
  /** What happens with the one that is chosen: 'Create', 'Use'. */
  readonly verb: string
  readonly isPending: boolean
  readonly onChoose: (inverter: CecInverter) => void
  readonly onClose: () => void
}

const PER_PAGE = 20

/** Searches the catalogue of the California Energy Commission that administrators have uploaded. */
export function CatalogueDialog(props: CatalogueDialogProps): ReactNode {
  const [query, setQuery] = useState<CatalogueQuery>(ALL)
  const [page, setPage] = useState(1)
  return (
    <Dialog onClose={props.onClose} title="CEC inverter catalogue" size={900}>
      <Stack gap="sm">
        <Filters
          query={query}
          onChange={(change) => {
            setPage(1)
            setQuery((before) => ({ ...before, ...change }))
          }}
        />
        <DataState
          view={useView(
            CecInvertersSearchDocument,
            { ...query, skip: (page - 1) * PER_PAGE, take: PER_PAGE },
            { placeholderData: keepPreviousData },
          )}
          skeleton={<SkeletonLines count={8} />}
        >
          {({ inverters, total }) => (
            <>
              <Text size="xs" c="gray.7" component="output">
                {`${total.toLocaleString()} inverters`}
              </Text>
              <Found {...props} inverters={inverters} isFiltered={query !== ALL} />
              <PagingBar page={page} perPage={PER_PAGE} total={total} onChange={setPage} />
            </>
          )}
        </DataState>
      </Stack>
    </Dialog>
  )
}

interface CatalogueQuery {
  readonly search: string
  readonly manufacturer: string | null
  /** V. */
  readonly output_ac_voltage: number | null
}

const ALL: CatalogueQuery = { search: '', manufacturer: null, output_ac_voltage: null }

function Filters(props: {
  readonly query: CatalogueQuery
  readonly onChange: (change: Partial<CatalogueQuery>) => void
}): ReactNode {
  const { query, onChange } = props
  const { data } = useQuery(graphqlQuery(GetCecInverterFilterParamsDocument, {}))
  const { manufacturers = [], output_ac_voltages = [] } = data?.cecInverterFilterParams ?? {}
  return (
    <Group gap="sm" align="flex-end">
      <SearchField
        label="Search inverters"
        placeholder="Manufacturer or model"
        value={query.search}
        onChange={(search) => onChange({ search })}
      />
      <Select
        aria-label="Manufacturer"
        placeholder="All manufacturers"
        data={[...manufacturers]}
        value={query.manufacturer}
        onChange={(manufacturer) => onChange({ manufacturer })}
        searchable
        clearable
        w={240}
      />
      <Select
        aria-label="AC voltage"
        placeholder="All AC voltages"
        data={output_ac_voltages.map((volts) => ({ value: String(volts), label: `${volts} V` }))}
        value={query.output_ac_voltage === null ? null : String(query.output_ac_voltage)}
        onChange={(volts) => onChange({ output_ac_voltage: volts === null ? null : Number(volts) })}
        searchable
        clearable
        w={160}
      />
    </Group>
  )
}

function Found(
  props: CatalogueDialogProps & {
    readonly inverters: readonly CecInverter[]
    readonly isFiltered: boolean
  },
): ReactNode {
  const { inverters, verb } = props
  if (inverters.length === 0) {
    return (
      <EmptyState
        title="No inverter found"
        text={
          props.isFiltered
            ? 'Search for a part of the name, or take a filter away.'
            : 'A system administrator uploads the catalogue under Administration, Inverters.'
        }
      />
    )
  }
  const columns: readonly Column<CecInverter>[] = [
    { key: 'name', title: 'Name', render: ({ name }) => name },
    // The server has the order
    ...factColumns('inverter').map(({ value: _value, ...column }) => column),
    {
      key: 'choose',
      title: 'Choose',
      hideTitle: true,
      align: 'right',
      render: (inverter) => (
        <Button
          size="compact-xs"
          aria-label={`${verb} ${inverter.name}`}
          disabled={props.isPending}
          onClick={() => props.onChoose(inverter)}
        >
          {verb}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      label="Inverters of the catalogue"
      rows={inverters}
      rowKey={({ id }) => id}
      columns={columns}
    />
  )
}
