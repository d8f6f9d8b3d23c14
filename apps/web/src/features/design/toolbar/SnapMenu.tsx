import { Checkbox, Popover, Stack, Switch, Tooltip } from '@mantine/core'
import { IconChevronDown, IconMagnet, IconRectangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { WordIcon } from '../../../ui/buttons/WordIcon.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import type { SnapSettings } from '../../drawing/tools/snapSettings.ts'
import { ToolButton } from '../../map/ToolButton.tsx'

/** How the hand is guided: rectangles, and what points snap to. */
export function SnapMenu({ session }: { readonly session: DesignSession }): ReactNode {
  const settings = useStore(session.editor, ({ snapping }) => snapping)
  const isRectangle = useStore(session.editor, ({ areaForm }) => areaForm === 'rectangle')
  const change = (changed: Partial<SnapSettings>): void =>
    session.dispatch({ type: 'snapping', settings: changed })
  return (
    <>
      <ToolButton
        label="Rectangles"
        detail="areas are drawn as rectangles"
        hint="B"
        icon={IconRectangle}
        isOn={isRectangle}
        isSwitch
        onClick={() => session.dispatch({ type: 'areaForm' })}
      />
      <Popover position="bottom-start" withinPortal transitionProps={{ duration: 0 }}>
        <Tooltip label="Snapping (hold Alt or Ctrl to do without)" position="bottom">
          <Popover.Target>
            <WordIcon
              aria-label="Snapping"
              word="Snapping"
              variant={settings.isOn ? 'light' : 'subtle'}
              color={settings.isOn ? 'petrol' : 'gray'}
              h={30}
              miw={42}
            >
              <IconMagnet size={18} aria-hidden />
              <IconChevronDown size={12} aria-hidden />
            </WordIcon>
          </Popover.Target>
        </Tooltip>
        <Popover.Dropdown>
          <SnapForm settings={settings} onChange={change} />
        </Popover.Dropdown>
      </Popover>
    </>
  )
}

interface SnapFormProps {
  readonly settings: SnapSettings
  readonly onChange: (change: Partial<SnapSettings>) => void
}

const KINDS = [
  ['toPoints', 'Corners and middles of edges'],
  ['toEdges', 'Edges'],
  ['toDirections', 'Parallel, square, in line'],
  ['toGrid', 'Grid'],
] as const

function SnapForm({ settings, onChange }: SnapFormProps): ReactNode {
  return (
    <Stack gap="xs" w={230}>
      <Switch
        label="Snap while drawing"
        checked={settings.isOn}
        onChange={(event) => onChange({ isOn: event.currentTarget.checked })}
      />
      {KINDS.map(([key, label]) => (
        <Checkbox
          key={key}
          label={label}
          checked={settings[key]}
          disabled={!settings.isOn}
          onChange={(event) => onChange({ [key]: event.currentTarget.checked })}
        />
      ))}
      <NumberField
        label="Grid step"
        unit="m"
        value={settings.gridM}
        disabled={!settings.isOn || !settings.toGrid}
        error={settings.gridM > 0 ? undefined : 'must be positive'}
        onChange={(gridM) => onChange({ gridM: gridM ?? 0 })}
      />
    </Stack>
  )
}
