import { Anchor, Badge, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount, formatPosition } from '../../lib/format.ts'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import type { Column } from '../../ui/DataTable.tsx'
import type { DatasetAction } from './DatasetDialogs.tsx'
import { DatasetMenu } from './DatasetMenu.tsx'
import { SparkLine } from './SparkLine.tsx'
import { endText, intervalText, sourceText, startText, typeText } from './weatherTexts.ts'

interface Place {
  readonly org: string
  readonly projectId: string
}

export function datasetColumns(
  place: Place,
  onAction: (action: DatasetAction) => void,
): readonly Column<DatasetRowFragment>[] {
  return [
    nameColumn(place),
    {
      key: 'type',
      title: 'Type',
      value: ({ type }) => type,
      render: ({ type }) => oneLine(typeText(type)),
    },
    {
      key: 'source',
      title: 'Source',
      value: ({ source }) => sourceText(source),
    },
    {
      key: 'interval',
      title: 'Interval',
      align: 'right',
      value: ({ time_interval }) => intervalText(time_interval),
    },
    {
      key: 'start',
      title: 'Start',
      value: startText,
      render: (dataset) => oneLine(startText(dataset)),
    },
    {
      key: 'end',
      title: 'End',
      value: endText,
      render: (dataset) => oneLine(endText(dataset)),
    },
    {
      key: 'location',
      title: 'Location',
      render: ({ latitude, longitude }) => oneLine(formatPosition(latitude, longitude, 2)),
    },
    {
      key: 'rows',
      title: 'Rows',
      align: 'right',
      value: ({ row_count }) => row_count,
      render: ({ row_count }) => formatCount(row_count),
    },
    { key: 'spark', title: 'Daily GHI', render: ({ id }) => <SparkLine datasetId={id} /> },
    WARNINGS,
    {
      key: 'menu',
      title: '',
      width: 44,
      render: (dataset) => <DatasetMenu dataset={dataset} onAction={onAction} />,
    },
  ]
}

const WARNINGS: Column<DatasetRowFragment> = {
  key: 'warnings',
  title: 'Warnings',
  value: ({ warnings }) => warnings.length,
  render: (dataset) => <WarningCount dataset={dataset} />,
}

function nameColumn({ org, projectId }: Place): Column<DatasetRowFragment> {
  return {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    render: ({ id, name }) => (
      <Anchor
        fw={600}
        size="sm"
        style={{ overflowWrap: 'anywhere' }}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/$org/project/$projectId/resources/meteo/$datasetId"
            params={{ org, projectId, datasetId: id }}
            onClick={(event) => event.stopPropagation()}
          />
        )}
      >
        {name}
      </Anchor>
    ),
  }
}

/** Names may be long and wrap; figures are read at a glance. */
function oneLine(text: string): ReactNode {
  return <span style={{ whiteSpace: 'nowrap' }}>{text}</span>
}

function WarningCount({ dataset }: { readonly dataset: DatasetRowFragment }): ReactNode {
  const count = dataset.warnings.length
  return count === 0 ? (
    <Text span size="sm" c="gray.6">
      none
    </Text>
  ) : (
    <Badge
      color="orange"
      c="gray.9"
      leftSection={<IconAlertTriangle size={12} aria-hidden />}
      title={dataset.warnings.map(({ message }) => message).join('\n')}
    >
      {formatCount(count)}
    </Badge>
  )
}
