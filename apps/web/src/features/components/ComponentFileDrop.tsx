import type { ComponentKind } from '@duet/plant'
import { Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { ComponentFilePreview } from './ComponentFilePreview.tsx'
import { useComponentFile } from './useComponentFile.ts'
import type { StoredComponent } from './useComponents.ts'

interface ComponentFileDropProps {
  readonly kind: ComponentKind
  readonly components: readonly StoredComponent[]
}

/** Takes a PVsyst file and shows what it holds before anything is made of it. */
export function ComponentFileDrop({ kind, components }: ComponentFileDropProps): ReactNode {
  const project = useCurrentProject()
  const read = useComponentFile(project.id)
  const format = kind === 'panel' ? 'PAN' : 'OND'
  return (
    <Stack gap="sm">
      <Dropzone
        multiple={false}
        loading={read.isPending}
        aria-label={`Import a ${format} file`}
        onDrop={([file]) => file !== undefined && read.mutate(file)}
      >
        <Stack align="center" gap={4} py="sm">
          <IconFileImport size={24} stroke={1.5} aria-hidden />
          <Text size="sm" fw={600}>{`Import a ${format} file`}</Text>
          <Text size="xs" c="gray.6">
            Drop it here or click to choose. What was read is shown before anything is created.
          </Text>
        </Stack>
      </Dropzone>
      {read.isError && <ErrorNote message={errorMessage(read.error)} />}
      {read.data !== undefined && (
        <ComponentFilePreview
          key={read.submittedAt}
          file={read.data}
          components={components}
          onClose={read.reset}
        />
      )}
    </Stack>
  )
}
