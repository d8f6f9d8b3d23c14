import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { z } from 'zod'

const sourceSchema = z.object({
  /** `owner/name`. */
  repository: z.string(),
  /** Commit or tag. */
  ref: z.string(),
  licence: z.string(),
  files: z.array(
    z.object({
      /** Where it goes. One that ends in `.gz` is packed here. */
      file: z.string(),
      /** In the repository; `ARCHIVE.zip!NAME` for a file of an archive. */
      path: z.string(),
      /** Of the unpacked content. */
      sha256: z.string().length(64),
    }),
  ),
})

/** Files of one public repository. */
export type Source = z.infer<typeof sourceSchema>

/** @throws ZodError */
export const parseSources = (json: unknown): readonly Source[] => z.array(sourceSchema).parse(json)

export interface FetchOptions {
  readonly sources: readonly Source[]
  /** Folder they go to. */
  readonly into: string
  /** Serves `owner/name/ref/path`. */
  readonly from: string
}

/** What became of one file; `failed` with its reason. */
export interface Fetched {
  readonly file: string
  readonly state: 'there' | 'fetched' | 'failed'
  readonly reason?: string
}

/** Fetches what is not there yet. A file is written when its hash is right, and whole. */
export async function* fetchReference(options: FetchOptions): AsyncGenerator<Fetched> {
  const archives = new Map<string, Promise<Uint8Array>>()
  const download = (url: string): Promise<Uint8Array> => {
    const known = archives.get(url) ?? downloaded(url)
    if (url.endsWith('.zip')) archives.set(url, known)
    return known
  }
  for (const source of options.sources) {
    for (const one of source.files) yield await fetchFile(one, source, options, download)
  }
}

type SourceFile = Source['files'][number]

async function fetchFile(
  { file, path, sha256 }: SourceFile,
  { repository, ref }: Source,
  { into, from }: FetchOptions,
  download: (url: string) => Promise<Uint8Array>,
): Promise<Fetched> {
  const target = join(into, file)
  if (existsSync(target) && hashOf(unpacked(target, readFileSync(target))) === sha256) {
    return { file, state: 'there' }
  }
  const [inRepository = '', entry] = path.split('!')
  const url = `${from}/${repository}/${ref}/${inRepository.split('/').map(encodeURIComponent).join('/')}`
  try {
    const whole = await download(url)
    const content = entry === undefined ? whole : entryOf(whole, entry)
    const found = hashOf(content)
    if (found !== sha256) throw new Error(`its SHA-256 is ${found}, expected ${sha256}`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(`${target}.part`, isPacked(target) ? gzipSync(content) : content)
    renameSync(`${target}.part`, target)
    return { file, state: 'fetched' }
  } catch (error) {
    return { file, state: 'failed', reason: `${url}: ${messageOf(error)}` }
  }
}

async function downloaded(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The entry of an archive with this name, in whatever folder. */
function entryOf(archive: Uint8Array, name: string): Uint8Array {
  const entries = unzipSync(archive, { filter: (one) => one.name.split('/').at(-1) === name })
  const [content] = Object.values(entries)
  if (!content) throw new Error(`the archive holds no ${name}`)
  return content
}

const isPacked = (file: string): boolean => file.endsWith('.gz')

const unpacked = (file: string, content: Uint8Array): Uint8Array =>
  isPacked(file) ? gunzipSync(content) : content

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
