import { cornersOf, offeredCrs } from '@duet/formats'
import { localFrame } from '@duet/plant'
import { Button, Group, Progress, Select, Stack, Text, TextInput } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileImport } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentProject } from '../../../../lib/currentProject.ts'
import { formatCount, formatLengthM } from '../../../../lib/format.ts'
import { errorMessage } from '../../../../lib/graphqlError.ts'
import { uploadToProject } from '../../../../project/projectFiles.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { NumberField } from '../../../../ui/NumberField.tsx'
import { notifyDone } from '../../../../ui/notify.ts'
import type { DesignSession } from '../../model/session.ts'
import { groundOf } from '../groundStore.ts'
import classes from './AddRasterDialog.module.css'
import { type Corners, cornerBounds, cornersProblem, cornersToM, sizeOf } from './corners.ts'
import { firstCorners } from './firstCorners.ts'
import { startPlacing } from './placing.ts'
import { PICTURE_ENDINGS, type Picture, readPicture } from './readPicture.ts'
import { useObjectUrl } from './useObjectUrl.ts'
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
          <PictureDrop isPending={state.isReading === true} onFiles={read} />
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

function PictureDrop(props: {
  readonly isPending: boolean
  readonly onFiles: (files: readonly File[]) => void
}): ReactNode {
  const title = 'Drop a picture here, or choose one'
  return (
    <Dropzone
      multiple
      loading={props.isPending}
      // the library's root is a div that holds the file input: it cannot be a button element
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      aria-label={title}
      useFsAccessApi={false}
      inputProps={{ 'aria-label': title, accept: PICTURE_ENDINGS, style: { display: 'none' } }}
      onDrop={(files) => props.onFiles(files)}
    >
      <Stack align="center" gap={4} py="sm">
        <IconFileImport size={24} stroke={1.5} aria-hidden />
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Text size="xs" c="gray.6" ta="center">
          GeoTIFF, PNG, JPEG or WebP. A world file (.pgw, .jgw, .wld) may be chosen with it.
        </Text>
      </Stack>
    </Dropzone>
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
  const url = useObjectUrl(picture.image)
  const send = useSendPicture(session, picture, (id, corners) => {
    onClose()
    notifyDone(`${name} was added.`)
    if (picture.place.kind === 'unknown')
      startPlacing(session, { id, corners: corners.map((c) => [...c]) })
    else ground.map.get()?.fit(cornerBounds(corners))
  })
  const add = (): void => {
    if (place.corners !== undefined) send.start(name.trim() || picture.name, place.corners)
  }
  return (
    <Stack gap="sm">
      <Group gap="md" align="flex-start" wrap="nowrap">
        <img src={url} alt="" className={classes['thumb']} />
        <Stack gap={6} style={{ flex: 1, minWidth: 0 }}>
          <TextInput
            label="Name"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
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
      {place.form}
      {place.problem !== undefined && <Note kind="warning">{place.problem}</Note>}
      {send.problem !== undefined && <ErrorNote message={send.problem} />}
      {send.fraction !== undefined && (
        <Progress value={100 * send.fraction} aria-label="Sending the picture" />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack}>
          Another file
        </Button>
        <Button
          disabled={place.corners === undefined || place.isWrong}
          loading={send.fraction !== undefined}
          onClick={add}
        >
          Add picture
        </Button>
      </Group>
    </Stack>
  )
}

interface ChosenPlace {
  readonly corners: Corners | undefined
  readonly form: ReactNode
  readonly problem: string | undefined
  readonly isWrong: boolean
}

/** More than this from the project: most likely the wrong system of coordinates. */
const FAR_M = 100_000

/** Where the picture will lie, and what is asked for that. */
function usePlace(session: DesignSession, picture: Picture): ChosenPlace {
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

interface SendPicture {
  /** 0 to 1 while it is sent. */
  readonly fraction: number | undefined
  readonly problem: string | undefined
  readonly start: (name: string, corners: Corners) => void
}

function useSendPicture(
  session: DesignSession,
  picture: Picture,
  onDone: (id: string, corners: Corners) => void,
): SendPicture {
  const actions = useRasterActions(session)
  const [fraction, setFraction] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const run = async (name: string, corners: Corners): Promise<void> => {
    setProblem(undefined)
    setFraction(0)
    try {
      const storage_key = await uploadToProject({
        projectId: session.projectId,
        dir: '/raster-layers',
        filename: picture.filename,
        file: picture.image,
        allowOverwrite: true,
        onProgress: setFraction,
      })
      const { id } = await actions.create({
        name,
        storage_key,
        source_filename: picture.filename,
        corners: corners.map((corner) => [...corner]),
        width_px: picture.widthPx,
        height_px: picture.heightPx,
        opacity: 1,
      })
      onDone(id, corners)
    } catch (error) {
      setProblem(errorMessage(error))
      setFraction(undefined)
    }
  }
  return { fraction, problem, start: (name, corners) => void run(name, corners) }
}
