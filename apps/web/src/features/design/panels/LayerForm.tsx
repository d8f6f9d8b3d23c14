import { type BlockLayer, LAYER_LABELS, parseBlockLayer, validateLayer } from '@duet/plant'
import { Group, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatAreaM2, formatLengthM } from '../../../lib/format.ts'
import { FieldErrors } from '../../../ui/FieldErrors.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { DesignSession } from '../model/session.ts'
import { layerLines } from '../tools/layerLines.ts'
import { areaM2, lengthM } from '../tools/planeGeometry.ts'
import { putChangedLayer } from './designActions.ts'
import { layerFields } from './layerFields.ts'
import { VertexTable } from './VertexTable.tsx'

interface LayerFormProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
}

/** Name, properties and corners of the chosen layer. */
export function LayerForm({ session, layer }: LayerFormProps): ReactNode {
  const errors = validateLayer(layer)
  const properties = new Map<string, unknown>(Object.entries(layer.geojson.properties))
  const setProperty = (name: string, label: string, value: number | null): void => {
    const { [name]: _before, ...others } = Object.fromEntries(properties)
    const geojson = {
      ...layer.geojson,
      properties: value === null ? others : { ...others, [name]: value },
    }
    putChangedLayer(
      session,
      parseBlockLayer({ ...layer, geojson }),
      `Change ${label} of ${layer.name}`,
      `${layer.id} ${name}`,
    )
  }
  return (
    <Stack gap="sm">
      <NameField session={session} layer={layer} />
      <Group gap="lg">
        <Text size="sm">
          <Text span c="gray.6" size="sm">
            Type{' '}
          </Text>
          {LAYER_LABELS[layer.type]}
        </Text>
        <Text size="sm">{sizeText(layer, session)}</Text>
      </Group>
      {layerFields(layer).map(({ name, label, unit, description }) => (
        <NumberField
          key={name}
          label={label}
          unit={unit}
          description={description}
          value={numberOr(properties.get(name))}
          error={errors.find(({ path }) => path === `geojson.properties.${name}`)?.message}
          disabled={!session.mayEdit}
          onChange={(value) => setProperty(name, label, value)}
        />
      ))}
      <FieldErrors errors={errors.map(({ message }) => ({ path: '', message }))} />
      <VertexTable session={session} layer={layer} />
    </Stack>
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

function sizeText(layer: BlockLayer, session: DesignSession): string {
  const lines = layerLines(layer, session.frame)
  if (layer.geojson.geometry.type === 'Point') return ''
  if (layer.geojson.geometry.type !== 'Polygon') {
    return formatLengthM(lines.reduce((sum, line) => sum + lengthM(line), 0))
  }
  const [outline = [], ...holes] = lines
  const area = areaM2(outline) - holes.reduce((sum, hole) => sum + areaM2(hole), 0)
  return `${formatAreaM2(area)}, ${formatLengthM(lengthM(outline))} around`
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
