import { type BlockLayer, LAYER_LABELS, LAYER_TYPES, lengthM, polygonAreaM2 } from '@duet/plant'
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatAreaM2, formatCount, formatLengthM } from '../../../lib/format.ts'
import { FactList } from '../../../ui/FactList.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { layerLines } from '../../drawing/tools/layerLines.ts'
import { layerFields } from './layerFields.ts'
import { PropertyFields } from './PropertyFields.tsx'

interface SeveralLayersFormProps {
  readonly session: DesignSession
  readonly layers: readonly BlockLayer[]
}

/** Several selected layers: their figures together, and the properties that all of one type share. */
export function SeveralLayersForm({ session, layers }: SeveralLayersFormProps): ReactNode {
  const types = LAYER_TYPES.filter((type) => layers.some((layer) => layer.type === type))
  const areaM2 = sum(layers, 'Polygon', session, polygonAreaM2)
  const totalM = sum(layers, 'LineString', session, ([line = []]) => lengthM(line))
  const facts = [
    ...types.map((type) => ({
      label: LAYER_LABELS[type],
      value: formatCount(layers.filter((layer) => layer.type === type).length),
    })),
    ...(areaM2 > 0 ? [{ label: 'Area together', value: formatAreaM2(areaM2) }] : []),
    ...(totalM > 0 ? [{ label: 'Length together', value: formatLengthM(totalM) }] : []),
  ]
  const [first] = layers
  const hasFields = types.length === 1 && first !== undefined && layerFields(first).length > 0
  return (
    <Stack gap="sm">
      <Text fw={600}>{counted(layers.length, 'layer')} selected</Text>
      <FactList facts={facts} />
      {hasFields ? (
        <PropertyFields
          key={layers.map(({ id }) => id).join(' ')}
          session={session}
          layers={layers}
        />
      ) : (
        <Text size="sm" c="gray.7">
          {types.length === 1
            ? 'Layers of this type have no property that could be set for all of them.'
            : 'Select layers of one type to set their properties together.'}
        </Text>
      )}
    </Stack>
  )
}

type Lines = ReturnType<typeof layerLines>

function sum(
  layers: readonly BlockLayer[],
  geometry: BlockLayer['geojson']['geometry']['type'],
  { frame }: DesignSession,
  sizeOf: (lines: Lines) => number,
): number {
  return layers.reduce(
    (total, layer) =>
      layer.geojson.geometry.type === geometry ? total + sizeOf(layerLines(layer, frame)) : total,
    0,
  )
}
