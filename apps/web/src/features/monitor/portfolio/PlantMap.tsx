import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffectEvent, useMemo } from 'react'
import { formatCount, formatPercentFixed } from '../../../lib/format.ts'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { type PlaceKind, PlaceMap } from '../../../ui/map/PlaceMap.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { openIssuesText } from './plantFigures.tsx'
import type { PlantRow, PlantStatus } from './plantRow.ts'

/** From the bottom up, so that what needs somebody lies on top. */
const STATUS_TEXTS: Readonly<Record<PlantStatus, string>> = {
  good: 'Live, no major issue',
  offline: 'Offline',
  stale: 'Stale',
  issues: 'Major or critical issue',
}

/** Where the plants are and how they are, by shape and colour; a press leads to the plant. */
export function PlantMap({ rows }: { readonly rows: readonly PlantRow[] }): ReactNode {
  const { slug } = useCurrentOrganization()
  const navigate = useNavigate()
  const open = useEffectEvent((projectId: string) => {
    void navigate({ to: '/$org/project/$projectId/monitor', params: { org: slug, projectId } })
  })
  const kinds = useMemo(
    () => kindsOf(rows, (id) => open(id)),
    // oxlint-disable-next-line react/exhaustive-deps -- an effect event is no dependency
    [rows],
  )
  return (
    <Panel title="Map" description="A press on a plant opens it">
      <PlaceMap kinds={kinds} />
    </Panel>
  )
}

function kindsOf(rows: readonly PlantRow[], open: (id: string) => void): readonly PlaceKind[] {
  return Object.entries(STATUS_TEXTS).map(([status, title]) => {
    const some = rows.filter((row) => row.status === status)
    return {
      kind: statusOf(status),
      title: `${title} (${formatCount(some.length)})`,
      places: some.map((row) => ({
        latitude: row.card.latitude,
        longitude: row.card.longitude,
        label: labelOf(row),
        onPress: () => open(row.id),
      })),
    }
  })
}

const statusOf = (text: string): PlantStatus =>
  text === 'issues' || text === 'stale' || text === 'offline' ? text : 'good'

function labelOf(row: PlantRow): string {
  const issues = openIssuesText(row.card.open_issues)
  return `${row.name}: EPI ${formatPercentFixed(row.epi, 1)}${issues === '' ? '' : `, ${issues}`}`
}
