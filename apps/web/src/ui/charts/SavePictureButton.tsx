import { IconPhotoDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { downloadUrl, fileNameOf } from '../../lib/download.ts'
import { IconButton } from '../IconButton.tsx'

interface SavePictureButtonProps {
  /** What the picture shows; the file is named for it. */
  readonly title: string
  readonly label?: string
  /** The picture as a URL; undefined where there is none. */
  readonly picture: () => string | undefined
}

export function SavePictureButton({ title, label, picture }: SavePictureButtonProps): ReactNode {
  return (
    <IconButton
      word="PNG"
      label={label ?? `Save picture of ${title.toLowerCase()} (PNG)`}
      onClick={() => {
        const url = picture()
        if (url !== undefined) downloadUrl(url, `${fileNameOf(title)}.png`)
      }}
    >
      <IconPhotoDown size={16} aria-hidden />
    </IconButton>
  )
}
