import {
  type Block,
  DEFAULT_REVEAL_WINDOW_M,
  type HeightGrid,
  type PileHeights,
  pileHeights,
  toLngLat,
} from '@duet/plant'
import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useStore } from '../../../lib/externalStore.ts'
import { formatCount, formatFixed, formatPercent, formatUnitFixed } from '../../../lib/format.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { linkedComponents } from '../../plant/components.ts'
import { groundOf } from '../state/groundStore.ts'
import classes from './InspectPanel.module.css'

interface PileCheckProps {
  readonly session: DesignSession
  readonly grid: HeightGrid
}

interface Outcome {
  readonly blockId: string
  readonly piles: PileHeights
}

/** Whether the tables of the chosen block can be built along the ground without moving earth. */
export function PileCheck({ session, grid }: PileCheckProps): ReactNode {
  const blockId = useStore(session.editor, (state) => state.blockId)
  const block = useStore(session.plant, ({ design }) =>
    blockId === null ? undefined : design.blocks[blockId],
  )
  const [least, setLeast] = useState<number | null>(null)
  const [most, setMost] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<string>()
  if (block === undefined) {
    return (
      <Text size="xs" c="gray.7" className={classes['piles'] ?? ''}>
        Choose a block to check the heights of its posts.
      </Text>
    )
  }
  const check = async (): Promise<void> => {
    setProblem(undefined)
    try {
      const piles = await pilesOf(session, grid, block, { least, most })
      setOutcome({ blockId: block.id, piles })
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  return (
    <details className={classes['piles']}>
      <summary>Posts of {block.name}</summary>
      <Group gap={8} align="flex-end" wrap="nowrap">
        <NumberField
          label="Shortest post"
          unit="m"
          decimals={2}
          value={least}
          onChange={setLeast}
        />
        <NumberField label="Longest post" unit="m" decimals={2} value={most} onChange={setMost} />
        <Button variant="default" style={{ flex: 'none' }} onClick={() => void check()}>
          Check
        </Button>
      </Group>
      <Text size="xs" c="gray.6" mt={4}>
        Above the ground. Empty: as on level ground, and up to{' '}
        {formatFixed(DEFAULT_REVEAL_WINDOW_M, 1)} m more.
      </Text>
      {problem !== undefined && (
        <Text size="xs" c="red.9" role="alert">
          {problem}
        </Text>
      )}
      {outcome?.blockId === block.id && <PileOutcome session={session} piles={outcome.piles} />}
    </details>
  )
}

interface Reveals {
  readonly least: number | null
  readonly most: number | null
}

/** @throws Error where the block has no parts, or its tables cannot be laid out */
async function pilesOf(
  session: DesignSession,
  grid: HeightGrid,
  block: Block,
  { least, most }: Reveals,
): Promise<PileHeights> {
  const { table, panel } = linkedComponents(block, session.components.get())
  if (table === undefined || panel === undefined) {
    throw new Error(`Choose a table and a panel for ${block.name} first.`)
  }
  const layout = await session.layout.layoutOf(block.id)
  return pileHeights(layout, grid, session.frame, {
    table,
    panel,
    ...(least !== null && { minRevealM: least }),
    ...(most !== null && { maxRevealM: most }),
  })
}

function PileOutcome(props: {
  readonly session: DesignSession
  readonly piles: PileHeights
}): ReactNode {
  const { session, piles } = props
  const { summary } = piles
  if (summary.tables === 0) return <Text size="sm">The block has no tables.</Text>
  const known = summary.tables - summary.unknownTables
  const worst = worstPost(piles)
  const show = (): void => {
    if (worst === undefined) return
    const place = toLngLat(session.frame, worst.eastM, worst.northM)
    const { inspected, map } = groundOf(session)
    inspected.set({ ...inspected.get(), hover: place })
    const [x, y] = [0.0006, 0.0004]
    map.get()?.fit([place[0] - x, place[1] - y, place[0] + x, place[1] + y])
  }
  return (
    <output style={{ display: 'block' }}>
      <Text size="sm" mt={6}>
        <strong>
          {formatCount(summary.cutFreeTables)} of {counted(known, 'table')}
        </strong>{' '}
        ({formatPercent(known === 0 ? undefined : summary.cutFreeTables / known)}) stand without
        moving earth.
      </Text>
      <Text size="xs" c="gray.7">
        {counted(summary.posts, 'post')}, {metres(summary.leastRevealM)} to{' '}
        {metres(summary.mostRevealM)} above ground, {metres(summary.meanRevealM)} on average.
        {summary.unknownTables > 0 &&
          ` ${counted(summary.unknownTables, 'table lies', 'tables lie')} beside the known ground.`}
      </Text>
      {worst !== undefined && (
        <Group gap={6}>
          <Text size="xs" c="gray.7">
            The worst post asks for {metres(summary.mostEarthworkM)} of earthwork.
          </Text>
          <Button variant="subtle" size="compact-xs" onClick={show}>
            Show it
          </Button>
        </Group>
      )}
    </output>
  )
}

function metres(value: number | undefined): string {
  return formatUnitFixed(value, 'm', 2)
}

/** The post that asks for the most earthwork; undefined where none does. */
function worstPost(
  piles: PileHeights,
): { readonly eastM: number; readonly northM: number } | undefined {
  let table = -1
  let mostM = 0
  piles.earthworkM.forEach((earthworkM, index) => {
    if (earthworkM > mostM) {
      mostM = earthworkM
      table = index
    }
  })
  if (table < 0) return undefined
  const post = table * piles.postsPerTable + (piles.worstPost[table] ?? 0)
  return { eastM: piles.eastM[post] ?? 0, northM: piles.northM[post] ?? 0 }
}
