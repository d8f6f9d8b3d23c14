import { SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed } from '../../../lib/format.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { type KpiFigure, KpiStrip } from '../../../ui/Kpi.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { columnOf, sumOf } from '../seriesMonths.ts'
import { type ResultSeries, useSystemLosses, useUtcOffset } from '../useResults.ts'
import { type RunAlbedo, usePlantSeries, useRunAlbedo } from '../useResultTabs.ts'
import { IrradianceAccount } from './IrradianceAccount.tsx'
import { IrradianceChart } from './IrradianceChart.tsx'
import { IrradianceDay } from './IrradianceDay.tsx'
import { IrradianceMonths } from './IrradianceMonths.tsx'
import { LIGHT_COLUMNS } from './irradianceColumns.ts'

/** Light from level ground to the cells, front and rear. */
export function IrradianceTab({ scope }: { readonly scope: Scope }): ReactNode {
  const months = usePlantSeries(scope, LIGHT_COLUMNS, 'OneMonth')
  const albedo = useRunAlbedo(scope)
  const losses = useSystemLosses(scope)
  const utcOffsetH = useUtcOffset(scope)
  return (
    <DataState view={months} skeleton={<SkeletonBox height={500} />}>
      {(series) => (
        <Stack gap="md">
          <KpiStrip
            label={`Irradiation: ${scopeName(scope)}`}
            figures={figuresOf(series, albedo.state === 'ready' ? albedo.data : undefined)}
          />
          {isMonofacial(series) && (
            <Note kind="info">
              The cells take no light from the rear: the panels are monofacial.
            </Note>
          )}
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Panel>
              <IrradianceChart series={series} utcOffsetH={utcOffsetH} />
            </Panel>
            <DataState view={losses} skeleton={<SkeletonBox height={360} />}>
              {({ rows }) => <IrradianceAccount rows={rows} />}
            </DataState>
          </SimpleGrid>
          <IrradianceDay scope={scope} />
          <IrradianceMonths series={series} albedo={albedo} utcOffsetH={utcOffsetH} />
        </Stack>
      )}
    </DataState>
  )
}

/** Both faces have what the front has: nothing of the rear counts. */
function isMonofacial(series: ResultSeries): boolean {
  const effective = sumOf(columnOf(series, 'effective'))
  return Math.abs(effective - sumOf(columnOf(series, 'poa_after_spectral'))) < 1e-6 * effective
}

function figuresOf(series: ResultSeries, albedo: RunAlbedo | undefined): readonly KpiFigure[] {
  const figure = (column: string, label: string, formula: string): KpiFigure => ({
    key: column,
    label,
    value: formatFixed(sumOf(columnOf(series, column)), 1),
    unit: 'kWh/m²',
    formula,
  })
  return [
    figure('ghi', 'GHI', 'Global irradiation on level ground, Σ GHI · Δt'),
    figure('dhi', 'DHI', 'Diffuse irradiation on level ground, Σ DHI · Δt'),
    figure('dni', 'DNI', 'Beam irradiation on a plane that faces the sun, Σ DNI · Δt'),
    {
      key: 'albedo',
      label: 'Albedo',
      value: formatFixed(meanAlbedo(series, albedo), 3),
      unit: '',
      formula: 'Ground reflectance, mean of the months weighted by GHI',
    },
    figure('poa_nominal', 'Front, unshaded', 'Irradiation on the plane of the modules'),
    figure('poa_after_spectral', 'Front at the cells', 'After shade, dirt, snow and reflection'),
    figure('rear', 'Rear at the cells', 'After structure and reflection, before bifaciality'),
    figure('effective', 'Effective', 'Front at the cells + bifaciality · rear at the cells'),
  ]
}

function meanAlbedo(series: ResultSeries, albedo: RunAlbedo | undefined): number | null {
  if (albedo === undefined) return null
  const ghi = columnOf(series, 'ghi')
  const months = series.time.length === albedo.months.length ? albedo.albedo : []
  if (months.length === 0) return sumOf(albedo.albedo) / Math.max(1, albedo.albedo.length)
  return sumOf(months.map((value, at) => value * (ghi[at] ?? 0))) / sumOf(ghi)
}
