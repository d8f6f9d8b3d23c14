import { Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatPosition } from '../../../lib/format.ts'
import { pvsystBytes } from '../../../project/pvsystFiles.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FilesDrop } from '../../../ui/FileDrop.tsx'

/** Files of a PVsyst project, with what it is called and where it lies. */
export interface PvsystFiles {
  readonly files: readonly File[]
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number | null
}

interface PvsystDropProps {
  readonly pvsyst: PvsystFiles | undefined
  readonly onPvsyst: (read: PvsystFiles) => void
}

/** Takes name and place of a project from one of PVsyst, whose variant is chosen once the project is there. */
export function PvsystDrop({ pvsyst, onPvsyst }: PvsystDropProps): ReactNode {
  const read = useMutation({ mutationFn: readFiles, onSuccess: onPvsyst })
  return (
    <Stack gap="xs">
      <FilesDrop
        title="Begin from a PVsyst project"
        hint="A project folder or a zip of it, PVsyst 6.40 or later: it gives name and location, and its variants are offered in the new project."
        isMultiple
        isPending={read.isPending}
        onFiles={read.mutate}
      />
      <FailureNote of={read} />
      {pvsyst !== undefined && (
        <Text size="sm">
          {`${pvsyst.name} lies at ${formatPosition(pvsyst.latitude, pvsyst.longitude, 4)}; you choose a variant in the next step.`}
        </Text>
      )}
    </Stack>
  )
}

/** @throws Error with what is wrong with the files and what to do */
async function readFiles(files: readonly File[]): Promise<PvsystFiles> {
  const bytes = await pvsystBytes(files)
  // the readers are fetched when they are wanted
  const { pvsystSites, readUploads } = await import('@duet/formats')
  const read = readUploads(bytes)
  const [site] = pvsystSites(read)
  if (site !== undefined) return { files, ...site }
  const failed = read.find(({ state }) => state === 'failed')
  throw new Error(
    failed === undefined
      ? 'There is neither a project (.PRJ) nor a variant (.VC0 …) of PVsyst among these files.'
      : `${failed.path}: ${failed.message}`,
  )
}
