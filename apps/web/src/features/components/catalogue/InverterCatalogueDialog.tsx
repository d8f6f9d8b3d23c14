import { Group, Select, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  CecInvertersSearchDocument,
  GetCecInverterFilterParamsDocument,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { useView } from '../../../lib/useView.ts'
import { mapView } from '../../../lib/view.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import { CataloguePage, type ChooseEntry, PER_PAGE } from './CataloguePage.tsx'

/** Searches the inverters of the California Energy Commission. */
export function InverterCatalogueDialog(props: ChooseEntry): ReactNode {
  const [query, setQuery] = useState<CatalogueQuery>(ALL)
  const [page, setPage] = useState(1)
  const view = useView(
    CecInvertersSearchDocument,
    { ...query, skip: (page - 1) * PER_PAGE, take: PER_PAGE },
    { placeholderData: keepPreviousData },
  )
  return (
    <Dialog onClose={props.onClose} title="CEC inverter catalogue" size={1100}>
      <Stack gap="sm">
        <Filters
          query={query}
          onChange={(change) => {
            setPage(1)
            setQuery((before) => ({ ...before, ...change }))
          }}
        />
        <CataloguePage
          {...props}
          kind="inverter"
          view={mapView(view, ({ inverters, total }) => ({ entries: inverters, total }))}
          isFiltered={query !== ALL}
          page={page}
          onPage={setPage}
        />
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
