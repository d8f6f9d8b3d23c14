import { startFilesClient } from '../files/filesClient.ts'
import type { Picture } from './readPicture.ts'

/** @throws Error with what is wrong with the file */
export async function readGeoTiffPicture(file: File): Promise<Omit<Picture, 'name' | 'filename'>> {
  const client = startFilesClient()
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { corners, system, image, widthPx, heightPx, notes } = await client.call('picture', {
      name: file.name,
      bytes,
    })
    return {
      image,
      widthPx,
      heightPx,
      sourcePx: [widthPx, heightPx],
      notes,
      place: corners === undefined ? { kind: 'unknown' } : { kind: 'known', corners, system },
    }
  } finally {
    client.stop()
  }
}
