import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { RasterLayerRowFragment } from '../../../lib/gql/graphql.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import {
  CORNER_NAMES,
  type CornersM,
  cornersFrom,
  cornersProblem,
  cornersToDeg,
  cornersToM,
  sizeOf,
  turnedCorners,
} from '../state/corners.ts'
import { type Ground, groundOf, type Placing } from '../state/groundStore.ts'
import classes from './PlaceForm.module.css'
import type { RasterActions } from './useRasterActions.ts'

interface PlaceFormProps {
  readonly session: DesignSession
  readonly raster: RasterLayerRowFragment
  readonly actions: RasterActions
}

/** Where a picture lies: typed here or dragged on the map; saved when it is done. */
export function PlaceForm({ session, raster, actions }: PlaceFormProps): ReactNode {
  const ground = groundOf(session)
  const placing = useStore(ground.placing, (value) => value)
  const [isTyped, setIsTyped] = useState(false)
  if (placing === undefined) return null
  const { frame } = session
  const cornersM = cornersToM(frame, placing.corners)
  const problem = cornersProblem(cornersM)
  const set = (next: CornersM): void =>
    ground.placing.set({ ...placing, corners: cornersToDeg(frame, next) })
  const done = (): void => {
    actions.change(raster.id, { corners: placing.corners.map((corner) => [...corner]) })
    ground.placing.set(undefined)
  }
  return (
    <Stack
      component="fieldset"
      gap={8}
      className={classes['form'] ?? ''}
      aria-label={`Place ${raster.name}`}
      ref={intoView}
    >
      <Text size="xs" c="gray.7">
        Drag the corners or the middle on the map, move them with the arrow keys, or type.
      </Text>
      <SizeFields cornersM={cornersM} onChange={set} />
      <Switch
        label="Keep its shape"
        checked={placing.hasFixedShape}
        onChange={(event) =>
          ground.placing.set({ ...placing, hasFixedShape: event.currentTarget.checked })
        }
      />
      <Button variant="subtle" size="compact-xs" onClick={() => setIsTyped(!isTyped)}>
        {isTyped ? 'Hide the coordinates' : 'Type the coordinates'}
      </Button>
      {isTyped && <CornerFields ground={ground} placing={placing} />}
      {problem !== undefined && (
        <Text size="xs" c="red.9" role="alert">
          {problem}
        </Text>
      )}
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={() => ground.placing.set(undefined)}>
          Cancel
        </Button>
        <Button disabled={problem !== undefined} onClick={done}>
          Save place
        </Button>
      </Group>
    </Stack>
  )
}

interface SizeFieldsProps {
  readonly cornersM: CornersM
  readonly onChange: (cornersM: CornersM) => void
}

function SizeFields({ cornersM, onChange }: SizeFieldsProps): ReactNode {
  const { widthM, rotationDeg } = sizeOf(cornersM)
  return (
    <Group gap={8} grow wrap="nowrap">
      <NumberField
        label="Width"
        unit="m"
        decimals={2}
        value={round(widthM, 2)}
        onChange={(value) => {
          if (value !== null && value > 0) onChange(turnedCorners(cornersM, 0, value / widthM))
        }}
      />
      <NumberField
        label="Rotation"
        unit="°"
        decimals={2}
        value={round(rotationDeg, 2)}
        onChange={(value) => {
          if (value !== null) onChange(turnedCorners(cornersM, value - rotationDeg, 1))
        }}
      />
    </Group>
  )
}

interface CornerFieldsProps {
  readonly ground: Ground
  readonly placing: Placing
}

function CornerFields({ ground, placing }: CornerFieldsProps): ReactNode {
  const setCorner = (index: number, part: 0 | 1, value: number | null): void => {
    if (value === null) return
    const corners = cornersFrom(
      placing.corners.map((corner, at) =>
        at !== index ? corner : part === 0 ? [value, corner[1]] : [corner[0], value],
      ),
    )
    if (corners !== undefined) ground.placing.set({ ...placing, corners })
  }
  return CORNER_NAMES.map((name, index) => (
    <fieldset key={name} className={classes['corner']}>
      <legend>{name}</legend>
      {([0, 1] as const).map((part) => (
        <NumberField
          key={part}
          label={part === 0 ? 'Longitude' : 'Latitude'}
          isPart
          unit="°"
          decimals={7}
          value={round(placing.corners[index]?.[part] ?? 0, 7)}
          onChange={(value) => setCorner(index, part, value)}
        />
      ))}
    </fieldset>
  ))
}

/** The form opens below the row, often beyond the end of the list. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
