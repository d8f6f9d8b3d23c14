import { Group, Paper, Select, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import classes from './PlantList.module.css'
import { PLANT_CSV, plantCsvRow } from './plantCsv.ts'
import { PlantFacts, PlantLink, plantColumns } from './plantFigures.tsx'
import type { PlantRow } from './plantRow.ts'
import {
  FRESHNESSES,
  PLANT_SORTS,
  type PortfolioSearch,
  portfolioSearch,
  SEVERITIES,
  sortOf,
} from './portfolioSearch.ts'

interface PlantListProps {
  /** Those that the address asks for, in its order. */
  readonly rows: readonly PlantRow[]
  readonly total: number
  readonly search: PortfolioSearch
  readonly onChange: (changed: Partial<PortfolioSearch>) => void
}

/** The plants by what they lost; as a table, or as cards. */
export function PlantList({ rows, total, search, onChange }: PlantListProps): ReactNode {
  const { slug } = useCurrentOrganization()
  return (
    <Panel
      title="Plants"
      guide="/docs/monitoring/portfolios.html#what-the-figures-are-of"
      description={
        rows.length === total
          ? `${formatCount(total)}, in the order of this list in all pictures`
          : `${formatCount(rows.length)} of ${formatCount(total)} match the filter`
      }
      actions={<SaveCsvButton title="Plants" columns={PLANT_CSV} rows={rows.map(plantCsvRow)} />}
    >
      <PlantFilter search={search} onChange={onChange} />
      {rows.length === 0 ? (
        <Text size="sm">No plant matches: search for another name, or clear the filter.</Text>
      ) : search.view === 'cards' ? (
        <PlantCards rows={rows} org={slug} />
      ) : (
        <DataTable<PlantRow>
          label="Plants"
          height={460}
          rows={rows}
          rowKey={({ id }) => id}
          columns={plantColumns(rows, slug)}
          sort={sortOf(search)}
          onSort={({ key, descending }) =>
            onChange({ sort: PLANT_SORTS.find((one) => one === key), descending, page: undefined })
          }
        />
      )}
    </Panel>
  )
}

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const

function PlantFilter({ search, onChange }: Pick<PlantListProps, 'search' | 'onChange'>): ReactNode {
  const filter = (changed: Partial<PortfolioSearch>): void =>
    onChange({ ...changed, page: undefined })
  return (
    <Group gap="sm" mb="sm">
      <SearchField
        label="Search plants"
        placeholder="Search by name"
        value={search.search ?? ''}
        onChange={(text) => filter({ search: text === '' ? undefined : text })}
      />
      <Select
        aria-label="Readings"
        placeholder="All readings"
        w={150}
        clearable
        data={FRESHNESSES.map((value) => ({ value, label: FRESHNESS_TEXTS[value] }))}
        value={search.freshness ?? null}
        onChange={(value) =>
          filter({ freshness: portfolioSearch.shape.freshness.parse(value ?? undefined) })
        }
      />
      <Select
        aria-label="Open issues"
        placeholder="Any issues"
        w={190}
        clearable
        data={SEVERITIES.map((value) => ({ value, label: SEVERITY_TEXTS[value] }))}
        value={search.severity ?? null}
        onChange={(value) =>
          filter({ severity: portfolioSearch.shape.severity.parse(value ?? undefined) })
        }
      />
      <ChoiceSwitch
        label="View"
        choices={VIEWS}
        value={search.view ?? 'table'}
        onChange={(view) => onChange({ view: view === 'cards' ? view : undefined })}
      />
    </Group>
  )
}

const FRESHNESS_TEXTS = { live: 'Live', stale: 'Stale', offline: 'Offline' } as const
const SEVERITY_TEXTS = {
  critical: 'Critical issues',
  major: 'Major issues and above',
  minor: 'Minor issues and above',
  info: 'Any open issue',
} as const

/** Cards of so many plants are as much as anybody looks through. */
const MOST_CARDS = 200

function PlantCards(props: {
  readonly rows: readonly PlantRow[]
  readonly org: string
}): ReactNode {
  const { rows, org } = props
  return (
    <>
      <ul className={classes['cards']} aria-label="Plants">
        {rows.slice(0, MOST_CARDS).map((row) => (
          <Paper key={row.id} p="sm" component="li" withBorder>
            <PlantLink row={row} org={org} />
            <PlantFacts row={row} />
          </Paper>
        ))}
      </ul>
      {rows.length > MOST_CARDS && (
        <Text size="xs" c="gray.7" mt="sm">
          The first {MOST_CARDS} plants: filter for fewer, or see all in the table.
        </Text>
      )}
    </>
  )
}
