import { type BlockLayer, validateLayer } from '@duet/plant'
import { ActionIcon, Button, Group, Stack, Tooltip } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { formatAreaM2, formatAzimuth, formatLengthM } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { FormActions } from '../../../ui/forms/FormActions.tsx'
import { putChangedLayer } from '../../design-session/designActions.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { CoordinatesField } from '../../layers/add/CoordinatesField.tsx'
import { useTypedCoordinates } from '../../layers/add/useTypedCoordinates.ts'
import classes from '../PropertyPanel.module.css'
import { type LayerPart, partsOfLayer, withoutPart, withParts } from './layerParts.ts'

interface PartListProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
}

/** Types whose areas may have holes, and lines of tables. */
const WITH_PARTS = new Set<BlockLayer['type']>(['perimeter', 'exclusion', 'section', 'panels'])

/** The holes of an area or the lines of tables, one by one. */
export function PartList({ session, layer }: PartListProps): ReactNode {
  const [isAdding, setIsAdding] = useState(false)
  const parts = useMemo(() => partsOfLayer(layer, session.frame), [layer, session.frame])
  const isPolygon = layer.geojson.geometry.type === 'Polygon'
  const hasParts = isPolygon || layer.geojson.geometry.type === 'MultiLineString'
  if (!hasParts || (!WITH_PARTS.has(layer.type) && parts.length === 0)) return null
  const mayChange = session.mayEdit && layer.is_locked !== true
  const noun = isPolygon ? 'Hole' : 'Line'
  const remove = (part: number): void => {
    const next = withoutPart(layer, part)
    if (next !== undefined) putChangedLayer(session, next, `Delete ${noun} of ${layer.name}`)
  }
  return (
    <section aria-label={`${noun}s`}>
      <p className={classes['listLabel']}>{noun}s</p>
      {parts.length === 0 ? (
        <p className={classes['help']}>None.</p>
      ) : (
        <DataTable
          label={`${noun}s`}
          columns={columns(isPolygon, mayChange && (isPolygon || parts.length > 1), remove)}
          rows={parts}
          rowKey={({ part }) => String(part)}
          height={180}
        />
      )}
      {mayChange && (
        <Group gap="xs" mt={6}>
          {isPolygon && (
            <Button
              variant="default"
              onClick={() => session.dispatch({ type: 'tool', tool: 'hole' })}
            >
              Draw a hole
            </Button>
          )}
          <Button variant="default" onClick={() => setIsAdding(true)}>
            {isPolygon ? 'Type a hole…' : 'Type a line…'}
          </Button>
        </Group>
      )}
      {isAdding && (
        <PartDialog session={session} layer={layer} onClose={() => setIsAdding(false)} />
      )}
    </section>
  )
}

function columns(
  isPolygon: boolean,
  mayChange: boolean,
  remove: (part: number) => void,
): readonly Column<LayerPart>[] {
  const number = (part: LayerPart): number => (isPolygon ? part.part : part.part + 1)
  const noun = isPolygon ? 'hole' : 'line'
  const figures: readonly Column<LayerPart>[] = isPolygon
    ? [
        {
          key: 'area',
          title: 'Area',
          align: 'right',
          value: ({ areaM2 }) => areaM2,
          render: ({ areaM2 }) => formatAreaM2(areaM2),
        },
      ]
    : [
        {
          key: 'length',
          title: 'Length',
          align: 'right',
          value: (part) => part.lengthM,
          render: (part) => formatLengthM(part.lengthM),
        },
        {
          key: 'azimuth',
          title: 'Azimuth',
          align: 'right',
          value: (part) => part.azimuthDeg,
          render: (part) => formatAzimuth(part.azimuthDeg),
        },
      ]
  const buttons: readonly Column<LayerPart>[] = mayChange
    ? [
        {
          key: 'delete',
          title: 'Delete',
          hideTitle: true,
          width: 32,
          render: (part) => (
            <Tooltip label={`Delete ${noun}`}>
              <ActionIcon
                aria-label={`Delete ${noun} ${number(part)}`}
                size={24}
                onClick={() => remove(part.part)}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </Tooltip>
          ),
        },
      ]
    : []
  return [{ key: 'number', title: '#', width: 40, value: number }, ...figures, ...buttons]
}

interface PartDialogProps extends PartListProps {
  readonly onClose: () => void
}

function PartDialog({ session, layer, onClose }: PartDialogProps): ReactNode {
  const typed = useTypedCoordinates(session)
  const [problem, setProblem] = useState<string>()
  const noun = layer.geojson.geometry.type === 'Polygon' ? 'hole' : 'line'
  const add = (): void => {
    const { parts, problems } = typed.read
    if (problems.length > 0 || parts.length === 0) {
      setProblem(
        parts.length === 0
          ? 'Type the coordinates first.'
          : 'Correct the lines that cannot be read first.',
      )
      return
    }
    const next = withParts(layer, parts)
    const wrong = next === undefined ? undefined : validateLayer(next)[0]?.message
    setProblem(wrong)
    if (next === undefined || wrong !== undefined) return
    putChangedLayer(session, next, `Add ${noun} to ${layer.name}`)
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={`${noun === 'hole' ? 'Hole' : 'Line'} of ${layer.name} by coordinates`}
      size="lg"
    >
      <Stack gap="sm">
        <CoordinatesField
          session={session}
          typed={typed}
          isPolygon={noun === 'hole'}
          gap={`an empty line begins the next ${noun}`}
          besideIds={[layer.id]}
        />
        {problem !== undefined && <ErrorNote message={problem} />}
        <FormActions onCancel={onClose}>
          <Button onClick={add}>{`Add ${noun}`}</Button>
        </FormActions>
      </Stack>
    </Dialog>
  )
}
