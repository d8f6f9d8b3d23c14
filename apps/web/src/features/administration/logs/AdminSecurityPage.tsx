import { DAY_MS } from '@duet/units'
import { Anchor } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SecurityEventsDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { SecuritySearch } from '../adminSearch.ts'
import { LOG_PAGE_SIZE, LogPage } from './LogPage.tsx'
import { SecurityFilters } from './SecurityFilters.tsx'
import { securityColumns } from './securityColumns.tsx'

const route = getRouteApi('/signed-in/admin/security')

/** Who came in, and what was tried and refused. */
export function AdminSecurityPage(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = search.page ?? 1
  const change = (next: Partial<SecuritySearch>): void =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true })
  const filter = filterOf(search)
  const view = useView(
    SecurityEventsDocument,
    {
      skip: (page - 1) * LOG_PAGE_SIZE,
      take: LOG_PAGE_SIZE,
      ...filter,
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <LogPage
      title="Security events"
      view={view}
      columns={securityColumns()}
      filters={<SecurityFilters search={search} onChange={change} />}
      action={
        <Anchor size="sm" href={exportHref(filter)} download>
          Save as JSON lines
        </Anchor>
      }
      emptyText="Nothing of this kind happened."
      page={page}
      onPage={(next) => change({ page: next })}
    />
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
