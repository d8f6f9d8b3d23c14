import { Button, Divider } from '@mantine/core'
import {
  IconArrowAutofitContent,
  IconCamera,
  IconCompass,
  IconMap2,
  IconMaximize,
  IconRoad,
  IconSquareArrowUp,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ToolButton } from '../map/ToolButton.tsx'
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
  const views = [
    ['Fit view', 'F', IconMaximize, () => commands.show('fit')],
    ['From above', 'T', IconSquareArrowUp, () => commands.show('top')],
    ['From the south', 'S', IconCompass, () => commands.show('south')],
    ['Along a row', 'E', IconRoad, commands.showRowEnd],
  ] as const
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
      {views.map(([label, hint, icon, onClick]) => (
        <ToolButton key={label} {...{ label, hint, icon, onClick }} size={32} />
      ))}
      <Divider orientation="vertical" />
      <ToolButton
        size={32}
        label="Row section"
        hint="C"
        icon={IconArrowAutofitContent}
        isOn={hasSection}
        onClick={commands.toggleSection}
      />
      <ToolButton
        size={32}
        label="Save picture"
        icon={IconCamera}
        onClick={() => setIsSaving(true)}
      />
      <PictureDialog {...props} opened={isSaving} onClose={() => setIsSaving(false)} />
    </div>
  )
}
