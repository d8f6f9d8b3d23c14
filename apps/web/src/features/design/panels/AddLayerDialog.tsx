import { validateLayer } from '@duet/plant'
import { Button, Group, Modal, Select, Stack, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { blockForDrawing } from '../model/editorState.ts'
import { addDrawnLayer } from '../model/newLayer.ts'
import type { DesignSession } from '../model/session.ts'
import { positionToM } from '../tools/layerEdits.ts'
import { DRAW_TOOL_NAMES, DRAW_TOOLS, type DrawToolName } from '../tools/toolKinds.ts'
import { typedPoints } from '../tools/typedPoints.ts'
import { makingOf } from './designActions.ts'

interface AddLayerDialogProps {
  readonly session: DesignSession
  readonly opened: boolean
  readonly onClose: () => void
}

/** A layer from typed or pasted coordinates: drawing without a pointer. */
export function AddLayerDialog({ session, opened, onClose }: AddLayerDialogProps): ReactNode {
  const [tool, setTool] = useState<DrawToolName>('perimeter')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = (): void => {
    const wrong = addTyped(session, tool, text)
    setProblem(wrong)
    if (wrong !== undefined) return
    setText('')
    onClose()
  }
  return (
    <Modal opened={opened} onClose={onClose} title="Add layer by coordinates">
      <Stack gap="sm">
        <Select
          label="Type"
          value={tool}
          data={DRAW_TOOL_NAMES.map((name) => ({ value: name, label: DRAW_TOOLS[name].label }))}
          onChange={(value) =>
            setTool(DRAW_TOOL_NAMES.find((name) => name === value) ?? 'perimeter')
          }
        />
        <Textarea
          label="Coordinates"
          description="One corner a line: longitude, latitude, in degrees"
          placeholder={'-112.5831, 33.4269\n-112.5731, 33.4269'}
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {problem !== undefined && <ErrorNote message={problem} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={add}>Add layer</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Adds the layer; what is wrong with it otherwise. */
function addTyped(session: DesignSession, tool: DrawToolName, text: string): string | undefined {
  const typed = typedPoints(text)
  if ('wrongLine' in typed) return `Line ${typed.wrongLine}: write a longitude and a latitude.`
  const { design } = session.plant.get()
  const kind = DRAW_TOOLS[tool].shape === 'polygon' ? 'polygon' : 'line'
  if (typed.positions.length < (kind === 'polygon' ? 3 : 2)) {
    return kind === 'polygon'
      ? 'An area needs at least 3 corners.'
      : 'A line needs at least 2 points.'
  }
  const making = makingOf(session)
  const { diff, layer } = addDrawnLayer(
    design,
    {
      tool,
      drawn: {
        kind,
        points: typed.positions.map((position) => positionToM(session.frame, position)),
      },
      id: making.newId(),
      blockId: blockForDrawing(session.editor.get(), design),
    },
    making,
  )
  const wrong = validateLayer(layer)[0]?.message
  if (wrong !== undefined) return wrong
  session.plant.edit({ name: `Add ${layer.name}`, diff })
  session.dispatch({ type: 'selectLayer', layerId: layer.id })
  return undefined
}
