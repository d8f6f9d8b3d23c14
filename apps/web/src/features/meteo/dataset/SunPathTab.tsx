import { writeHorizon } from '@duet/formats'
import { Box, Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { downloadBlob, fileNameOf } from '../../../lib/download.ts'
import { formatDegrees, formatUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { beamCells, sunPathOption } from './sunPathOption.ts'
import { type SunPath, useSunPath } from './useViews.ts'

/** Where the sun is over the year, and from where the beam comes. */
export function SunPathTab({ dataset }: DatasetProps): ReactNode {
  const view = useSunPath(dataset.id)
  return (
    <ChartPanel view={view} height={520}>
      {(path) => <Drawn path={path} dataset={dataset} />}
    </ChartPanel>
  )
}

function Drawn({ path, dataset }: DatasetProps & { readonly path: SunPath }): ReactNode {
  const option = useMemo(() => sunPathOption(path), [path])
  const table = useMemo(() => tableOf(path), [path])
  return (
    <Stack gap="sm" align="flex-start">
      <Box w="100%">
        <Chart
          title="Sun path"
          summary={summaryOf(path)}
          option={option}
          height={480}
          table={table}
        />
      </Box>
      {path.horizon_elevation_deg.length > 0 && <HorizonButton path={path} dataset={dataset} />}
    </Stack>
  )
}

/** The heights of the terrain around the place, as PVsyst imports a horizon. */
function HorizonButton({ path, dataset }: DatasetProps & { readonly path: SunPath }): ReactNode {
  const { latitude, longitude, name } = dataset
  const save = (): void => {
    const text = writeHorizon({
      latitude,
      longitude,
      azimuthDeg: path.horizon_azimuth_deg,
      elevationDeg: path.horizon_elevation_deg,
    })
    const title = fileNameOf(`${name} horizon`)
    downloadBlob(new Blob([text], { type: 'text/plain' }), `${title}.HOR`)
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={15} aria-hidden />} onClick={save}>
      Save the horizon for PVsyst (HOR)
    </Button>
  )
}

function tableOf(path: SunPath) {
  const { azimuth_edges_deg: azimuths, elevation_edges_deg: elevations } = path
  return {
    columns: [
      'Azimuth from (°)',
      'Azimuth to (°)',
      'Elevation from (°)',
      'Elevation to (°)',
      'Beam (kWh/m²)',
    ],
    rows: beamCells(path).map(([x, y, value]) => [
      azimuths[x],
      azimuths[x + 1],
      elevations[y],
      elevations[y + 1],
      value,
    ]),
  }
}

function summaryOf(path: SunPath): string {
  const cells = beamCells(path)
  const total = cells.reduce((sum, [, , value]) => sum + value, 0)
  const highest = Math.max(0, ...path.days.flatMap(({ elevation_deg }) => elevation_deg))
  const horizon =
    path.horizon_elevation_deg.length === 0
      ? 'The project has no heights of the ground around the place, so no horizon is drawn.'
      : `The terrain stands up to ${formatDegrees(Math.max(...path.horizon_elevation_deg))} over the horizon.`
  return `Beam normal to the sun by its direction, ${formatUnit(total, 'kWh/m²')} in all; lines are the sun on the 21st of each month, at most ${formatDegrees(highest)} high. ${horizon}`
}
