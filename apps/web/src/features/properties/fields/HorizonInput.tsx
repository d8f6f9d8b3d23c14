import type { HorizonPoint } from '@duet/plant'
import { Button, FileButton, Group, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { HorizonSketch } from './HorizonSketch.tsx'
import { horizonLines } from './horizonLines.ts'
import { useHorizonReader } from './useHorizonReader.ts'

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

/** Points of a far horizon: typed, from a file, or from the heights of the project. */
export function HorizonInput(props: HorizonInputProps): ReactNode {
  const { label, value, isDisabled, ofGround } = props
  const reader = useHorizonReader(props.onChange)
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
      {value.length > 0 && <HorizonSketch points={value} />}
      {!isDisabled && (
        <Group gap={6} mt={4}>
          <FileButton accept=".hor,.csv,.txt,.dat" onChange={reader.open}>
            {(button) => (
              <Button {...button} size="compact-sm" variant="default">
                Load a file…
              </Button>
            )}
          </FileButton>
          {ofGround && (
            <Button size="compact-sm" variant="default" onClick={() => reader.take(ofGround)}>
              From the terrain
            </Button>
          )}
          {value.length > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={reader.clear}>
              {`Clear ${label}`}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
