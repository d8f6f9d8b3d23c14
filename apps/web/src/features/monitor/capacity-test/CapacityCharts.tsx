import { SimpleGrid, Switch } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { plantClock, wallText } from '../shell/plantTime.ts'
import { capacityOption, residualOption } from './capacityOptions.ts'
import { useCapacitySearch } from './capacitySearch.ts'
import { conditionsText } from './capacityTexts.ts'
import { pointTable } from './pointTable.ts'
import type { CapacityTest } from './useCapacityTest.ts'

/** Points with both regressions, and what the points differ by from them. */
export function CapacityCharts({ found }: { readonly found: CapacityTest }): ReactNode {
  const { time_zone: timeZone } = useDeployment().version
  const [{ removed: hasRemoved = false }, change] = useCapacitySearch()
  const option = useMemo(() => capacityOption(found, hasRemoved), [found, hasRemoved])
  const residuals = useMemo(() => residualOption(found), [found])
  const table = useMemo(() => {
    const clock = plantClock(timeZone)
    return pointTable(found, { timeZone, timeText: (iso) => wallText(clock(Date.parse(iso))) })
  }, [found, timeZone])
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Panel>
        <Chart
          title="Power over irradiance"
          height={380}
          summary={`${formatCount(found.points.kept_count)} measured points${found.target_points ? ` and ${formatCount(found.target_points.kept_count)} of the target` : ''}; regressions at the air and wind of ${conditionsText(found)}.`}
          option={option}
          table={table}
          controls={
            <Switch
              size="xs"
              label="Left out"
              checked={hasRemoved}
              onChange={({ currentTarget }) =>
                change({ removed: currentTarget.checked || undefined })
              }
            />
          }
        />
      </Panel>
      <Panel>
        <Chart
          title="Residuals"
          height={380}
          summary="Points less their own regression: without a shape where the regression fits."
          option={residuals}
          table={table}
        />
      </Panel>
    </SimpleGrid>
  )
}
