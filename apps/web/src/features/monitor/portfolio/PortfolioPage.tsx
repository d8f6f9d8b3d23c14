import { SimpleGrid, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PagingBar } from '../../../ui/table/PagingBar.tsx'
import { whenText } from '../overview/overview.ts'
import { ReportButton } from '../reports/ReportButton.tsx'
import { reportChoices } from '../reports/reportChoices.ts'
import { PeriodField } from '../shell/PeriodField.tsx'
import { addDays, type Period, periodText } from '../shell/period.ts'
import { CausePanel } from './CausePanel.tsx'
import { ComparePanel } from './ComparePanel.tsx'
import { EnergyPanel } from './EnergyPanel.tsx'
import { EpiPanel } from './EpiPanel.tsx'
import { PlantList } from './PlantList.tsx'
import { PlantMap } from './PlantMap.tsx'
import { PortfolioFigures } from './PortfolioFigures.tsx'
import { type PlantRow, shownRows } from './plantRow.ts'
import type { PortfolioSearch } from './portfolioSearch.ts'
import { coverageText, portfolioHeadline, portfolioSums } from './portfolioSums.ts'
import { portfolioName, portfolioPeriod, today, usePortfolio } from './usePortfolio.ts'

const route = getRouteApi('/$org/monitor-portfolios/$id')

/** One portfolio, or all plants: what was lost and where, then each plant. */
export function PortfolioPage(): ReactNode {
  const { id: organizationId, slug } = useCurrentOrganization()
  const { id } = route.useParams()
  const search = route.useSearch()
  const period = useStablePeriod(search)
  const change = useChangeSearch()
  const view = usePortfolio(id, period)
  const name = view.state === 'ready' ? portfolioName(id, view.data.portfolios) : 'Portfolio'
  return (
    <Page>
      <AnchorLink
        size="sm"
        to="/$org/monitor-portfolios"
        params={{ org: slug }}
        search={({ period: key, from, to }) => ({ period: key, from, to })}
      >
        Portfolios
      </AnchorLink>
      <PageHeader
        title={name}
        tabTitle={`${name} – Monitor`}
        description={`${periodText(period)}, civil days of each plant`}
        actions={
          <>
            <ReportButton
              path={`/api/organizations/${organizationId}/portfolios/${id}`}
              choices={reportChoices(period, addDays(today(), -1))}
            />
            <PeriodField period={period} lastDay={today()} onChange={change} />
          </>
        }
      />
      <DataState
        view={view}
        skeleton={<SkeletonBox height={420} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NoPlants />}
      >
        {({ rows }) => <Plants portfolio={id} rows={rows} period={period} />}
      </DataState>
    </Page>
  )
}

/** The same object while the address says the same. */
function useStablePeriod(search: PortfolioSearch): Period {
  const { key, from, to } = portfolioPeriod(search)
  return useMemo(() => ({ key, from, to }), [key, from, to])
}

function useChangeSearch(): (changed: Partial<PortfolioSearch>) => void {
  const navigate = route.useNavigate()
  return (changed) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true })
}

function NoPlants(): ReactNode {
  return (
    <EmptyState
      title="No monitored plant here"
      text="A plant enters a portfolio when its project is deployed: in the menu of the project in the list of projects."
    />
  )
}

/** Plants of one picture. */
const PER_PAGE = 50

interface PlantsProps {
  readonly portfolio: string
  readonly rows: readonly PlantRow[]
  readonly period: Period
}

function Plants({ portfolio, rows, period }: PlantsProps): ReactNode {
  const search = route.useSearch()
  const change = useChangeSearch()
  const sums = useMemo(() => portfolioSums(rows), [rows])
  const shown = useMemo(() => shownRows(rows, search), [rows, search])
  const page = Math.min(search.page ?? 1, Math.max(1, Math.ceil(shown.length / PER_PAGE)))
  const onPage = useMemo(() => shown.slice((page - 1) * PER_PAGE, page * PER_PAGE), [shown, page])
  return (
    <Stack gap="md">
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {portfolioHeadline(whenText(period, true), sums, rows)}
        </Text>
        <Text size="xs" c="gray.7">
          {coverageText(sums)}
        </Text>
      </Panel>
      <PortfolioFigures sums={sums} period={period} />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <PlantMap rows={shown} />
        <CausePanel sums={sums} />
      </SimpleGrid>
      <EnergyPanel portfolio={portfolio} period={period} />
      <PlantList rows={shown} total={rows.length} search={search} onChange={change} />
      {onPage.length > 0 && (
        <>
          <ComparePanel
            rows={onPage}
            measure={search.measure ?? 'epi'}
            onChange={(measure) => change({ measure })}
          />
          <EpiPanel portfolio={portfolio} period={period} rows={onPage} />
          <PagingBar
            page={page}
            perPage={PER_PAGE}
            total={shown.length}
            onChange={(next) => change({ page: next })}
          />
        </>
      )}
    </Stack>
  )
}
