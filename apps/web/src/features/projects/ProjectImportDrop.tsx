import { Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useImportProject } from './useImportProject.ts'

/** A project from the file that another project was exported to. */
export function ProjectImportDrop(): ReactNode {
  const importProject = useImportProject()
  return (
    <Stack gap="sm" mt="md">
      <Dropzone
        multiple={false}
        loading={importProject.isPending}
        aria-label="Import a plant document"
        onDrop={([file]) => file !== undefined && importProject.mutate(file)}
      >
        <Stack align="center" gap={4} py="sm">
          <IconFileImport size={24} stroke={1.5} aria-hidden />
          <Text size="sm" fw={600}>
            Or import a plant document
          </Text>
          <Text size="xs" c="gray.6" ta="center">
            Drop a .duet.json file here or click to choose: blocks, layers and components of a
            project that was exported. Weather is uploaded in the new project.
          </Text>
        </Stack>
      </Dropzone>
      {importProject.isError && <ErrorNote message={errorMessage(importProject.error)} />}
    </Stack>
  )
}
