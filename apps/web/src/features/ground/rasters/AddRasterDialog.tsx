import { cornersOf, offeredCrs } from '@duet/formats'
import { localFrame } from '@duet/plant'
import { Button, Group, Progress, Select, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatCount, formatLengthM } from '../../../lib/format.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { useObjectUrl } from '../../../lib/useObjectUrl.ts'
import { uploadToProject } from '../../../project/projectFiles.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { FilesDrop } from '../../../ui/FileDrop.tsx'
import { FormActions } from '../../../ui/forms/FormActions.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { boxOfPoints } from '../../plant/boxes.ts'
import { type Corners, cornersProblem, cornersToM, sizeOf } from '../state/corners.ts'
import { groundOf } from '../state/groundStore.ts'
import { useSending } from '../state/useSending.ts'
import classes from './AddRasterDialog.module.css'
import { firstCorners } from './firstCorners.ts'
import { startPlacing } from './placing.ts'
import { PICTURE_ENDINGS, type Picture, readPicture } from './readPicture.ts'
import { useRasterActions } from './useRasterActions.ts'

interface AddRasterDialogProps {
  readonly session: DesignSession
  readonly onClose: () => void
}

type Step =
  | { readonly step: 'choose'; readonly problem?: string; readonly isReading?: boolean }
  | { readonly step: 'check'; readonly picture: Picture }

/** Takes a picture, asks where it lies if it does not say so, and puts it on the map. */
export function AddRasterDialog({ session, onClose }: AddRasterDialogProps): ReactNode {
  const [state, setState] = useState<Step>({ step: 'choose' })
  const read = (files: readonly File[]): void => {
    setState({ step: 'choose', isReading: true })
    readPicture(files).then(
      (picture) => setState({ step: 'check', picture }),
      (error: unknown) => setState({ step: 'choose', problem: errorMessage(error) }),
    )
  }
  return (
    <Dialog onClose={onClose} title="Add a picture" size={560}>
      {state.step === 'choose' ? (
        <Stack gap="sm">
          <FilesDrop
            isMultiple
            title="Drop a picture here, or choose one"
            hint="GeoTIFF, PNG, JPEG or WebP. A world file (.pgw, .jgw, .wld) may be chosen with it."
            accept={PICTURE_ENDINGS}
            isPending={state.isReading === true}
            onFiles={read}
          />
          {state.problem !== undefined && <ErrorNote message={state.problem} />}
        </Stack>
      ) : (
        <CheckPicture
          session={session}
          picture={state.picture}
          onBack={() => setState({ step: 'choose' })}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

interface CheckPictureProps extends AddRasterDialogProps {
  readonly picture: Picture
  readonly onBack: () => void
}

function CheckPicture({ session, picture, onBack, onClose }: CheckPictureProps): ReactNode {
  const ground = groundOf(session)
  const [name, setName] = useState(picture.name)
  const place = usePlace(session, picture)
  const actions = useRasterActions(session)
  const sending = useSending()
  const add = (): void => {
    const bounds = place.corners && boxOfPoints(place.corners)
    const corners = place.corners?.map((corner) => [...corner])
    if (bounds === undefined || corners === undefined) return
    sending.start(async (onProgress) => {
      const storage_key = await uploadToProject({
        projectId: session.projectId,
        dir: '/raster-layers',
        filename: picture.filename,
        file: picture.image,
        allowOverwrite: true,
        onProgress,
      })
      const { id } = await actions.create({
        name: name.trim() || picture.name,
        storage_key,
        source_filename: picture.filename,
        corners,
        width_px: picture.widthPx,
        height_px: picture.heightPx,
        opacity: 1,
      })
      onClose()
      notifyDone(`${name} was added.`)
      if (picture.place.kind === 'unknown') startPlacing(session, { id, corners })
      else ground.map.get()?.fit(bounds)
    })
  }
  return (
    <Stack gap="sm">
      <PictureHead picture={picture} name={name} onName={setName} />
      {place.form}
      {place.problem !== undefined && <Note kind="warning">{place.problem}</Note>}
      {sending.problem !== undefined && <ErrorNote message={sending.problem} />}
      {sending.fraction !== undefined && (
        <Progress value={100 * sending.fraction} aria-label="Sending the picture" />
      )}
      <FormActions cancelLabel="Another file" onCancel={onBack}>
        <Button
          disabled={place.corners === undefined || place.isWrong}
          loading={sending.fraction !== undefined}
          onClick={add}
        >
          Add picture
        </Button>
      </FormActions>
    </Stack>
  )
}

interface PictureHeadProps {
  readonly picture: Picture
  readonly name: string
  readonly onName: (name: string) => void
}

/** The picture in small, its name, and what was read of it. */
function PictureHead({ picture, name, onName }: PictureHeadProps): ReactNode {
  const url = useObjectUrl(picture.image)
  return (
    <Group gap="md" align="flex-start" wrap="nowrap">
      <img src={url} alt="" className={classes['thumb']} />
      <Stack gap={6} style={{ flex: 1, minWidth: 0 }}>
        <TextInput
          label="Name"
          value={name}
          maxLength={200}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <Text size="xs" c="gray.7">
          {picture.filename}, {formatCount(picture.widthPx)} × {formatCount(picture.heightPx)}{' '}
          pixels
        </Text>
        {picture.notes.map((note) => (
          <Text key={note} size="xs" c="gray.7">
            {note}
          </Text>
        ))}
      </Stack>
    </Group>
  )
}

/** More than this from the project: most likely the wrong system of coordinates. */
const FAR_M = 100_000

/** Where the picture will lie, and what is asked for that. */
function usePlace(session: DesignSession, picture: Picture) {
  const project = useCurrentProject()
  const systems = useMemo(
    () => offeredCrs(project.longitude, project.latitude),
    [project.longitude, project.latitude],
  )
  const [system, setSystem] = useState(1)
  const [widthM, setWidthM] = useState<number | null>(null)
  const [rotationDeg, setRotationDeg] = useState<number | null>(0)
  const { place } = picture
  const crs = systems[system]
  const corners =
    place.kind === 'known'
      ? place.corners
      : place.kind === 'world'
        ? tried(() => crs && cornersOf(place.affine, crs, ...picture.sourcePx))
        : firstCorners(session, picture, widthM ?? undefined, rotationDeg ?? 0)
  const form =
    place.kind === 'known' ? (
      <PlaceText corners={place.corners} system={place.system} />
    ) : place.kind === 'world' ? (
      <SystemSelect systems={systems} system={system} onChange={setSystem} />
    ) : (
      <Stack gap={6}>
        <Text size="sm">
          The file does not say where it lies. It is put in the middle of the map; drag its corners
          there.
        </Text>
        <Group gap="sm" grow>
          <NumberField
            label="Width on the ground"
            unit="m"
            value={widthM}
            onChange={setWidthM}
            description="Empty: half of the map"
          />
          <NumberField
            label="Rotation, clockwise"
            unit="°"
            value={rotationDeg}
            onChange={setRotationDeg}
          />
        </Group>
      </Stack>
    )
  const cornersM = corners && cornersToM(session.frame, corners)
  const wrong = cornersM && cornersProblem(cornersM)
  const awayM = cornersM && Math.hypot(...sizeOf(cornersM).centerM)
  const problem =
    corners === undefined
      ? 'The coordinates are not places of this system: choose another.'
      : (wrong ??
        (awayM !== undefined && awayM > FAR_M
          ? `The picture lies ${formatLengthM(awayM, 3)} from the project. Check its coordinates.`
          : undefined))
  return { corners, form, problem, isWrong: wrong !== undefined }
}

interface SystemSelectProps {
  readonly systems: ReturnType<typeof offeredCrs>
  /** Place in the list. */
  readonly system: number
  readonly onChange: (system: number) => void
}

function SystemSelect({ systems, system, onChange }: SystemSelectProps): ReactNode {
  return (
    <Select
      label="Coordinates of the world file"
      searchable
      value={String(system)}
      data={systems.map((one, index) => ({
        value: String(index),
        label: one.epsg === undefined ? one.name : `${one.name} (EPSG:${one.epsg})`,
      }))}
      onChange={(value) => onChange(Number(value ?? 1))}
    />
  )
}

/** Undefined where coordinates are no places of a system. */
function tried<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch {
    return undefined
  }
}

function PlaceText(props: { readonly corners: Corners; readonly system: string }): ReactNode {
  // measured where the picture lies, which may be far from the project
  const frame = localFrame(...props.corners[0])
  const { widthM, heightM } = sizeOf(cornersToM(frame, props.corners))
  return (
    <Text size="sm">
      Placed by its own coordinates ({props.system}): {formatLengthM(widthM)} ×{' '}
      {formatLengthM(heightM)}.
    </Text>
  )
}
