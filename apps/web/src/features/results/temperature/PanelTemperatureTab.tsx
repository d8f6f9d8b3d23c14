import { SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed, formatUnit } from '../../../lib/format.ts'
import { formatSiteTime } from '../../../lib/formatTime.ts'
import { shownOrMissing, shownUnit } from '../../../lib/shownUnits.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { type KpiFigure, KpiStrip } from '../../../ui/Kpi.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { useUtcOffset } from '../useResults.ts'
import { type CellTemperatures, useCellTemperatures } from '../useResultTabs.ts'
import { TemperatureHistogram } from './TemperatureHistogram.tsx'
import { TemperatureMonths } from './TemperatureMonths.tsx'

type Model = CellTemperatures['models'][number]

/** How warm the cells are, when, and by which model. */
export function PanelTemperatureTab({ scope }: { readonly scope: Scope }): ReactNode {
  const view = useCellTemperatures(scope)
  const utcOffsetH = useUtcOffset(scope)
  return (
    <DataState view={view} skeleton={<SkeletonBox height={500} />}>
      {(data) => (
        <Stack gap="md">
          <KpiStrip
            label={`Cell temperatures: ${scopeName(scope)}`}
            figures={figuresOf(data, utcOffsetH)}
          />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Panel>
              <TemperatureHistogram data={data} />
            </Panel>
            <Panel>
              <TemperatureMonths months={data.months} utcOffsetH={utcOffsetH} />
            </Panel>
          </SimpleGrid>
          <Models models={data.models} />
        </Stack>
      )}
    </DataState>
  )
}

const figure = (key: string, label: string, value: number | null, formula: string): KpiFigure => ({
  key,
  label,
  value: formatFixed(shownOrMissing(value, '°C'), 1),
  unit: shownUnit('°C'),
  formula,
})

function figuresOf({ whole }: CellTemperatures, utcOffsetH: number): readonly KpiFigure[] {
  const maxAt =
    whole.max_at === null ? '' : `${formatSiteTime(whole.max_at, utcOffsetH)} (site time)`
  return [
    figure(
      'weighted',
      'Mean, weighted by light',
      whole.weighted_mean_c,
      'Σ T · G / Σ G, G the irradiance on the plane of the modules',
    ),
    figure('light', 'Mean in light', whole.light_mean_c, 'Mean of the steps with light'),
    figure('mean', 'Mean, day and night', whole.mean_c, 'Mean of all steps'),
    {
      ...figure('max', 'Highest', whole.max_c, 'The warmest step of any block'),
      parts: [{ label: 'At', value: maxAt }],
    },
  ]
}

const MODEL_NAMES: Readonly<Record<string, string>> = {
  ambient: 'Ambient: as warm as the air',
  faiman: 'Faiman',
  noct: 'NOCT',
  pvsyst: 'PVsyst',
  sandia: 'Sandia',
  stc: 'STC: always 25 °C',
}

const COLUMNS: readonly Column<Model>[] = [
  { key: 'block', title: 'Block', value: ({ name }) => name },
  { key: 'panel', title: 'Panel', value: ({ panel_name }) => panel_name },
  { key: 'model', title: 'Model', render: ({ model }) => MODEL_NAMES[model] ?? model },
  {
    key: 'coefficients',
    title: 'Coefficients',
    render: ({ coefficients }) =>
      coefficients.length === 0
        ? 'none'
        : coefficients
            .map(({ label, value, unit }) => `${label} ${formatUnit(value, unit)}`)
            .join('; '),
  },
]

function Models({ models }: { readonly models: readonly Model[] }): ReactNode {
  return (
    <Panel
      title="Models"
      description="As the panels were when the simulation was started; changes of the design since then are not in it."
    >
      <DataTable
        label="Models of cell temperature"
        rows={models}
        rowKey={({ block_id }) => block_id}
        columns={COLUMNS}
        {...(models.length > 12 ? { height: 400 } : {})}
      />
    </Panel>
  )
}
