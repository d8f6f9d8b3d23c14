import { Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface FileDropProps {
  /** What the area is for; also its name for those who cannot see it. */
  readonly title: string
  readonly hint: string
  readonly isPending?: boolean
  readonly onFile: (file: File) => void
}

/** One file, dropped here or chosen; a button for the keyboard and for screen readers. */
export function FileDrop({ title, hint, isPending = false, onFile }: FileDropProps): ReactNode {
  return (
    <Dropzone
      multiple={false}
      loading={isPending}
      // the library's root is a div that holds the file input: it cannot be a button element
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      aria-label={title}
      // an ordinary file chooser, which every browser and every assistive tool knows
      useFsAccessApi={false}
      // hidden from the tree of names: the button around it opens it
      inputProps={{ 'aria-label': title, style: { display: 'none' } }}
      onDrop={([file]) => file !== undefined && onFile(file)}
    >
      <Stack align="center" gap={4} py="sm">
        <IconFileImport size={24} stroke={1.5} aria-hidden />
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Text size="xs" c="gray.6" ta="center">
          {hint}
        </Text>
      </Stack>
    </Dropzone>
  )
}
