import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { mayAddWeather, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatCount, formatPercent } from '../../../lib/format.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment, WeatherGridFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { valueGridOption, valueGridTable } from '../../../ui/charts/valueGrid.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { CheckList } from './CheckList.tsx'
import { countText, isFinding, resultOf } from './checkTexts.ts'
import { LightMapChart } from './LightMapChart.tsx'
import { AvailabilityChart, ClearSkyChart, LightOffsetChart } from './MonthCharts.tsx'
import { remediesOf } from './remedies.ts'
import { useReport, type WeatherCheck, type WeatherReport } from './useReport.ts'

/** What the checks found, with the pictures that show it. */
export function QualityReport({ dataset }: DatasetProps): ReactNode {
  const view = useReport(dataset.id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={12} />}>
      {(report) => <Report dataset={dataset} report={report} />}
    </DataState>
  )
}

function Report({ dataset, report }: DatasetProps & { readonly report: WeatherReport }): ReactNode {
  return (
    <Stack gap="md">
      <Panel
        title={`Checks: ${countText(report.checks)}`}
        description={`${formatCount(report.row_count)} of ${formatCount(report.expected_row_count)} rows are there (${formatPercent(report.row_count / report.expected_row_count)}). Checked ${formatDateTime(report.created_at)}.`}
      >
        <Stack gap="md">
          <RemedyLinks dataset={dataset} report={report} />
          <Checks dataset={dataset} checks={report.checks} />
        </Stack>
      </Panel>
      <Panel>
        <LightMapChart map={report.light_map} />
      </Panel>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Panel>
          <LightOffsetChart months={report.months} />
        </Panel>
        {report.closure !== null && (
          <Panel>
            <ClosureChart grid={report.closure} />
          </Panel>
        )}
        <Panel>
          <ClearSkyChart months={report.months} />
        </Panel>
        <Panel>
          <AvailabilityChart months={report.months} />
        </Panel>
      </SimpleGrid>
    </Stack>
  )
}

/** What was found at once; what passed, and what could not be checked, when it is asked for. */
function Checks({
  dataset,
  checks,
}: DatasetProps & { readonly checks: readonly WeatherCheck[] }): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const found = checks.filter(({ result }) => isFinding(resultOf(result)))
  const others = checks.filter(({ result }) => !isFinding(resultOf(result)))
  return (
    <>
      {found.length === 0 ? (
        <Text size="sm">No check found anything to mend.</Text>
      ) : (
        <CheckList label="Findings" dataset={dataset} checks={found} />
      )}
      {others.length > 0 && (
        <Button
          variant="default"
          w="max-content"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {`${isOpen ? 'Hide' : 'Show'} ${countText(others)}`}
        </Button>
      )}
      {isOpen && <CheckList label="Other checks" dataset={dataset} checks={others} />}
    </>
  )
}

/** Whether the parts of the light add up. */
function ClosureChart({ grid }: { readonly grid: WeatherGridFragment }): ReactNode {
  const option = useMemo(() => valueGridOption(grid), [grid])
  const table = useMemo(() => valueGridTable(grid), [grid])
  return (
    <Chart
      title="Closure"
      summary="Global irradiance beside what beam and diffuse irradiance make of it. Valid rows lie along the dashed line; a second cloud beside it points to a wrong time, a wrong unit or columns that were swapped."
      option={option}
      height={360}
      table={table}
    />
  )
}

interface RemedyLinksProps {
  readonly dataset: DatasetRowFragment
  readonly report: WeatherReport
}

/** Edits that would mend what was found, for those who may make them. */
function RemedyLinks({ dataset, report }: RemedyLinksProps): ReactNode {
  const project = useCurrentProject()
  const remedies = remediesOf(report, { isTypicalYear: dataset.type === 'TMY' })
  const labels = [...new Set(remedies.map(({ label }) => label))]
  if (!mayAddWeather(project) || labels.length === 0) return null
  return (
    <Group gap="xs">
      <Text size="sm">Make a corrected dataset:</Text>
      {labels.map((label) => (
        <ButtonLink
          key={label}
          variant="default"
          to="/$org/project/$projectId/resources/meteo/$datasetId/edit"
          from="/$org/project/$projectId"
          params={{ datasetId: dataset.id }}
          search={remedies.find((remedy) => remedy.label === label)?.search ?? {}}
        >
          {label}
        </ButtonLink>
      ))}
    </Group>
  )
}
