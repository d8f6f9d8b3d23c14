import { readFile } from 'node:fs/promises'
import {
  filesOfKind,
  planImport,
  readUploads,
  summariesOf,
  uploadedBytes,
  variantResults,
  variantsOf,
} from '@duet/formats'
import type { PvsystImportReading, ReadingMessages } from './readingMessages.ts'

/** Reads the uploads of an import, and plans it where a variant is chosen. @throws AppError as `planImport` */
export async function readPvsystImport({
  uploads,
  wish,
}: ReadingMessages['pvsystImport'][0]): Promise<PvsystImportReading> {
  const sent = await Promise.all(
    uploads.map(async ({ path, filename }) => ({
      name: filename,
      bytes: new Uint8Array(await readFile(path)),
    })),
  )
  const files = readUploads(sent)
  const plan =
    wish &&
    planImport(files, wish.choice, {
      fallback: wish.fallback,
      newId: () => crypto.randomUUID(),
      createdAt: new Date().toISOString(),
    })
  const variant = filesOfKind(files, 'variant').find((one) => one.path === wish?.choice.variant)
  const path = plan?.weatherPath ?? null
  const bytes = path === null ? undefined : uploadedBytes(sent, path)
  return {
    files: summariesOf(files),
    variants: variantsOf(files),
    plan,
    results: variant && variantResults(variant.content),
    weather:
      bytes && path !== null
        ? { filename: path.slice(path.lastIndexOf('/') + 1), bytes }
        : undefined,
  }
}
