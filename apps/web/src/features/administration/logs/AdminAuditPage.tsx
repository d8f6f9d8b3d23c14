import { Group } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuditLogDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import type { AuditSearch } from '../adminSearch.ts'
import { OrganizationFilter } from '../OrganizationSelect.tsx'
import { auditColumns } from './auditColumns.tsx'
import { actionText } from './auditDetails.ts'
import { ChosenFilter } from './ChosenFilter.tsx'
import { LOG_PAGE_SIZE, LogPage } from './LogPage.tsx'

const route = getRouteApi('/signed-in/admin/audit')

/** Who did what, when, and in whose name. */
export function AdminAuditPage(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = search.page ?? 1
  const change = (next: Partial<AuditSearch>): void =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true })
  const view = useView(
    AuditLogDocument,
    {
      skip: (page - 1) * LOG_PAGE_SIZE,
      take: LOG_PAGE_SIZE,
      search: search.search ?? null,
      action: search.action ?? null,
      organization_id: search.organization ?? null,
      project_id: search.project ?? null,
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <LogPage
      title="Audit log"
      view={view}
      columns={auditColumns()}
      filters={<AuditFilters search={search} onChange={change} />}
      emptyText="Nothing of this kind was done."
      page={page}
      onPage={(next) => change({ page: next })}
    />
  )
}

interface AuditFiltersProps {
  readonly search: AuditSearch
  readonly onChange: (search: Partial<AuditSearch>) => void
}

/** A search field, the organisation, and what was chosen by a click in the table. */
function AuditFilters({ search, onChange }: AuditFiltersProps): ReactNode {
  return (
    <Group gap="xs">
      <SearchField
        label="Search the audit log"
        placeholder="Search by user, action or project"
        value={search.search ?? ''}
        onChange={(text) => onChange({ search: text === '' ? undefined : text })}
      />
      <OrganizationFilter
        value={search.organization}
        onChange={(organization) => onChange({ organization })}
      />
      {search.action !== undefined && (
        <ChosenFilter
          text={actionText(search.action)}
          onRemove={() => onChange({ action: undefined })}
        />
      )}
      {search.project !== undefined && (
        <ChosenFilter text="One project" onRemove={() => onChange({ project: undefined })} />
      )}
    </Group>
  )
}
