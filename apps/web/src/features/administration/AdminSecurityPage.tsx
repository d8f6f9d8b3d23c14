import { Anchor, Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { SecurityEventsDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, viewOf } from '../../lib/view.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PagingBar } from '../../ui/PagingBar.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { SecuritySearch } from './adminSearch.ts'
import { SecurityFilters } from './SecurityFilters.tsx'
import { securityColumns } from './securityColumns.tsx'

const PER_PAGE = 100
const DAY_MS = 86_400_000
const route = getRouteApi('/signed-in/admin/security')

/** Who came in, and what was tried and refused. */
export function AdminSecurityPage(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = search.page ?? 1
  const change = (next: Partial<SecuritySearch>): void =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true })
  const filter = filterOf(search)
  const query = useQuery({
    ...graphqlQuery(SecurityEventsDocument, {
      skip: (page - 1) * PER_PAGE,
      take: PER_PAGE,
      ...filter,
    }),
    placeholderData: keepPreviousData,
  })
  const view = mapView(viewOf(query), ({ securityEvents }) => securityEvents)
  return (
    <Page>
      <PageHeader title="Security events" />
      <Panel>
        <Group justify="space-between" mb="sm">
          <SecurityFilters search={search} onChange={change} />
          {view.state === 'ready' && (
            <Group gap="sm">
              <Text size="xs" c="gray.6" component="output">
                {view.data.total === 1 ? '1 entry' : `${formatCount(view.data.total)} entries`}
              </Text>
              <Anchor size="sm" href={exportHref(filter)} download>
                Save as JSON lines
              </Anchor>
            </Group>
          )}
        </Group>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={10} />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title="No entries" text="Nothing of this kind happened." />}
        >
          {({ rows, total }) => (
            <>
              <DataTable
                label="Security events"
                rows={rows}
                rowKey={({ id }) => id}
                columns={securityColumns()}
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

type Filter = ReturnType<typeof filterOf>

/** Days are those of UTC, the last one whole. */
function filterOf({ search, kind, user, ip, from, to }: SecuritySearch) {
  return {
    search: search ?? null,
    kind: kind ?? null,
    user_id: user ?? null,
    ip: ip ?? null,
    from: dayStart(from, 0),
    to: dayStart(to, 1),
  }
}

function dayStart(day: string | undefined, later: number): string | null {
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) ? null : new Date(ms + later * DAY_MS).toISOString()
}

function exportHref(filter: Filter): string {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  )
  return `/api/security-events.jsonl?${query}`
}
