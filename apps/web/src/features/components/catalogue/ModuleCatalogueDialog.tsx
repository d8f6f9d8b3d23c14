import { Group, Select, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  CecModulesSearchDocument,
  GetCecModuleFilterParamsDocument,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { useView } from '../../../lib/useView.ts'
import { mapView } from '../../../lib/view.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import { CataloguePage, type ChooseEntry, PER_PAGE } from './CataloguePage.tsx'

interface ModuleQuery {
  readonly search: string
  readonly manufacturer: string | null
  readonly technology: string | null
  readonly is_bifacial: boolean | null
  /** W, at standard test conditions. */
  readonly min_stc_w: number | null
  readonly max_stc_w: number | null
}

const ALL: ModuleQuery = {
  search: '',
  manufacturer: null,
  technology: null,
  is_bifacial: null,
  min_stc_w: null,
  max_stc_w: null,
}

/** Searches the modules of the California Energy Commission. */
export function ModuleCatalogueDialog(props: ChooseEntry): ReactNode {
  const [query, setQuery] = useState<ModuleQuery>(ALL)
  const [page, setPage] = useState(1)
  const view = useView(
    CecModulesSearchDocument,
    { ...query, skip: (page - 1) * PER_PAGE, take: PER_PAGE },
    { placeholderData: keepPreviousData },
  )
  return (
    <Dialog onClose={props.onClose} title="CEC module catalogue" size={1100}>
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
          kind="panel"
          view={mapView(view, ({ modules, total }) => ({ entries: modules, total }))}
          isFiltered={query !== ALL}
          page={page}
          onPage={setPage}
        />
      </Stack>
    </Dialog>
  )
}

interface FiltersProps {
  readonly query: ModuleQuery
  readonly onChange: (change: Partial<ModuleQuery>) => void
}

function Filters({ query, onChange }: FiltersProps): ReactNode {
  const { data } = useQuery(graphqlQuery(GetCecModuleFilterParamsDocument, {}))
  const { manufacturers = [], technologies = [] } = data?.cecModuleFilterParams ?? {}
  return (
    <Group gap="sm" align="flex-end">
      <SearchField
        label="Search modules"
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
        limit={200}
        searchable
        clearable
        w={220}
      />
      <Select
        aria-label="Technology"
        placeholder="All technologies"
        data={[...technologies]}
        value={query.technology}
        onChange={(technology) => onChange({ technology })}
        clearable
        w={160}
      />
      <Select
        aria-label="Bifaciality"
        placeholder="One or two faces"
        data={FACES}
        value={query.is_bifacial === null ? null : String(query.is_bifacial)}
        onChange={(faces) => onChange({ is_bifacial: faces === null ? null : faces === 'true' })}
        clearable
        w={150}
      />
      <PowerRange query={query} onChange={onChange} />
    </Group>
  )
}

const FACES = [
  { value: 'true', label: 'Bifacial' },
  { value: 'false', label: 'Monofacial' },
]

function PowerRange({ query, onChange }: FiltersProps): ReactNode {
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <NumberField
        label="Power from"
        unit="W"
        w={110}
        value={query.min_stc_w}
        onChange={(min_stc_w) => onChange({ min_stc_w })}
      />
      <NumberField
        label="to"
        unit="W"
        w={110}
        value={query.max_stc_w}
        onChange={(max_stc_w) => onChange({ max_stc_w })}
      />
    </Group>
  )
}
