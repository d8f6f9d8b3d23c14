import { Center, Group, SegmentedControl, Select, VisuallyHidden } from '@mantine/core'
import { type Icon, IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PortfoliosDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { useCurrentOrganization } from '../../lib/organization/currentOrganization.ts'
import { clearButton } from '../../ui/fields/clearButton.ts'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { orderOf, PROJECT_ORDERS, type ProjectsSearch, projectsSearch } from './projectsSearch.ts'

interface ProjectToolbarProps {
  readonly search: ProjectsSearch
  readonly onChange: (search: Partial<ProjectsSearch>) => void
}

const COLLECTIONS = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'shared', label: 'Shared with me' },
  { value: 'all_sentinel', label: 'Monitored' },
]

const ORDER_LABELS = {
  last_activity_at: 'Last activity',
  name: 'Name',
  created_at: 'Created',
}

const VIEWS = [
  { value: 'table', label: <ViewIcon Icon={IconLayoutList} name="Table" /> },
  { value: 'cards', label: <ViewIcon Icon={IconLayoutGrid} name="Cards" /> },
]

function ViewIcon(props: { readonly Icon: Icon; readonly name: string }): ReactNode {
  return (
    <Center h={20}>
      <props.Icon size={15} aria-hidden />
      <VisuallyHidden>{props.name}</VisuallyHidden>
    </Center>
  )
}

/** Which projects are shown, and how. */
export function ProjectToolbar({ search, onChange }: ProjectToolbarProps): ReactNode {
  return (
    <Group gap="sm">
      <SearchField
        label="Search projects"
        placeholder="Search by name"
        value={search.search ?? ''}
        onChange={(text) => onChange({ search: text === '' ? undefined : text })}
      />
      <SegmentedControl
        aria-label="Collection"
        data={COLLECTIONS}
        value={search.collection ?? 'all'}
        onChange={(collection) =>
          onChange({
            collection: projectsSearch.shape.collection.parse(collection),
            portfolio: undefined,
          })
        }
      />
      <PortfolioFilter search={search} onChange={onChange} />
      {search.view === 'cards' && (
        <Select
          aria-label="Sort by"
          w={150}
          data={PROJECT_ORDERS.map((order) => ({ value: order, label: ORDER_LABELS[order] }))}
          value={orderOf(search).key}
          onChange={(order) =>
            onChange({ order: projectsSearch.shape.order.parse(order), descending: undefined })
          }
        />
      )}
      <SegmentedControl
        aria-label="View"
        data={VIEWS}
        value={search.view ?? 'table'}
        onChange={(view) => onChange({ view: view === 'cards' ? 'cards' : undefined })}
      />
    </Group>
  )
}

/** Nothing where the organisation has no portfolio. */
function PortfolioFilter({ search, onChange }: ProjectToolbarProps): ReactNode {
  const { id } = useCurrentOrganization()
  const { data } = useQuery(graphqlQuery(PortfoliosDocument, { organization_id: id }))
  const portfolios = data?.portfolios ?? []
  if (portfolios.length === 0) return null
  return (
    <Select
      aria-label="Portfolio"
      placeholder="All portfolios"
      w={180}
      clearable
      clearButtonProps={clearButton('All portfolios')}
      data={portfolios.map((portfolio) => ({ value: portfolio.id, label: portfolio.name }))}
      value={search.portfolio ?? null}
      onChange={(portfolio) => onChange({ portfolio: portfolio ?? undefined })}
    />
  )
}
