import { type BlockLayer, LAYER_LABELS } from '@duet/plant'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { FactList } from '../../ui/FactList.tsx'
import { putChangedLayer } from '../design-session/designActions.ts'
import type { DesignSession } from '../design-session/session.ts'
import { selectedLayers } from '../drawing/editor/editorState.ts'
import { SectionPart } from '../sections/SectionPart.tsx'
import { GuideFields } from './layer/GuideFields.tsx'
import { PartList } from './layer/PartList.tsx'
import { PropertyFields } from './layer/PropertyFields.tsx'
import { SeveralLayersForm } from './layer/SeveralLayersForm.tsx'
import { shapeFigures } from './layer/shapeFigures.ts'
import { sourceFacts } from './layer/sourceFacts.ts'
import classes from './PropertyPanel.module.css'
import { VertexTable } from './vertices/VertexTable.tsx'

interface LayerFormProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
}

/** The chosen layer; where several are selected, what they have in common. */
export function LayerForm({ session, layer }: LayerFormProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const selectedIds = useStore(session.editor, (state) => state.selectedIds)
  const selected = useMemo(
    () => selectedLayers({ layerId: layer.id, selectedIds }, design),
    [layer.id, selectedIds, design],
  )
  if (selected.length > 1) return <SeveralLayersForm session={session} layers={selected} />
  return <OneLayerForm session={session} layer={layer} />
}

/** Name, properties, figures and corners of a layer. */
function OneLayerForm({ session, layer }: LayerFormProps): ReactNode {
  const layers = useMemo(() => [layer], [layer])
  return (
    <Stack gap="sm">
      <NameField session={session} layer={layer} />
      {layer.is_locked === true && <LockNote session={session} layer={layer} />}
      <FactList
        facts={[
          { label: 'Type', value: LAYER_LABELS[layer.type] },
          ...shapeFigures(layer, session.frame),
          ...sourceFacts(layer),
        ]}
      />
      <PropertyFields session={session} layers={layers} />
      <GuideFields session={session} layer={layer} />
      <SectionPart session={session} layer={layer} />
      <PartList session={session} layer={layer} />
      <VertexTable session={session} layer={layer} />
    </Stack>
  )
}

function LockNote({ session, layer }: LayerFormProps): ReactNode {
  return (
    <Group gap="xs" wrap="nowrap" className={classes['help'] ?? ''}>
      <IconLock size={14} aria-hidden />
      <span>Locked: its shape cannot be changed.</span>
      {session.mayEdit && (
        <Button
          variant="default"
          size="compact-xs"
          onClick={() => session.dispatch({ type: 'lock', ids: [layer.id], isLocked: false })}
        >
          Unlock
        </Button>
      )}
    </Group>
  )
}

function NameField({ session, layer }: LayerFormProps): ReactNode {
  const [text, setText] = useState<string>()
  return (
    <TextInput
      label="Name"
      value={text ?? layer.name}
      error={text?.trim() === '' ? 'required' : undefined}
      disabled={!session.mayEdit}
      onChange={(event) => {
        const name = event.currentTarget.value
        setText(name)
        if (name.trim() === '') return
        putChangedLayer(session, { ...layer, name }, `Rename ${layer.name}`, `${layer.id} name`)
      }}
      onBlur={() => setText(undefined)}
    />
  )
}
