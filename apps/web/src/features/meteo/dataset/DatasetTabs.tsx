import { Box, Stack, Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { useShownInBar } from '../../../ui/useShownInBar.ts'
import type { DatasetProps } from '../datasetProps.ts'
import { QualityReport } from '../report/QualityReport.tsx'
import { ClimateTab } from './ClimateTab.tsx'
import { DatasetFacts } from './DatasetFacts.tsx'
import classes from './DatasetTabs.module.css'
import { DaysTab } from './DaysTab.tsx'
import { DATASET_TABS, type DatasetTab } from './datasetSearch.ts'
import { HistoryTab } from './HistoryTab.tsx'
import { HourlyHeatMap } from './HourlyHeatMap.tsx'
import { MonthlyWeatherChart } from './MonthlyWeatherChart.tsx'
import { SunPathTab } from './SunPathTab.tsx'
import { TimeSeriesTab } from './series/TimeSeriesTab.tsx'
import { TableTab } from './table/TableTab.tsx'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId')

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
  const navigate = route.useNavigate()
  const Panel = PANELS[tab]
  const list = useRef<HTMLDivElement>(null)
  useShownInBar(list, tab)
  return (
    <Tabs
      value={tab}
      onChange={(key) => {
        const next = DATASET_TABS.find((one) => one.key === key)?.key
        void navigate({
          to: '.',
          search: next === undefined || next === 'overview' ? {} : { tab: next },
          resetScroll: false,
        })
      }}
    >
      <Tabs.List ref={list} className={classes['list'] ?? ''} mb="md">
        {DATASET_TABS.map(({ key, title }) => (
          <Tabs.Tab key={key} value={key}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <Box key={tab}>
          <Panel dataset={dataset} />
        </Box>
      </Tabs.Panel>
    </Tabs>
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
