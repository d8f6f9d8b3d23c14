import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatAgo, formatDateTime } from '../../lib/formatTime.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import type { Column } from '../../ui/DataTable.tsx'
import type { SimulationAction } from './SimulationDialogs.tsx'
import { SimulationMenu } from './SimulationMenu.tsx'
import { SimulationStatus } from './SimulationStatus.tsx'
import { blockNames, durationText, jobDurationS, personName } from './simulationTexts.ts'

interface Place {
  readonly org: string
  readonly projectId: string
}

export function simulationColumns(
  place: Place,
  nowMs: number,
  onAction: (action: SimulationAction) => void,
): readonly Column<SimulationRowFragment>[] {
  return [
    nameColumn(place),
    {
      key: 'status',
      title: 'Status',
      value: ({ duet_job }) => duet_job.status,
      render: ({ duet_job }) => <SimulationStatus job={duet_job} />,
    },
    {
      key: 'blocks',
      title: 'Blocks',
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
    {
      key: 'user',
      title: 'By',
      value: ({ user }) => personName(user),
      render: ({ user }) => <OneLine text={personName(user)} title={user.email} />,
    },
    {
      key: 'environment',
      title: 'Environment',
      value: ({ environment }) => environment,
      render: ({ environment }) => (
        <Text size="sm" c="gray.7" span>
          {environment}
        </Text>
      ),
    },
    {
      key: 'duration',
      title: 'Duration',
      align: 'right',
      value: ({ duet_job }) => jobDurationS(duet_job, nowMs),
      render: ({ duet_job }) => <OneLine text={durationText(duet_job, nowMs)} />,
    },
    {
      key: 'menu',
      title: '',
      width: 44,
      render: (simulation) => <SimulationMenu simulation={simulation} onAction={onAction} />,
    },
  ]
}

function OneLine(props: { readonly text: string; readonly title?: string }): ReactNode {
  return (
    <span style={{ whiteSpace: 'nowrap' }} title={props.title}>
      {props.text}
    </span>
  )
}

function nameColumn({ org, projectId }: Place): Column<SimulationRowFragment> {
  return {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    render: ({ id, name }) => (
      <Anchor
        fw={600}
        size="sm"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/$org/project/$projectId/simulations/$simId/$tab"
            params={{ org, projectId, simId: id, tab: 'energy-yields' }}
            onClick={(event) => event.stopPropagation()}
          />
        )}
      >
        {name}
      </Anchor>
    ),
  }
}
