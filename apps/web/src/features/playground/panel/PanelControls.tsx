import { Button, Stack } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { Panel } from '../../../ui/Panel.tsx'
import { CasePanel } from '../settings/CasePanel.tsx'
import { SettingControls } from '../settings/SettingControls.tsx'
import classes from '../settings/settings.module.css'
import { ModuleChoice } from './ModuleChoice.tsx'
import { PANEL_CASES } from './panelCases.ts'
import { PANEL_FIELDS, type PanelSetting } from './panelFields.ts'
import { useMovingPole } from './useMovingPole.ts'

const SHADOW = [
  'depth',
  'tool',
  'poleWidth',
  'poleAt',
  'poleDeg',
  'boxLeft',
  'boxTop',
  'boxWidth',
  'boxHeight',
] as const
const CONDITIONS = ['lightWm2', 'cellC', 'heldAt', 'shows'] as const
const WIRING = ['stands', 'cut', 'strings', 'diodes', 'bypassV', 'rows', 'columns'] as const

interface PanelControlsProps {
  readonly setting: PanelSetting
  readonly onChange: (changed: Partial<PanelSetting>) => void
}

/** All that can be set of a panel; it is drawn anew only when the setting is another. */
export const PanelControls = memo(function PanelControls(props: PanelControlsProps): ReactNode {
  const { setting, onChange } = props
  const pole = useMovingPole(setting, onChange)
  const controls = { table: PANEL_FIELDS, setting, onChange }
  return (
    <Stack gap="md" className={classes['controls'] ?? ''}>
      <CasePanel cases={PANEL_CASES} onChange={onChange} />
      <Panel
        title="Shadow"
        actions={
          <Button
            variant="default"
            size="compact-sm"
            leftSection={
              pole.isMoving ? (
                <IconPlayerPause size={14} aria-hidden />
              ) : (
                <IconPlayerPlay size={14} aria-hidden />
              )
            }
            onClick={pole.toggle}
          >
            {pole.isMoving ? 'Stop the pole' : 'Move a pole'}
          </Button>
        }
      >
        <SettingControls {...controls} names={SHADOW} />
      </Panel>
      <Panel title="Conditions">
        <SettingControls {...controls} names={CONDITIONS} />
      </Panel>
      <Panel title="Panel">
        <Stack gap="xs">
          <ModuleChoice setting={setting} onChange={onChange} />
          <SettingControls {...controls} names={WIRING} />
        </Stack>
      </Panel>
    </Stack>
  )
})
