import { yearsInMean } from '@duet/results'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { formatResult, MISSING } from '../../lib/format.ts'
import { formatAgo, formatDateTime } from '../../lib/formatTime.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import { periodOfFigures } from '../../project/runs/periodOfFigures.ts'
import { SimulationStatus } from '../../project/runs/SimulationStatus.tsx'
import { SimulationLink } from '../../project/SimulationLink.tsx'
import { type Column, rightColumn } from '../../ui/DataTable.tsx'
import type { SimulationAction } from './SimulationDialogs.tsx'
import { SimulationMenu } from './SimulationMenu.tsx'
import { blockNames, durationText, jobDurationS } from './simulationTexts.ts'

export function simulationColumns(
  nowMs: number,
  onAction: (action: SimulationAction) => void,
): readonly Column<SimulationRowFragment>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      value: ({ name }) => name,
      render: ({ id, name }) => (
        <SimulationLink id={id} isInRow>
          {name}
        </SimulationLink>
      ),
    },
    {
      key: 'status',
      title: 'Status',
      minWidth: 130,
      value: ({ duet_job }) => duet_job.status,
      render: ({ duet_job }) => <SimulationStatus job={duet_job} />,
    },
    ...HEADLINE_COLUMNS,
    {
      key: 'blocks',
      title: 'Blocks',
      minWidth: 140,
      value: ({ blocks }) => blocks.length,
      render: ({ blocks }) => (
        <span title={blocks.map(({ name }) => name).join(', ')}>{blockNames(blocks)}</span>
      ),
    },
    {
      key: 'created_at',
      title: 'Created',
      value: ({ created_at }) => created_at,
      render: ({ created_at }) => (
        <OneLine text={formatAgo(created_at, nowMs)} title={formatDateTime(created_at)} />
      ),
    },
    BY_COLUMN,
    rightColumn(
      'duration',
      'Duration',
      ({ duet_job }) => <OneLine text={durationText(duet_job, nowMs)} />,
      ({ duet_job }) => jobDurationS(duet_job, nowMs),
    ),
    {
      key: 'menu',
      title: 'Actions',
      hideTitle: true,
      width: 44,
      render: (simulation) => <SimulationMenu simulation={simulation} onAction={onAction} />,
    },
  ]
}

const BY_COLUMN: Column<SimulationRowFragment> = {
  key: 'user',
  title: 'By',
  value: ({ user }) => personName(user),
  render: ({ user }) => <OneLine text={personName(user)} title={user.email} />,
}

const HEADLINE_COLUMNS: readonly Column<SimulationRowFragment>[] = [
  figureColumn('energy', 'Energy', 'kWh', (headline) => headline.energy_kwh / yearsOf(headline)),
  figureColumn(
    'yield',
    'Specific yield',
    'kWh/kWp',
    (headline) =>
      headline.specific_yield_kwh_per_kwp &&
      headline.specific_yield_kwh_per_kwp / yearsOf(headline),
  ),
  figureColumn('ratio', 'PR', '', ({ performance_ratio }) => performance_ratio),
  {
    key: 'weather',
    title: 'Weather',
    minWidth: 120,
    value: ({ weather }) => weather.join(', '),
    render: ({ weather, headline }) => <Weather names={weather} headline={headline} />,
  },
]

interface WeatherProps {
  readonly names: readonly string[]
  readonly headline: SimulationRowFragment['headline']
}

/** What the run rests on, and what makes its figures others than a whole year's. */
function Weather({ names, headline }: WeatherProps): ReactNode {
  const missing = headline?.missing_step_count ?? 0
  const period = headline ? periodOfFigures(headline.hours, headline.missing_step_count) : ''
  return (
    <>
      <span title={names.join(', ')}>{names[0] ?? MISSING}</span>
      {period !== '' && (
        <Text size="xs" c="gray.7">
          {period}
        </Text>
      )}
      {missing > 0 && (
        <Text size="xs" c="orange.9">
          {counted(missing, 'step')} missing
        </Text>
      )}
    </>
  )
}

type Headline = NonNullable<SimulationRowFragment['headline']>

const yearsOf = ({ hours, missing_step_count }: Headline): number =>
  yearsInMean(hours, missing_step_count)

/** A figure of finished runs. */
function figureColumn(
  key: string,
  title: string,
  unit: string,
  value: (headline: Headline) => number | null,
): Column<SimulationRowFragment> {
  const of = ({ headline }: SimulationRowFragment): number | null => headline && value(headline)
  return rightColumn(
    key,
    title,
    (simulation) => <OneLine text={formatResult(of(simulation), unit)} />,
    (simulation) => of(simulation) ?? undefined,
  )
}

function OneLine(props: { readonly text: string; readonly title?: string }): ReactNode {
  return (
    <span style={{ whiteSpace: 'nowrap' }} title={props.title}>
      {props.text}
    </span>
  )
}
