import { Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { formatCount, formatPercentFixed, formatPowerW } from '../../../lib/format.ts'
import { mayManage, useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { energyFigure, type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { AnchorLink, ButtonLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { whenText } from '../overview/overview.ts'
import { PeriodField } from '../shell/PeriodField.tsx'
import { type Period, periodText } from '../shell/period.ts'
import { openIssuesText } from './plantFigures.tsx'
import { type PortfolioGroup, portfolioGroups } from './portfolioGroups.ts'
import { coverageText, portfolioHeadline } from './portfolioSums.ts'
import {
  ALL_PLANTS,
  type PortfolioData,
  portfolioPeriod,
  today,
  usePortfolio,
} from './usePortfolio.ts'

const route = getRouteApi('/$org/monitor-portfolios/')

/** The portfolios of an organisation with the sums of their plants. */
export function PortfolioIndexPage(): ReactNode {
  const organization = useCurrentOrganization()
  const period = portfolioPeriod(route.useSearch())
  const navigate = route.useNavigate()
  const view = usePortfolio(ALL_PLANTS, period)
  return (
    <Page>
      <PageHeader
        title="Portfolios"
        tabTitle="Portfolios – Monitor"
        description={`${periodText(period)}, civil days of each plant`}
        actions={
          <>
            {mayManage(organization) && <ManageLink org={organization.slug} />}
            <PeriodField
              period={period}
              lastDay={today()}
              onChange={(changed) =>
                void navigate({ search: (before) => ({ ...before, ...changed }), replace: true })
              }
            />
          </>
        }
      />
      <DataState
        view={view}
        skeleton={<SkeletonLines count={8} />}
        isEmpty={({ rows, portfolios }) => rows.length + portfolios.length === 0}
        empty={<NothingMonitored />}
      >
        {(data) => <Groups data={data} period={period} org={organization.slug} />}
      </DataState>
    </Page>
  )
}

const ManageLink = ({ org }: { readonly org: string }): ReactNode => (
  <ButtonLink variant="default" to="/$org/settings/organization-projects" params={{ org }}>
    Manage portfolios
  </ButtonLink>
)

const NothingMonitored = (): ReactNode => (
  <EmptyState
    title="No plant is monitored yet"
    text="Deploy a project to monitor it: in its menu in the list of projects. Monitored plants are grouped in portfolios."
  />
)

interface GroupsProps {
  readonly data: PortfolioData
  readonly period: Period
  readonly org: string
}

function Groups({ data: { rows, portfolios }, period, org }: GroupsProps): ReactNode {
  const groups = useMemo(() => portfolioGroups(rows, portfolios), [rows, portfolios])
  const [all] = groups
  return (
    <Stack gap="md">
      {all && (
        <Panel>
          <Text component="output" display="block" size="lg" fw={600}>
            {portfolioHeadline(whenText(period, true), all.sums, rows)}
          </Text>
          <Text size="xs" c="gray.7">
            {coverageText(all.sums)}
          </Text>
        </Panel>
      )}
      <FigureTable<PortfolioGroup>
        title="Portfolios"
        description="Sums of the plants that you see"
        figures={groupFigures(groups, org)}
        rows={groups}
        rowKey={({ id }) => id}
        isBold={({ id }) => id === ALL_PLANTS}
      />
    </Stack>
  )
}

const groupFigures = (
  groups: readonly PortfolioGroup[],
  org: string,
): readonly Figure<PortfolioGroup>[] => [
  {
    title: 'Portfolio',
    value: ({ name }) => name,
    text: ({ id, name }) => (
      <AnchorLink
        inherit
        to="/$org/monitor-portfolios/$id"
        params={{ org, id }}
        search={({ period, from, to }) => ({ period, from, to })}
      >
        {name}
      </AnchorLink>
    ),
    minWidth: 150,
  },
  {
    title: 'Plants',
    value: ({ sums }) => sums.plantCount,
    text: ({ sums }) => formatCount(sums.plantCount),
  },
  {
    title: 'Live',
    value: ({ sums }) => sums.liveCount,
    text: ({ sums }) => formatCount(sums.liveCount),
  },
  {
    title: 'With evaluated days',
    value: ({ sums }) => sums.evaluatedCount,
    text: ({ sums }) => formatCount(sums.evaluatedCount),
  },
  {
    title: 'AC power',
    csv: 'AC power (W)',
    value: ({ sums }) => sums.acCapacityW,
    text: ({ sums }) => formatPowerW(sums.acCapacityW, 'Wac', 3),
  },
  { csv: 'Expected (kWh)', value: ({ sums }) => sums.modelKwh },
  energyFigure(groups, 'Measured', ({ sums }) => sums.sensorKwh),
  energyFigure(groups, 'Lost', ({ sums }) => sums.lostKwh),
  {
    title: 'Of expected',
    value: ({ sums }) => shareOf(sums.lostKwh, sums.modelKwh),
    text: ({ sums }) => formatPercentFixed(shareOf(sums.lostKwh, sums.modelKwh), 1),
  },
  {
    title: 'EPI',
    value: ({ sums }) => shareOf(sums.sensorKwh, sums.modelKwh),
    text: ({ sums }) => formatPercentFixed(shareOf(sums.sensorKwh, sums.modelKwh), 1),
  },
  {
    title: 'Open issues',
    value: ({ sums }) => openIssuesText(sums.openIssues) || 'none',
  },
]

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
