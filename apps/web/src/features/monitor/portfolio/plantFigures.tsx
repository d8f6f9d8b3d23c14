import { causeLabel } from '@duet/monitoring/texts'
import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  formatCount,
  formatPercentFixed,
  formatPowerW,
  formatResult,
  formatUnit,
  MISSING,
} from '../../../lib/format.ts'
import { type Column, rightColumn } from '../../../ui/DataTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import { freshnessFact } from '../shell/freshnessText.ts'
import { type PlantRow, sortValue } from './plantRow.ts'
import { SEVERITIES } from './portfolioSearch.ts'

/** To the plant, in the period of this page. */
export function PlantLink(props: { readonly row: PlantRow; readonly org: string }): ReactNode {
  const { row, org } = props
  return (
    <AnchorLink
      size="sm"
      to="/$org/project/$projectId/monitor"
      params={{ org, projectId: row.id }}
      search={({ period, from, to }) => ({ period, from, to })}
    >
      {row.name}
    </AnchorLink>
  )
}

/** '2 critical, 1 minor' of those that are open. */
export function openIssuesText(
  open: Readonly<Record<(typeof SEVERITIES)[number], number>>,
): string {
  const some = SEVERITIES.filter((severity) => open[severity] > 0)
  return some.map((severity) => `${formatCount(open[severity])} ${severity}`).join(', ')
}

export function FreshnessBadge({ card }: Pick<PlantRow, 'card'>): ReactNode {
  const { tone, label } = freshnessFact(card)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}

const sorted = (
  key: Parameters<typeof sortValue>[0],
  title: string,
  render: (row: PlantRow) => ReactNode,
): Column<PlantRow> => rightColumn(key, title, render, sortValue(key))

export const plantColumns = (
  rows: readonly PlantRow[],
  org: string,
): readonly Column<PlantRow>[] => [
  {
    key: 'name',
    title: 'Plant',
    minWidth: 150,
    value: sortValue('name'),
    render: (row) => <PlantLink row={row} org={org} />,
  },
  {
    key: 'freshness',
    title: 'Readings',
    value: sortValue('freshness'),
    render: (row) => <FreshnessBadge card={row.card} />,
  },
  sorted('capacity', 'AC power', ({ card }) => formatPowerW(card.ac_capacity_w, 'Wac', 3)),
  energyColumn(rows, 'lost', 'Lost', ({ lostKwh }) => lostKwh),
  sorted('share', 'Of expected', ({ lostFraction }) => formatPercentFixed(lostFraction, 1)),
  {
    key: 'cause',
    title: 'Top cause',
    render: ({ topCause }) => (topCause === null ? MISSING : causeLabel(topCause)),
  },
  sorted('epi', 'EPI', ({ epi }) => formatPercentFixed(epi, 1)),
  sorted('yield', 'Specific yield', ({ specificYield }) => formatUnit(specificYield, 'kWh/kWp', 4)),
  sorted('availability', 'Availability', ({ availability }) => formatPercentFixed(availability, 1)),
  sorted('issues', 'Open issues', (row) => openIssuesText(row.card.open_issues) || 'none'),
]

/** What a card says below the name. */
export function PlantFacts({ row }: { readonly row: PlantRow }): ReactNode {
  const { card, topCause } = row
  const lines = [
    `${formatPowerW(card.ac_capacity_w, 'Wac', 3)}, EPI ${formatPercentFixed(row.epi, 1)}`,
    `Lost ${formatResult(row.lostKwh, 'kWh')} (${formatPercentFixed(row.lostFraction, 1)})`,
    topCause === null ? 'No cause of loss' : `Most to ${causeLabel(topCause).toLowerCase()}`,
    `Open issues: ${openIssuesText(row.card.open_issues) || 'none'}`,
  ]
  return (
    <>
      <Group gap="xs" my={4}>
        <FreshnessBadge card={card} />
      </Group>
      {lines.map((line) => (
        <Text key={line} size="xs" c="gray.7">
          {line}
        </Text>
      ))}
    </>
  )
}
