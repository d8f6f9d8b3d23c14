import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatCount, formatPercent } from '../../../lib/format.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { AvailabilityChart } from './AvailabilityChart.tsx'
import { CheckList } from './CheckList.tsx'
import { ClearSkyChart } from './ClearSkyChart.tsx'
import { ClosureChart } from './ClosureChart.tsx'
import { countText, isFinding, resultOf } from './checkTexts.ts'
import { LightMapChart } from './LightMapChart.tsx'
import { LightOffsetChart } from './LightOffsetChart.tsx'
import { RemedyLinks } from './RemedyLinks.tsx'
import { useReport, type WeatherCheck, type WeatherReport } from './useReport.ts'

interface QualityReportProps {
  readonly dataset: DatasetRowFragment
}

/** What the checks found, with the pictures that show it. */
export function QualityReport({ dataset }: QualityReportProps): ReactNode {
  const view = useReport(dataset.id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={12} />}>
      {(report) => <Report dataset={dataset} report={report} />}
    </DataState>
  )
}

function Report({
  dataset,
  report,
}: QualityReportProps & { readonly report: WeatherReport }): ReactNode {
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
}: QualityReportProps & { readonly checks: readonly WeatherCheck[] }): ReactNode {
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
