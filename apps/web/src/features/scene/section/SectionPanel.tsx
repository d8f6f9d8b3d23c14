import { ActionIcon, Group, Select, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { formatDegrees, formatFixed, formatPercent, formatUnitFixed } from '../../../lib/format.ts'
import { FigureList } from '../../../project/FigureList.tsx'
import type { TableRef } from '../drawn/plantView.ts'
import { turnOfTable } from '../model/ownTurns.ts'
import type { SceneBlock, SceneModel } from '../model/sceneModel.ts'
import type { LitScene } from '../model/sceneMoment.ts'
import type { SiteMoment } from '../model/siteClock.ts'
import type { SunCourse } from '../model/siteSun.ts'
import type { TableTurn } from '../model/tableTurn.ts'
import classes from '../PlantScene.module.css'
import { pairOfTable, type RowPair, rowPairs } from './rowPairs.ts'
import { type RowSection, rowSection } from './rowSection.ts'
import { SectionDrawing, sectionText } from './SectionDrawing.tsx'

const AngleChart = lazy(async () => ({ default: (await import('./AngleChart.tsx')).AngleChart }))

interface SectionPanelProps {
  readonly model: SceneModel
  readonly lit: LitScene
  readonly course: SunCourse
  readonly moment: SiteMoment
  readonly chosen: TableRef | undefined
  readonly onChoose: (table: TableRef) => void
  readonly onClose: () => void
}

/** Two neighbouring rows cut across, with the sun of the hour, and the angle over the day. */
export function SectionPanel(props: SectionPanelProps): ReactNode {
  const { model, lit, course, moment, chosen } = props
  const block = model.blocks.find(({ id }) => id === chosen?.blockId) ?? model.blocks[0]
  const pairs = useMemo(() => (block === undefined ? [] : rowPairs(block)), [block])
  const turn = lit.turns.get(block?.id ?? '')
  if (block === undefined || turn === undefined || pairs.length === 0) return null
  const pair = (chosen && pairOfTable(pairs, block, chosen)) ?? pairs[0]
  if (pair === undefined) return null
  const table = tableOfCut(block, pair, chosen)
  const own = lit.own.get(block.id)
  const section = rowSection({
    block,
    table,
    turnOf: (one) => turnOfTable(turn, own, one),
    sunTowards: lit.sun.towards,
    groundAt: model.groundAt,
  })
  return (
    <section className={classes['section']} aria-label="Row section">
      <SectionHead {...props} block={block} pairs={pairs} pair={pair} />
      <div className={classes['sectionBody']}>
        <figure className={classes['sectionFigure']}>
          <SectionDrawing section={section} block={block} />
          <VisuallyHidden>{sectionText(section)}</VisuallyHidden>
          <SectionNumbers
            section={section}
            block={block}
            turn={turnOfTable(turn, own, table)}
            table={table}
          />
        </figure>
        {block.mount.kind === 'singleAxis' && (
          <div className={classes['angleChart']}>
            <Suspense fallback={<Skeleton height={190} />}>
              <AngleChart block={block} course={course} minute={moment.minute} />
            </Suspense>
          </div>
        )}
      </div>
    </section>
  )
}

interface SectionHeadProps extends Pick<SectionPanelProps, 'model' | 'onChoose' | 'onClose'> {
  readonly block: SceneBlock
  readonly pairs: readonly RowPair[]
  readonly pair: RowPair
}

/** Which rows. */
function SectionHead({ model, block, pairs, pair, ...props }: SectionHeadProps): ReactNode {
  return (
    <Group gap="xs" wrap="nowrap">
      <Select
        aria-label="Block of the section"
        size="xs"
        w={170}
        data={model.blocks
          .filter(({ layout }) => layout.count > 0)
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={block.id}
        onChange={(id) => id !== null && props.onChoose({ blockId: id, table: 0 })}
      />
      <Select
        aria-label="Rows of the section"
        size="xs"
        w={150}
        searchable
        limit={100}
        data={pairs.map(({ key, label }) => ({ value: key, label: `Rows ${label}` }))}
        value={pair.key}
        onChange={(key) => {
          const next = pairs.find((one) => one.key === key)
          if (next !== undefined) props.onChoose({ blockId: block.id, table: next.table })
        }}
      />
      <ActionIcon aria-label="Close the section" onClick={props.onClose} ml="auto">
        <IconX size={16} />
      </ActionIcon>
    </Group>
  )
}

/** The chosen table where it lies in the first row of the pair. */
function tableOfCut(
  { id, layout }: SceneBlock,
  pair: RowPair,
  chosen: TableRef | undefined,
): number {
  const isInRow =
    chosen?.blockId === id &&
    pair.key === `${layout.grid[chosen.table]}/${layout.row[chosen.table]}`
  return isInRow ? chosen.table : pair.table
}

interface SectionNumbersProps {
  readonly section: RowSection
  readonly block: SceneBlock
  readonly turn: TableTurn
  readonly table: number
}

function SectionNumbers({ section, block, turn, table }: SectionNumbersProps): ReactNode {
  const { geometry, mount } = block
  const own = section.rows.find((row) => row.table === table)
  const figures: readonly (readonly [string, string])[] = [
    ['Pitch', formatUnitFixed(section.pitchM ?? geometry.rowPitchM, 'm', 2)],
    ['GCR', formatFixed(geometry.gcr, 3)],
    ['Clear gap', formatUnitFixed(geometry.clearGapM, 'm', 2)],
    [mount.kind === 'singleAxis' ? 'Tracker angle' : 'Tilt', formatDegrees(turn.rotationDeg, 2)],
    ...(mount.kind === 'singleAxis'
      ? [['True tracking', formatDegrees(turn.trueRotationDeg, 2)] as const]
      : []),
    ['Row shaded', shadedText(own?.shadedShare, section)],
  ]
  return (
    <figcaption>
      <FigureList
        className={classes['numbers']}
        data-figures
        data-shaded={own?.shadedShare?.toFixed(4)}
        figures={figures}
      />
    </figcaption>
  )
}

function shadedText(share: number | undefined, { sun }: RowSection): string {
  if (sun === undefined) return 'night'
  return share === undefined ? 'sun behind' : formatPercent(share)
}
