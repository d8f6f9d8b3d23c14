import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Editor, signInWhenReady, startEditor } from '../kills/editor.ts'
import { calm, pause } from '../kills/killUnderLoad.ts'
import { type Supervised, startSupervised } from '../kills/supervised.ts'
import type { LoadApi } from '../load/loadApi.ts'
import { blocksOf, newDataset, newProject } from '../load/loadRun.ts'
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts'

/** What became of one fault, so many times. */
export interface FaultResult {
  readonly fault: string
  readonly times: number
  readonly found: number
  /** Acknowledged edits, or files, that are gone for good. */
  readonly lost: number
  /** What is reported to people, each text once. */
  readonly messages: readonly string[]
  readonly whatToDo: string
}

const DATA_MB = 700
const FILES_MB = 200
const EDITORS = 4
/** Edits go on for a while in files that the database has already. */
const FULL_MS = 20_000

interface Scene {
  readonly product: Supervised
  readonly api: LoadApi
  readonly projectId: string
  readonly editors: readonly Editor[]
}

async function open(dataDir: string): Promise<Scene> {
  const product = await startSupervised(dataDir)
  const api = await signInWhenReady(product.baseUrl, product.password)
  const projectId = await newProject(api, EDITORS, 1)
  const blocks = await blocksOf(api, projectId)
  const editors = await Promise.all(blocks.map((id) => startEditor(api, projectId, id)))
  return { product, api, projectId, editors }
}

const lostOf = async (editors: readonly Editor[]): Promise<number> =>
  (await Promise.all(editors.map((editor) => editor.lost()))).reduce((a, b) => a + b)

/** The disk of the data folder is filled to the last byte while people edit, and is given room again. */
export async function fullDisk(times: number): Promise<FaultResult> {
  const disk = mountSmallDisk(DATA_MB)
  const { product, editors } = await open(disk.folder)
  try {
    const messages = new Set<string>()
    let found = 0
    let lost = 0
    for (let time = 0; time < times; time += 1) {
      await calm(editors)
      const code = await readyCodeWhile(product, disk)
      if (code === 'STORAGE_FULL') found += 1
      await calm(editors)
      lost += await lostOf(editors)
    }
    for (const message of editors.flatMap((editor) => editor.messages())) messages.add(message)
    return {
      fault: 'The disk of the data folder is full, with people editing',
      times,
      found,
      lost,
      messages: [...messages],
      whatToDo: 'Make room. The server goes on by itself.',
    }
  } finally {
    await Promise.all(editors.map((editor) => editor.stop()))
    await product.stop()
    disk.remove()
  }
}

/** What `/ready` says of the full disk; it is full until an edit was refused, or for a while. */
async function readyCodeWhile(product: Supervised, disk: SmallDisk): Promise<string | undefined> {
  disk.fill()
  try {
    let code: string | undefined
    for (const untilMs = performance.now() + FULL_MS; performance.now() < untilMs; ) {
      disk.fill()
      code ??= await readyCode(product)
      await pause(200)
    }
    return code
  } finally {
    disk.makeRoom()
  }
}

async function readyCode({ baseUrl }: Supervised): Promise<string | undefined> {
  const answer = await fetch(`${baseUrl}/ready`).catch(() => undefined)
  if (!answer || answer.ok) return undefined
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
}

/** The folder of files cannot be written while people edit and send weather. */
export async function readOnlyFiles(times: number): Promise<FaultResult> {
  const disk = mountSmallDisk(DATA_MB)
  const folder = path.join(disk.folder, 'files')
  mkdirSync(folder)
  const files = mountSmallDisk(FILES_MB, folder)
  const { product, api, projectId, editors } = await open(disk.folder)
  try {
    const messages = new Set<string>()
    let found = 0
    let lost = 0
    for (let time = 0; time < times; time += 1) {
      await calm(editors)
      files.setReadOnly(true)
      const refusal = await newDataset(api, projectId, 60).catch((error: unknown) => error)
      if (refusal instanceof Error) {
        messages.add(refusal.message)
        if (refusal.message.includes('cannot be written')) found += 1
      }
      files.setReadOnly(false)
      lost += await lostOf(editors)
    }
    await newDataset(api, projectId, 60)
    return {
      fault: 'The folder of files cannot be written, with people editing and sending weather',
      times,
      found,
      lost,
      messages: [...messages],
      whatToDo: 'Make the folder writable. Send the file again.',
    }
  } finally {
    await Promise.all(editors.map((editor) => editor.stop()))
    await product.stop()
    files.remove()
    disk.remove()
  }
}

/** The whole data folder is read-only when the server starts. */
export async function readOnlyStart(times: number): Promise<FaultResult> {
  const disk = mountSmallDisk(DATA_MB)
  try {
    const { product, api, projectId, editors } = await open(disk.folder)
    await pause(2000)
    await Promise.all(editors.map((editor) => editor.stop()))
    const names = await namesOf(api, projectId)
    await product.stop()
    const messages = new Set<string>()
    let found = 0
    let lost = 0
    for (let time = 0; time < times; time += 1) {
      disk.setReadOnly(true)
      const message = await refusalOfStart(disk.folder)
      disk.setReadOnly(false)
      if (message !== undefined) found += 1
      if (message !== undefined) messages.add(message)
      const again = await startSupervised(disk.folder)
      const now = await namesOf(await signInWhenReady(again.baseUrl, again.password), projectId)
      lost += names.filter((name) => !now.includes(name)).length
      await again.stop()
    }
    return {
      fault: 'The data folder cannot be written when the server starts',
      times,
      found,
      lost,
      messages: [...messages],
      whatToDo: 'Make it writable for the user of the server, and start it again.',
    }
  } finally {
    disk.remove()
  }
}

async function namesOf(api: LoadApi, projectId: string): Promise<readonly string[]> {
  const { blocks } = await api.ask(
    'query Blocks($id: ID!) { projectBlocks(project_id: $id) { blocks { id name } } }',
    { id: projectId },
    blocksSchema,
  )
  return blocks.map(({ name }) => name)
}

/** What the log says of a start that fails. */
async function refusalOfStart(dataDir: string): Promise<string | undefined> {
  const product = await startSupervised(dataDir)
  for (const untilMs = performance.now() + 60_000; product.ends() === 0; await pause(100))
    if (performance.now() > untilMs) break
  await product.stop()
  const text = product.log().replaceAll(dataDir, 'DATA')
  return (
    /(?:The data folder|The disk)[^"\n]*?\.(?= |"|\n|$)[^"\n]*/.exec(text)?.[0] ??
    text.slice(0, 300)
  )
}

const blocksSchema = z.object({ blocks: z.array(z.object({ name: z.string() })) })
