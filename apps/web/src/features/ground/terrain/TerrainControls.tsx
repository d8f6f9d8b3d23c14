import type { HeightGrid } from '@duet/plant'
import { Button, Group, Select, Slider, Stack, Switch, Text } from '@mantine/core'
import { IconRuler2, IconTable } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatPercent, formatUnit } from '../../../lib/format.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import classes from '../GroundPanel.module.css'
import { changeView, groundOf } from '../state/groundStore.ts'
import type { GroundColoring } from '../state/groundView.ts'
import { bandsOf } from '../tiles/bands.ts'
import { GroundLegend } from './GroundLegend.tsx'

const AreasDialog = lazy(async () => ({ default: (await import('./AreasDialog.tsx')).AreasDialog }))

const COLORINGS: readonly { readonly value: GroundColoring; readonly label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'bands', label: 'Height (isobands)' },
  { value: 'slope', label: 'Slope' },
  { value: 'aspect', label: 'Aspect and slope' },
]

interface TerrainControlsProps {
  readonly session: DesignSession
  readonly grid: HeightGrid
}

/** How the terrain is shown while it is on, and what can be asked of it. */
export function TerrainControls({ session, grid }: TerrainControlsProps): ReactNode {
  const ground = groundOf(session)
  const view = useStore(ground.view, (value) => value)
  const { exaggeration, isInspecting } = useStore(session.editor, ({ terrain }) => terrain)
  const [hasAreas, setHasAreas] = useState(false)
  return (
    <Stack gap={8}>
      <NumberField
        label="Exaggeration"
        unit="×"
        step={0.5}
        value={exaggeration}
        onChange={(value) => {
          if (value !== null && value > 0) session.dispatch({ type: 'exaggerate', by: value })
        }}
      />
      <Switch
        label="Hillshade"
        checked={view.hasHillshade}
        onChange={(event) => changeView(ground, { hasHillshade: event.currentTarget.checked })}
      />
      <Select
        label="Colour by"
        value={view.coloring}
        data={[...COLORINGS]}
        onChange={(value) =>
          changeView(ground, {
            coloring: COLORINGS.find((one) => one.value === value)?.value ?? 'none',
          })
        }
      />
      {view.coloring === 'bands' && <BandStep session={session} grid={grid} />}
      {view.coloring !== 'none' && <GroundLegend session={session} grid={grid} />}
      <Strength session={session} strength={view.strength} />
      <Group gap={6} grow>
        <Button
          variant={isInspecting ? 'filled' : 'default'}
          aria-pressed={isInspecting}
          leftSection={<IconRuler2 size={14} aria-hidden />}
          onClick={() => session.dispatch({ type: 'inspect', isOn: !isInspecting })}
        >
          Inspect
        </Button>
        <Button
          variant="default"
          leftSection={<IconTable size={14} aria-hidden />}
          onClick={() => setHasAreas(true)}
        >
          Areas
        </Button>
      </Group>
      {hasAreas && (
        <Suspense>
          <AreasDialog session={session} grid={grid} onClose={() => setHasAreas(false)} />
        </Suspense>
      )}
    </Stack>
  )
}

function BandStep({ session, grid }: TerrainControlsProps): ReactNode {
  const ground = groundOf(session)
  const chosen = useStore(ground.view, (view) => view.bandStepM)
  const { steps, stepM } = bandsOf(grid, chosen)
  return (
    <Select
      label="Height of a band"
      value={String(stepM)}
      data={steps.map((step) => ({ value: String(step), label: formatUnit(step, 'm') }))}
      onChange={(value) => changeView(ground, { bandStepM: Number(value) })}
    />
  )
}

function Strength(props: {
  readonly session: DesignSession
  readonly strength: number
}): ReactNode {
  const ground = groundOf(props.session)
  return (
    <div>
      <Text size="sm" fw={500}>
        Strength
      </Text>
      <div className={classes['opacity']} style={{ padding: '2px 4px 4px' }}>
        <Slider
          className={classes['slider'] ?? ''}
          size="xs"
          thumbSize={14}
          thumbLabel="Strength of colours and shadows"
          label={null}
          min={10}
          max={100}
          step={5}
          value={Math.round(100 * props.strength)}
          onChange={(value) => changeView(ground, { strength: value / 100 })}
        />
        <span className={classes['opacityValue']}>{formatPercent(props.strength)}</span>
      </div>
    </div>
  )
}
