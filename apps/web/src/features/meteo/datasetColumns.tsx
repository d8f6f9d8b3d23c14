import { periodText } from '@duet/weather'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount, formatPosition, formatUnit } from '../../lib/format.ts'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import { type Column, rightColumn } from '../../ui/DataTable.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import type { DatasetAction } from './DatasetDialogs.tsx'
import { DatasetMenu } from './DatasetMenu.tsx'
import type { DatasetProps } from './datasetProps.ts'
import { DAMAGED, ghiText } from './ghiText.ts'
import { QualityLink } from './report/QualityLink.tsx'
import { SparkLine } from './SparkLine.tsx'
import { endText, intervalText, sourceText, startText, typeText } from './weatherTexts.ts'

/** A dataset with what is asked for apart from it. */
export interface DatasetLine {
  readonly dataset: DatasetRowFragment
  readonly blockCount: number
  /** To the project; null where it has no place. */
  readonly distanceKm: number | null
}

export function datasetColumns(
  onAction: (action: DatasetAction) => void,
): readonly Column<DatasetLine>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      value: ({ dataset }) => dataset.name,
      render: ({ dataset: { id, name } }) => (
        <AnchorLink
          fw={600}
          size="sm"
          style={{ display: 'inline-block', minWidth: '9rem', overflowWrap: 'anywhere' }}
          from="/$org/project/$projectId"
          to="/$org/project/$projectId/resources/meteo/$datasetId"
          params={{ datasetId: id }}
          onClick={(event) => event.stopPropagation()}
        >
          {name}
        </AnchorLink>
      ),
    },
    ...PLAIN_COLUMNS,
    rightColumn(
      'ghi',
      'GHI',
      ({ dataset }) => <Totals dataset={dataset} />,
      ({ dataset }) => dataset.totals?.ghi_kwh_m2 ?? null,
    ),
    {
      key: 'spark',
      title: 'Daily GHI',
      render: ({ dataset }) => <SparkLine datasetId={dataset.id} />,
    },
    {
      key: 'quality',
      title: 'Quality',
      value: ({ dataset }) => dataset.quality,
      render: ({ dataset }) => <QualityLink dataset={dataset} />,
    },
    rightColumn(
      'blocks',
      'Blocks',
      ({ blockCount }) => formatCount(blockCount),
      ({ blockCount }) => blockCount,
    ),
    {
      key: 'menu',
      title: 'Actions',
      hideTitle: true,
      width: 44,
      render: ({ dataset }) => <DatasetMenu dataset={dataset} onAction={onAction} />,
    },
  ]
}

/** What a dataset says of itself. */
const PLAIN_COLUMNS: readonly Column<DatasetLine>[] = [
  {
    key: 'source',
    title: 'Source',
    value: ({ dataset }) => sourceText(dataset.source),
  },
  {
    key: 'type',
    title: 'Type',
    value: ({ dataset }) => typeText(dataset.type),
    render: ({ dataset }) => oneLine(typeText(dataset.type)),
  },
  {
    key: 'period',
    title: 'Period',
    value: ({ dataset }) => dataset.start_time,
    render: ({ dataset }) => oneLine(`${startText(dataset)} to ${endText(dataset)}`),
  },
  {
    key: 'interval',
    title: 'Interval',
    align: 'right',
    value: ({ dataset }) => intervalText(dataset.time_interval),
  },
  {
    key: 'place',
    title: 'Place',
    value: ({ distanceKm }) => distanceKm,
    render: ({ dataset, distanceKm }) => (
      <>
        {oneLine(formatPosition(dataset.latitude, dataset.longitude, 2))}
        {distanceKm !== null && (
          <>
            <br />
            {oneLine(`${formatUnit(distanceKm, 'km', 3)} from the project`, true)}
          </>
        )}
      </>
    ),
  },
]

function Totals({ dataset: { totals, type } }: DatasetProps): ReactNode {
  return totals ? (
    <>
      {oneLine(ghiText(totals))}
      <br />
      {oneLine(`of ${periodText(totals, type === 'TMY')}`, true)}
    </>
  ) : (
    <Text size="sm" c="red.8" maw={220}>
      {DAMAGED}
    </Text>
  )
}

/** Names may be long and wrap; figures are read at a glance. */
function oneLine(text: string, isMinor = false): ReactNode {
  return (
    <span
      style={{
        whiteSpace: 'nowrap',
        ...(isMinor && {
          color: 'var(--mantine-color-gray-6)',
          fontSize: 'var(--mantine-font-size-xs)',
        }),
      }}
    >
      {text}
    </span>
  )
}
