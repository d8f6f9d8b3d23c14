import { Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { TabBar } from '../../../ui/tabs/TabBar.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { QualityReport } from '../report/QualityReport.tsx'
import { ClimateTab } from './ClimateTab.tsx'
import { DatasetFacts } from './DatasetFacts.tsx'
import { DaysTab } from './DaysTab.tsx'
import { DATASET_TABS, type DatasetTab } from './datasetSearch.ts'
import { HistoryTab } from './HistoryTab.tsx'
import { HourlyHeatMap } from './HourlyHeatMap.tsx'
import { MonthlyWeatherChart } from './MonthlyWeatherChart.tsx'
import { SunPathTab } from './SunPathTab.tsx'
import { TimeSeriesTab } from './series/TimeSeriesTab.tsx'
import { TableTab } from './table/TableTab.tsx'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId')

const PANEL_ID = 'dataset'

const PANELS: Readonly<Record<DatasetTab, ComponentType<DatasetProps>>> = {
  overview: OverviewTab,
  table: TableTab,
  'time-series': TimeSeriesTab,
  hours: HourlyHeatMap,
  days: DaysTab,
  'sun-path': SunPathTab,
  climate: ClimateTab,
  quality: QualityReport,
  history: HistoryTab,
}

/** The pages of a dataset; the address holds which one is open. */
export function DatasetTabs({ dataset }: DatasetProps): ReactNode {
  const { tab = 'overview' } = route.useSearch()
  const Panel = PANELS[tab]
  return (
    <div>
      <TabBar
        label="Dataset"
        panelId={PANEL_ID}
        tab={tab}
        tabs={DATASET_TABS.map(({ key, title }) => ({
          key,
          title,
          to: '.',
          search: key === 'overview' ? {} : { tab: key },
        }))}
      />
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-label={DATASET_TABS.find(({ key }) => key === tab)?.title}
      >
        <Panel key={tab} dataset={dataset} />
      </div>
    </div>
  )
}

/** What a dataset says of itself, what is doubtful, and its months. */
function OverviewTab({ dataset }: DatasetProps): ReactNode {
  return (
    <Stack gap="md">
      <DatasetFacts dataset={dataset} />
      <MonthlyWeatherChart dataset={dataset} />
    </Stack>
  )
}
