import { Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { AuditLogDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, viewOf } from '../../lib/view.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PagingBar } from '../../ui/PagingBar.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import type { AuditSearch } from './adminSearch.ts'
import { auditColumns } from './auditColumns.tsx'

const PER_PAGE = 100
const route = getRouteApi('/signed-in/admin/audit')

/** Who did what, when, and in whose name. */
export function AdminAuditPage(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = search.page ?? 1
  const change = (next: Partial<AuditSearch>): void =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true })
  const query = useQuery({
    ...graphqlQuery(AuditLogDocument, {
      skip: (page - 1) * PER_PAGE,
      take: PER_PAGE,
      search: search.search ?? null,
      action: search.action ?? null,
      organization_id: search.organization ?? null,
      project_id: search.project ?? null,
    }),
    placeholderData: keepPreviousData,
  })
  const view = mapView(viewOf(query), ({ auditLog }) => auditLog)
  return (
    <Page>
      <PageHeader title="Audit log" />
      <Panel>
        <Group justify="space-between" mb="sm">
          <AuditFilters search={search} onChange={change} />
          {view.state === 'ready' && (
            <Text size="xs" c="gray.6" component="output">
              {view.data.total === 1 ? '1 entry' : `${formatCount(view.data.total)} entries`}
            </Text>
          )}
        </Group>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={10} />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title="No entries" text="Nothing of this kind was done." />}
        >
          {({ rows, total }) => (
            <>
              <DataTable
                label="Audit log"
                rows={rows}
                rowKey={({ id }) => id}
                columns={auditColumns()}
              />
              <PagingBar
                page={page}
                perPage={PER_PAGE}
                total={total}
                onChange={(next) => change({ page: next })}
              />
            </>
          )}
        </DataState>
      </Panel>
    </Page>
  )
}
