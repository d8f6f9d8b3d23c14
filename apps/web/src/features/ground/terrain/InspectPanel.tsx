import { type HeightGrid, heightAt, heightProfile, slopeAspectAt, toLocalM } from '@duet/plant'
import { ActionIcon, Button, Group, Text, TextInput, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconGripVertical, IconTrash, IconX } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import {
  formatAzimuth,
  formatPercent,
  formatPosition,
  formatUnitFixed,
} from '../../../lib/format.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { FigureList } from '../../../project/FigureList.tsx'
import { Chart } from '../../../ui/Chart.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { type Ground, groundOf, type Inspected } from '../state/groundStore.ts'
import classes from './InspectPanel.module.css'
import { PileCheck } from './PileCheck.tsx'
import { profileOption, profileSummary, profileTable } from './profileOption.ts'
import { useMovablePanel } from './useMovablePanel.ts'

const SAMPLED =
  'Click two or more points on the map, or type them: the ground along the line is shown here, sampled every 10 m.'

/** Over the map while the ground is inspected: what is under the pointer, and the ground along a line. */
export function InspectPanel({ session }: { readonly session: DesignSession }): ReactNode {
  const isInspecting = useStore(session.editor, ({ terrain }) => terrain.isInspecting)
  const grid = useStore(session.terrain, (value) => value)
  return isInspecting ? <MovablePanel session={session} grid={grid} /> : null
}

function MovablePanel(props: {
  readonly session: DesignSession
  readonly grid: HeightGrid | undefined
}): ReactNode {
  const { session, grid } = props
  const { panel, style, handle } = useMovablePanel(groundOf(session))
  return (
    <section ref={panel} style={style} className={classes['panel']} aria-label="Inspect terrain">
      <div className={classes['head']}>
        <Tooltip label="Drag, or use the arrow keys">
          <ActionIcon
            aria-label="Move the panel"
            className={classes['handle'] ?? ''}
            data-own-keys="ArrowUp ArrowDown ArrowLeft ArrowRight"
            {...handle}
          >
            <IconGripVertical size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <h2 className={classes['title']}>Inspect terrain</h2>
        <Tooltip label="Leave (Esc)">
          <ActionIcon
            aria-label="Leave inspect mode"
            onClick={() => session.dispatch({ type: 'inspect', isOn: false })}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      {grid === undefined ? (
        <Text size="sm">The project has no terrain.</Text>
      ) : (
        <Inspection session={session} grid={grid} />
      )}
    </section>
  )
}

interface InspectionProps {
  readonly session: DesignSession
  readonly grid: HeightGrid
}

function Inspection({ session, grid }: InspectionProps): ReactNode {
  const ground = groundOf(session)
  const points = useStore(ground.inspected, (inspected) => inspected.points)
  const profile = useMemo(() => {
    if (points.length < 2) return undefined
    const places = points.flatMap((point) => toLocalM(session.frame, ...point))
    return heightProfile(grid, session.frame, places)
  }, [session, grid, points])
  const chart = useMemo(
    () => profile && { option: profileOption(profile), table: profileTable(profile) },
    [profile],
  )
  return (
    <>
      <HoverReadout session={session} grid={grid} />
      {profile === undefined || chart === undefined ? (
        <Text size="xs" c="gray.7" mt={4}>
          {shownSentence(SAMPLED)}
        </Text>
      ) : (
        <Chart
          title="Profile"
          summary={profileSummary(profile)}
          option={chart.option}
          table={chart.table}
          height={150}
        />
      )}
      <PointEntry ground={ground} count={points.length} />
      <PileCheck session={session} grid={grid} />
    </>
  )
}

/** Follows the pointer without drawing the rest anew. */
function HoverReadout({ session, grid }: InspectionProps): ReactNode {
  const inspected = useStore(groundOf(session).inspected, (value) => value)
  const { place, isHover } = shownPlace(inspected)
  if (place === undefined) {
    return (
      <Text size="xs" c="gray.7">
        Point at the map to read its height, slope and aspect.
      </Text>
    )
  }
  const [eastM, northM] = toLocalM(session.frame, ...place)
  const heightM = heightAt(grid, session.frame, eastM, northM)
  const slope = slopeAspectAt(grid, session.frame, eastM, northM)
  return (
    <FigureList
      className={classes['readout']}
      aria-label={isHover ? 'Under the pointer' : 'Last point'}
      figures={[
        ['Height', Number.isNaN(heightM) ? 'not known' : formatUnitFixed(heightM, 'm', 2)],
        ['Slope', formatPercent(slope?.slope)],
        ['Aspect', aspectText(slope)],
        [isHover ? 'Place' : 'Last point', formatPosition(place[1], place[0], 5)],
      ]}
    />
  )
}

function aspectText(slope: ReturnType<typeof slopeAspectAt>): string {
  if (slope === undefined) return '–'
  return slope.aspectDeg === undefined ? 'level' : formatAzimuth(slope.aspectDeg)
}

function shownPlace({ hover, points }: Inspected): {
  readonly place: readonly [number, number] | undefined
  readonly isHover: boolean
} {
  return { place: hover ?? points.at(-1), isHover: hover !== undefined }
}

function PointEntry({
  ground,
  count,
}: {
  readonly ground: Ground
  readonly count: number
}): ReactNode {
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { inspected } = ground
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const place = typedPlace(text)
    setIsWrong(place === undefined)
    if (place === undefined) return
    inspected.set({ ...inspected.get(), points: [...inspected.get().points, place] })
    setText('')
  }
  return (
    <form onSubmit={add} className={classes['entry']} noValidate>
      <TextInput
        aria-label="Point: longitude, latitude"
        placeholder="Longitude, latitude"
        size="xs"
        value={text}
        error={isWrong ? 'write a longitude and a latitude' : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        style={{ flex: 1 }}
      />
      <Button type="submit" variant="default">
        Add point
      </Button>
      <Group gap={2} wrap="nowrap">
        <Tooltip label="Take back the last point">
          <ActionIcon
            aria-label="Take back the last point"
            disabled={count === 0}
            onClick={() =>
              inspected.set({ ...inspected.get(), points: inspected.get().points.slice(0, -1) })
            }
          >
            <IconArrowBackUp size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Remove all points">
          <ActionIcon
            aria-label="Remove all points"
            disabled={count === 0}
            onClick={() => inspected.set({ ...inspected.get(), points: [] })}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </form>
  )
}

/** '-112.5831, 33.4269'; undefined for anything else. */
function typedPlace(text: string): readonly [number, number] | undefined {
  const [longitude = Number.NaN, latitude = Number.NaN, ...more] = text
    .trim()
    .split(/[\s,;]+/)
    .map(Number)
  const isPlace = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && more.length === 0
  return isPlace ? [longitude, latitude] : undefined
}
