import { Button, Group } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatBytes, formatCount, MISSING } from '../../../lib/format.ts'
import {
  type AdminOrganizationRowFragment,
  AdminOrganizationsDocument,
  AdminStorageUsagesDocument,
  type AdminStorageUsagesQuery,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { useView } from '../../../lib/useView.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TableState } from '../../../ui/TableState.tsx'
import { fieldColumn } from '../../../ui/table/columns.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import type { UsersSearch } from '../adminSearch.ts'
import { OrganizationLimitsDialog } from './OrganizationLimitsDialog.tsx'

/** The most that the server gives at once; further ones are found by searching. */
const MOST = 500

interface AdminOrganizationListProps {
  readonly search: UsersSearch
  readonly onChange: (search: Partial<UsersSearch>) => void
}

export function AdminOrganizationList(props: AdminOrganizationListProps): ReactNode {
  const { search, onChange } = props
  const view = useView(
    AdminOrganizationsDocument,
    {
      skip: 0,
      take: MOST,
      search: search.search ?? null,
    },
    { placeholderData: keepPreviousData },
  )
  const { data: usages } = useQuery(graphqlQuery(AdminStorageUsagesDocument, {}))
  const storage = new Map(
    (usages?.adminStorageUsages ?? []).map((usage) => [usage.organization_id, usage]),
  )
  const [limited, setLimited] = useState<AdminOrganizationRowFragment | undefined>(undefined)
  return (
    <Panel>
      <Group mb="sm">
        <SearchField
          label="Search organizations"
          placeholder="Search by name or slug"
          value={search.search ?? ''}
          onChange={(text) => onChange({ search: text === '' ? undefined : text })}
        />
      </Group>
      <TableState
        view={view}
        empty={<EmptyState title="No organizations found" text="None has this name or slug." />}
        label="Organizations"
        initialSort={{ key: 'name', descending: false }}
        columns={[NAME_COLUMN, ...limitColumns(storage, setLimited), ...FURTHER_COLUMNS]}
      />
      {limited !== undefined && (
        <OrganizationLimitsDialog organization={limited} onClose={() => setLimited(undefined)} />
      )}
    </Panel>
  )
}

const NAME_COLUMN: Column<AdminOrganizationRowFragment> = {
  key: 'name',
  title: 'Name',
  value: ({ name }) => name,
  render: ({ id, name }) => (
    <AnchorLink size="sm" to="/admin/users" search={{ organization: id }}>
      {name}
    </AnchorLink>
  ),
}

const FURTHER_COLUMNS: readonly Column<AdminOrganizationRowFragment>[] = [
  fieldColumn('slug', 'Slug'),
  {
    key: 'members',
    title: 'Members',
    align: 'right',
    value: ({ user_organization }) => user_organization.length,
    render: ({ user_organization }) => formatCount(user_organization.length),
  },
  {
    key: 'domains',
    title: 'Allowed domains',
    render: ({ allowed_domains }) => allowed_domains.join(', ') || MISSING,
  },
]

type StorageUsage = AdminStorageUsagesQuery['adminStorageUsages'][number]

const limitColumns = (
  storage: ReadonlyMap<string, StorageUsage>,
  onLimits: (organization: AdminOrganizationRowFragment) => void,
): readonly Column<AdminOrganizationRowFragment>[] => [
  {
    key: 'storage',
    title: 'Storage',
    align: 'right',
    minWidth: 96,
    value: ({ id }) => storage.get(id)?.stored_bytes ?? 0,
    render: ({ id }) => {
      const usage = storage.get(id)
      return usage === undefined
        ? MISSING
        : `${formatBytes(usage.stored_bytes)} of ${formatBytes(usage.limit_bytes)}`
    },
  },
  {
    key: 'limits',
    title: 'Limits',
    hideTitle: true,
    align: 'right',
    width: 90,
    render: (organization) => (
      <Button
        variant="default"
        aria-label={`Limits of ${organization.name}`}
        onClick={() => onLimits(organization)}
      >
        Limits
      </Button>
    ),
  },
]
