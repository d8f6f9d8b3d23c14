import { Checkbox, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  formatFixed,
  formatPercentFixed,
  formatPowerW,
  formatResult,
  MISSING,
} from '../../lib/format.ts'
import { formatAgo, formatDateTime } from '../../lib/formatTime.ts'
import type { OrganizationRunRowFragment } from '../../lib/gql/graphql.ts'
import { periodOfFigures } from '../../project/runs/periodOfFigures.ts'
import { SimulationStatus } from '../../project/runs/SimulationStatus.tsx'
import { type Column, rightColumn } from '../../ui/DataTable.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { energyColumn } from '../../ui/table/columns.tsx'
import { changeOf, dcAcRatio } from './runFigures.ts'
import type { RunSelection } from './useRunSelection.ts'

type Row = OrganizationRunRowFragment
type Figures = NonNullable<NonNullable<Row['run']>['figures']>

/** Columns of the list; their keys are the orders of the server. */
export const runColumns = (
  rows: readonly Row[],
  org: string,
  nowMs: number,
  selection: RunSelection,
): readonly Column<Row>[] => [
  checkColumn(selection),
  projectColumn(org),
  nameColumn(org),
  STATE_COLUMN,
  startedColumn(nowMs),
  {
    key: 'engine_version',
    title: 'Engine',
    value: ({ run }) => run?.engine_version,
    render: ({ run }) => run !== null && <Engine run={run} />,
  },
  figureColumn('nominal_dc', 'DC', ({ nominal_dc_w }) => formatPowerW(nominal_dc_w, 'Wp')),
  figureColumn('dc_ac_ratio', 'DC/AC', (figures) => formatFixed(dcAcRatio(figures), 2)),
  energyColumn(rows, 'energy', 'Energy (P50)', ({ run }) => run?.figures?.energy_kwh ?? null),
  rightColumn(
    'specific_yield',
    'Specific yield',
    ({ run }) => <Yield figures={run?.figures ?? null} />,
    ({ run }) => run?.figures?.specific_yield_kwh_per_kwp,
  ),
  rightColumn('change', 'Change of yield', (row) => <Change row={row} />, changeOf),
  figureColumn('performance_ratio', 'PR', ({ performance_ratio }) =>
    formatResult(performance_ratio, ''),
  ),
  figureColumn('bifacial_gain', 'Bifacial gain', ({ bifacial_gain }) =>
    formatPercentFixed(bifacial_gain, 1),
  ),
]

const projectColumn = (org: string): Column<Row> => ({
  key: 'project',
  title: 'Project',
  minWidth: 140,
  value: ({ project_name }) => project_name,
  render: ({ project_id, project_name }) => (
    <AnchorLink
      size="sm"
      fw={600}
      to="/$org/project/$projectId/simulations"
      params={{ org, projectId: project_id }}
    >
      {project_name}
    </AnchorLink>
  ),
})

const nameColumn = (org: string): Column<Row> => ({
  key: 'name',
  title: 'Run',
  minWidth: 140,
  value: ({ run }) => run?.name,
  render: ({ project_id, run }) =>
    run === null ? (
      MISSING
    ) : (
      <AnchorLink
        size="sm"
        to="/$org/project/$projectId/simulations/$simId/$tab"
        params={{ org, projectId: project_id, simId: run.simulation_id, tab: 'energy-yields' }}
      >
        {run.name}
      </AnchorLink>
    ),
})

const STATE_COLUMN: Column<Row> = {
  key: 'state',
  title: 'Status',
  minWidth: 130,
  value: ({ run }) => run?.duet_job.status,
  render: ({ run }) =>
    run === null ? (
      <StatusBadge tone="neutral">No run</StatusBadge>
    ) : (
      <SimulationStatus job={run.duet_job} />
    ),
}

const startedColumn = (nowMs: number): Column<Row> => ({
  key: 'created_at',
  title: 'Started',
  value: ({ run }) => run?.created_at,
  render: ({ run }) =>
    run === null ? (
      MISSING
    ) : (
      <OneLine text={formatAgo(run.created_at, nowMs)} title={formatDateTime(run.created_at)} />
    ),
})

const checkColumn = (selection: RunSelection): Column<Row> => ({
  key: 'chosen',
  title: 'Chosen',
  hideTitle: true,
  width: 36,
  render: (row) => (
    <Checkbox
      aria-label={`Choose ${row.run?.name ?? 'a first run'} of ${row.project_name}`}
      title={row.may_run ? undefined : 'You may not run simulations in this project.'}
      disabled={!row.may_run}
      checked={selection.has(row)}
      onChange={() => selection.toggle(row)}
    />
  ),
})

/** A figure of finished runs. */
const figureColumn = (
  key: string,
  title: string,
  text: (figures: Figures) => string,
): Column<Row> =>
  rightColumn(
    key,
    title,
    ({ run }) => <OneLine text={run?.figures ? text(run.figures) : MISSING} />,
    ({ run }) => run?.figures && text(run.figures),
  )

function Engine({ run }: { readonly run: NonNullable<Row['run']> }): ReactNode {
  return (
    <>
      <OneLine text={run.engine_version} />
      {run.is_outdated && (
        <Text size="xs" c="orange.9">
          outdated
        </Text>
      )}
    </>
  )
}

/** With what makes it another figure than that of one year. */
function Yield({ figures }: { readonly figures: Figures | null }): ReactNode {
  const period = figures ? periodOfFigures(figures.hours, figures.missing_step_count) : ''
  return (
    <>
      <OneLine text={formatResult(figures?.specific_yield_kwh_per_kwp, 'kWh/kWp')} />
      {period !== '' && (
        <Text size="xs" c="gray.7">
          {period}
        </Text>
      )}
    </>
  )
}

/** What it is compared with is told on hover and to screen readers. */
function Change({ row }: { readonly row: Row }): ReactNode {
  const change = row.run?.change
  if (!change) return MISSING
  const against = `${change.is_repeated ? 'Against the run that it repeats' : 'Against the run before'}: ${change.name}, engine ${change.engine_version}`
  return (
    <>
      <OneLine text={signedPercent(change.yield_fraction)} title={against} />
      <Text size="xs" c="gray.7">
        {change.engine_version === row.run?.engine_version
          ? 'same engine'
          : `from ${change.engine_version}`}
      </Text>
    </>
  )
}

function signedPercent(fraction: number): string {
  const text = formatPercentFixed(fraction, 2)
  return fraction > 0 ? `+${text}` : text
}

function OneLine(props: { readonly text: string; readonly title?: string }): ReactNode {
  return (
    <span style={{ whiteSpace: 'nowrap' }} title={props.title}>
      {props.text}
    </span>
  )
}
