import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuditLogDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { AuditSearch } from '../adminSearch.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { auditColumns } from './auditColumns.tsx'
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
    ({ auditLog }) => auditLog,
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
