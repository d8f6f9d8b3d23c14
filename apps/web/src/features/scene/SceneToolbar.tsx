import { ActionIcon, Button, Divider, Tooltip } from '@mantine/core'
import {
  IconArrowAutofitContent,
  IconCamera,
  IconCompass,
  IconMap2,
  IconMaximize,
  IconRoad,
  IconSquareArrowUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { LitScene } from './model/sceneMoment.ts'
import type { SiteMoment } from './model/siteClock.ts'
import type { ScenePlace } from './model/siteSun.ts'
import { PictureDialog } from './PictureDialog.tsx'
import classes from './PlantScene.module.css'
import type { SceneCommands } from './sceneCommands.ts'

interface SceneToolbarProps {
  readonly commands: SceneCommands
  readonly lit: LitScene
  readonly moment: SiteMoment
  readonly place: ScenePlace
  readonly hasSection: boolean
}

/** Views and tools over the drawing. */
export function SceneToolbar(props: SceneToolbarProps): ReactNode {
  const { commands, hasSection } = props
  const [isSaving, setIsSaving] = useState(false)
  return (
    <div className={classes['bar']} role="toolbar" aria-label="3-D tools">
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconMap2 size={16} aria-hidden />}
        onClick={commands.backToMap}
      >
        Back to map
      </Button>
      <Divider orientation="vertical" />
      <Tool label="Fit view" hint="F" icon={IconMaximize} onClick={() => commands.show('fit')} />
      <Tool
        label="From above"
        hint="T"
        icon={IconSquareArrowUp}
        onClick={() => commands.show('top')}
      />
      <Tool
        label="From the south"
        hint="S"
        icon={IconCompass}
        onClick={() => commands.show('south')}
      />
      <Tool label="Along a row" hint="E" icon={IconRoad} onClick={commands.showRowEnd} />
      <Divider orientation="vertical" />
      <Tool
        label="Row section"
        hint="C"
        icon={IconArrowAutofitContent}
        isOn={hasSection}
        onClick={commands.toggleSection}
      />
      <Tool label="Save picture" icon={IconCamera} onClick={() => setIsSaving(true)} />
      <PictureDialog {...props} opened={isSaving} onClose={() => setIsSaving(false)} />
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly hint?: string
  readonly icon: TablerIcon
  readonly isOn?: boolean
  readonly onClick: () => void
}

function Tool({ label, hint, icon: Icon, isOn, onClick }: ToolProps): ReactNode {
  return (
    <Tooltip label={hint === undefined ? label : `${label} (${hint})`} position="bottom">
      <ActionIcon
        aria-label={label}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        variant={isOn === true ? 'filled' : 'subtle'}
        color={isOn === true ? 'petrol' : 'gray'}
        size={32}
        onClick={onClick}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
