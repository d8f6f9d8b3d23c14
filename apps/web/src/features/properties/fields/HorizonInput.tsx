import type { HorizonPoint } from '@duet/plant'
import { Button, FileButton, Group, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { HorizonDrawing } from './HorizonDrawing.tsx'
import classes from './HorizonInput.module.css'
import { horizonLines } from './horizonLines.ts'
import { addPoint, inOrder, pointInWidestGap } from './horizonPoints.ts'
import { useHorizonReader } from './useHorizonReader.ts'
import { useHorizonSteps } from './useHorizonSteps.ts'

interface HorizonInputProps {
  readonly label: string
  readonly help: string | undefined
  readonly value: readonly HorizonPoint[]
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** What the heights of the project hide; undefined: it has none. */
  readonly ofGround: (() => readonly HorizonPoint[] | undefined) | undefined
  /** Null: no horizon. */
  readonly onChange: (value: readonly HorizonPoint[] | null) => void
}

/** Points of a far horizon: drawn, typed, from a file, or from the heights of the project. */
export function HorizonInput(props: HorizonInputProps): ReactNode {
  const { label, value, isDisabled } = props
  const steps = useHorizonSteps(value, props.onChange)
  const reader = useHorizonReader(steps.change)
  return (
    <div {...fieldAnchor('far_horizon')}>
      <Textarea
        label={label}
        description={props.help}
        placeholder={'90 4.5\n120 12'}
        autosize
        minRows={2}
        maxRows={8}
        disabled={isDisabled}
        value={reader.typed ?? horizonLines(value)}
        error={reader.fault ?? props.error}
        onChange={({ currentTarget }) => reader.type(currentTarget.value)}
        onBlur={reader.commit}
      />
      <HorizonDrawing points={value} isDisabled={isDisabled} onChange={steps.change} />
      {!isDisabled && (
        <>
          <p className={classes['said']}>
            Click to add a point, drag it in whole degrees, with Shift in tenths. Keys: arrows move
            it, Page Up and Page Down go to the next, Delete removes it.
          </p>
          <Group gap={6} mt={4}>
            <Small
              label="Add a point"
              onClick={() => steps.change(addPoint(value, pointInWidestGap(inOrder(value))))}
            />
            <FileButton accept=".hor,.csv,.txt,.dat" onChange={reader.open}>
              {(button) => <Small {...button} label="Load a file…" />}
            </FileButton>
            <Ways {...props} reader={reader} steps={steps} />
          </Group>
        </>
      )}
    </div>
  )
}

interface WaysProps extends HorizonInputProps {
  readonly reader: ReturnType<typeof useHorizonReader>
  readonly steps: ReturnType<typeof useHorizonSteps>
}

/** What can be done with the horizon as it stands. */
function Ways({ label, value, ofGround, reader, steps }: WaysProps): ReactNode {
  const { undo, reset } = steps
  return (
    <>
      {ofGround && <Small label="From the terrain" onClick={() => reader.take(ofGround)} />}
      {value.length > 0 && <Small label={`Clear ${label}`} isSubtle onClick={reader.clear} />}
      {undo && <Small label="Undo" isSubtle onClick={undo} />}
      {reset && <Small label="Reset" isSubtle onClick={reset} />}
    </>
  )
}

function Small(props: {
  readonly label: string
  readonly isSubtle?: boolean
  readonly onClick: () => void
}): ReactNode {
  return (
    <Button
      size="compact-sm"
      variant={props.isSubtle === true ? 'subtle' : 'default'}
      onClick={props.onClick}
    >
      {props.label}
    </Button>
  )
}
