import { Button, Checkbox, Group, Modal, NativeSelect, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { downloadBlob, fileNameOf } from '../../lib/download.ts'
import { FormActions } from '../../ui/forms/FormActions.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { notifyDone, notifyError } from '../../ui/notify.ts'
import { captionOf, pngOf, withCaption } from './drawn/scenePicture.ts'
import type { LitScene } from './model/sceneMoment.ts'
import { dateText, type SiteMoment, timeText } from './model/siteClock.ts'
import type { ScenePlace } from './model/siteSun.ts'
import type { SceneCommands } from './sceneCommands.ts'

interface PictureDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly commands: SceneCommands
  readonly lit: LitScene
  readonly moment: SiteMoment
  readonly place: ScenePlace
}

const SIZES = [
  { value: '1280x720', label: '1280 × 720' },
  { value: '1920x1080', label: '1920 × 1080 (Full HD)' },
  { value: '3840x2160', label: '3840 × 2160 (4K)' },
  { value: '1600x1600', label: '1600 × 1600 (square)' },
  { value: 'own', label: 'Own size' },
]
const LEAST_PX = 64
const MOST_PX = 8192

/** Saves what is seen as a PNG of a chosen size. */
export function PictureDialog(props: PictureDialogProps): ReactNode {
  const { opened, onClose, commands } = props
  const project = useCurrentProject()
  const [choice, setChoice] = useState('1920x1080')
  const [own, setOwn] = useState<Size>([1920, 1200])
  const [hasCaption, setHasCaption] = useState(true)
  const [width, height] = choice === 'own' ? own : choice.split('x').map(Number)
  const isValid = isSize(width) && isSize(height)
  const save = async (): Promise<void> => {
    if (!isValid || commands.picture === undefined) return
    const picture = commands.picture(width, height)
    const caption = captionOf({ ...props, projectName: project.name })
    const blob = await pngOf(hasCaption ? withCaption(picture, caption) : picture)
    const day = `${dateText(props.moment)} ${timeText(props.moment.minute)}`
    downloadBlob(blob, `${fileNameOf(`${project.name} 3-D ${day}`)}.png`)
    notifyDone('Picture saved')
    onClose()
  }
  return (
    <Modal opened={opened} onClose={onClose} title="Save picture" size="sm">
      <Stack gap="sm">
        <NativeSelect
          label="Size"
          description="Pixels, width × height"
          data={SIZES}
          value={choice}
          onChange={({ currentTarget }) => setChoice(currentTarget.value)}
        />
        {choice === 'own' && <OwnSize size={own} onSize={setOwn} />}
        <Checkbox
          label="Caption with project, day, time and sun"
          checked={hasCaption}
          onChange={({ currentTarget }) => setHasCaption(currentTarget.checked)}
        />
        <FormActions onCancel={onClose}>
          <Button
            disabled={!isValid || commands.picture === undefined}
            onClick={() => {
              save().catch(notifyError)
            }}
          >
            Save PNG
          </Button>
        </FormActions>
      </Stack>
    </Modal>
  )
}

type Size = readonly [width: number | null, height: number | null]

function OwnSize({
  size,
  onSize,
}: {
  readonly size: Size
  readonly onSize: (size: Size) => void
}): ReactNode {
  const [width, height] = size
  return (
    <Group grow align="flex-start">
      <NumberField
        label="Width"
        unit="px"
        value={width}
        error={sizeProblem(width)}
        onChange={(value) => onSize([value, height])}
      />
      <NumberField
        label="Height"
        unit="px"
        value={height}
        error={sizeProblem(height)}
        onChange={(value) => onSize([width, value])}
      />
    </Group>
  )
}

function sizeProblem(value: number | null): string | undefined {
  return isSize(value) ? undefined : `${LEAST_PX} to ${MOST_PX}`
}

function isSize(value: number | null | undefined): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= LEAST_PX && value <= MOST_PX
  )
}
