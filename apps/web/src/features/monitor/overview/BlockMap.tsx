import { Group, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { BlockOutlinesDocument } from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { INK } from '../../../ui/palette.ts'
import { useDeployment } from '../shell/deployment.ts'
import type { BlockRow } from './blockEnergies.ts'
import { type BlockPlan, blockPlan, type Outline } from './blockShapes.ts'
import { EPI_CLASSES, epiClass, NO_EPI } from './epiClasses.ts'

/** Where blocks lie and how they do; the table beside has the figures. */
export function BlockMap({ rows }: { readonly rows: readonly BlockRow[] }): ReactNode {
  const { project_id, version } = useDeployment()
  const view = useView(BlockOutlinesDocument, { project_id, at: version.valid_from }, NEVER_STALE)
  return (
    <Panel
      title="Map of blocks"
      description="EPI by the outline of each block, north up"
      actions={
        <ButtonLink
          variant="default"
          size="xs"
          leftSection={<IconPlayerPlay size={15} aria-hidden />}
          from="/$org/project/$projectId"
          to="/$org/project/$projectId/plant-playback/$id"
          params={(before) => ({ ...before, id: project_id })}
        >
          Play
        </ButtonLink>
      }
    >
      <DataState view={view} skeleton={<SkeletonBox height={240} />}>
        {(deployment) => <Plan outlines={deployment?.version?.block_outlines ?? []} rows={rows} />}
      </DataState>
    </Panel>
  )
}

interface PlanProps {
  readonly outlines: readonly Outline[]
  readonly rows: readonly BlockRow[]
}

function Plan({ outlines, rows }: PlanProps): ReactNode {
  const plan = useMemo(() => blockPlan(outlines), [outlines])
  if (plan === undefined) return <Text size="sm">The blocks of this plant have no outlines.</Text>
  return (
    <>
      <Picture plan={plan} rows={rows} />
      <Legend />
    </>
  )
}

const MOST_NAMES = 30

function Picture({
  plan,
  rows,
}: {
  readonly plan: BlockPlan
  readonly rows: readonly BlockRow[]
}): ReactNode {
  const byBlock = new Map(rows.map((row) => [row.blockId, row]))
  const { width, height, shapes } = plan
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label="Blocks by EPI; the table of blocks has the same figures"
      style={{ width: '100%', maxHeight: 260, display: 'block' }}
    >
      {shapes.map(({ blockId, name, path, x, y }) => {
        const epi = byBlock.get(blockId)?.epi ?? null
        const { color, ink } = epiClass(epi)
        return (
          <g key={blockId}>
            <title>{`${name}: EPI ${formatPercentFixed(epi, 1)}`}</title>
            <path d={path} fill={color} stroke={INK.text} strokeWidth={2} fillRule="evenodd" />
            {shapes.length <= MOST_NAMES && (
              <text x={x} y={y} fontSize={34} textAnchor="middle" fill={ink} aria-hidden>
                {`${name} ${formatPercentFixed(epi, 0)}`}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function Legend(): ReactNode {
  return (
    <Group gap="sm" mt="xs">
      {[...EPI_CLASSES, NO_EPI].map(({ label, color }) => (
        <Text key={label} size="xs" c="gray.7" component="span">
          <span
            aria-hidden
            style={{
              display: 'inline-block',
              width: 12,
              height: 12,
              marginRight: 4,
              verticalAlign: -1,
              background: color,
              border: `1px solid ${INK.muted}`,
            }}
          />
          {label}
        </Text>
      ))}
    </Group>
  )
}
