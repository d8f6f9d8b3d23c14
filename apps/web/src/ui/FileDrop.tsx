import { Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface FilesDropProps {
  /** What the area is for; also its name for those who cannot see it. */
  readonly title: string
  readonly hint: string
  readonly isPending?: boolean
  /** Endings that the chooser offers; undefined: all. */
  readonly accept?: string
  /** Several files that belong together, else one. */
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** One file, dropped here or chosen. */
export function FileDrop({
  onFile,
  ...props
}: Omit<FilesDropProps, 'onFiles' | 'isMultiple'> & {
  readonly onFile: (file: File) => void
}): ReactNode {
  return <FilesDrop {...props} onFiles={([file]) => file !== undefined && onFile(file)} />
}

/** Files, dropped here or chosen; a button for the keyboard and for screen readers. */
export function FilesDrop(props: FilesDropProps): ReactNode {
  const { title, hint, accept } = props
  return (
    <Dropzone
      multiple={props.isMultiple ?? false}
      loading={props.isPending ?? false}
      // the library's root is a div that holds the file input: it cannot be a button element
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      aria-label={title}
      // an ordinary file chooser, which every browser and every assistive tool knows
      useFsAccessApi={false}
      // hidden from the tree of names: the button around it opens it
      inputProps={{
        'aria-label': title,
        style: { display: 'none' },
        ...(accept !== undefined && { accept }),
      }}
      onDrop={props.onFiles}
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
