import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { databaseUrlFile } from '../../db/openDatabase.ts'
import { signInWhenReady } from '../kills/editor.ts'
import { newDataFolder, startSupervised } from '../kills/supervised.ts'
import { blocksOf, newDataset, newProject, runAll } from '../load/loadRun.ts'
import type { FaultResult } from './diskFaults.ts'
import { bitsOver, flipBit } from './flipBit.ts'
import { verifyFolder } from './verifyFolder.ts'

const FLIPPED_FILES = 20
const DAMAGED_TABLES = 10
const BLOCKS = 4

/** Bits are flipped in stored files, and in pages of the database; nothing runs meanwhile. */
export async function damagedData(): Promise<readonly FaultResult[]> {
  const dataDir = newDataFolder('duet-faults-')
  try {
    const stored = await filledFolder(dataDir)
    const before = await verifyFolder(dataDir)
    if (before.length > 0) throw new Error(`not whole before: ${JSON.stringify(before)}`)
    return [await flippedFiles(dataDir, stored.keys), await damagedPages(dataDir, stored)]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Stored {
  readonly keys: readonly string[]
  /** Of the database, by table: its file below the data of PostgreSQL. */
  readonly tables: readonly { readonly name: string; readonly file: string }[]
  readonly projectId: string
}

/** A product that was worked with, and stopped. */
async function filledFolder(dataDir: string): Promise<Stored> {
  const product = await startSupervised(dataDir)
  const api = await signInWhenReady(product.baseUrl, product.password)
  const projectId = await newProject(api, BLOCKS, 1)
  const { id: datasetId } = await newDataset(api, projectId, 60)
  await runAll(api, { projectId, blockIds: await blocksOf(api, projectId), datasetId })
  const client = new Client({ connectionString: readFileSync(databaseUrlFile(dataDir), 'utf8') })
  await client.connect()
  const files = await client.query(
    `select storage_key as key from stored_file where sha256 is not null and size_bytes > 8
     and state <> 'deleting' order by md5(storage_key)`,
  )
  const tables = await client.query(
    `select relname as name, pg_relation_filepath(oid) as file from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
     order by relname <> 'block', md5(relname)`,
  )
  await client.end()
  await product.stop()
  return {
    projectId,
    keys: z
      .array(z.object({ key: z.string() }))
      .parse(files.rows)
      .map(({ key }) => key),
    tables: z.array(z.object({ name: z.string(), file: z.string() })).parse(tables.rows),
  }
}

async function flippedFiles(dataDir: string, keys: readonly string[]): Promise<FaultResult> {
  const chosen = keys.slice(0, FLIPPED_FILES)
  const fileOf = (key: string): string => path.join(dataDir, 'files', ...key.split('/'))
  const bits = new Map(chosen.map((key) => [key, bitsOver(statSync(fileOf(key)).size)]))
  let times = 0
  let found = 0
  let message = ''
  for (let round = 0; round < 5; round += 1) {
    const flip = (): void => {
      for (const key of chosen) flipBit(fileOf(key), bits.get(key)?.[round] ?? 0)
    }
    flip()
    const findings = await verifyFolder(dataDir)
    flip()
    times += chosen.length
    const damaged = findings.filter(({ kind, name }) => kind === 'damaged' && bits.has(name))
    found += damaged.length
    message ||= (damaged[0]?.message ?? '').replaceAll(
      /[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}/g,
      '…',
    )
  }
  return {
    fault: `One bit of a stored file is another one (${chosen.length} files, ${times / chosen.length} places each)`,
    times,
    found,
    lost: 0,
    messages: [message],
    whatToDo: 'Restore the file from a backup; results can be made again by the button of the run.',
  }
}

async function damagedPages(dataDir: string, { tables, projectId }: Stored): Promise<FaultResult> {
  const chosen = tables.slice(0, DAMAGED_TABLES)
  const messages = new Set<string>()
  let found = 0
  for (const { name, file } of chosen) {
    const page = path.join(dataDir, 'postgres', 'data', file)
    const bit = statSync(page).size * 8 - 777
    flipBit(page, bit)
    const findings = await verifyFolder(dataDir)
    if (findings.some((finding) => finding.kind === 'database' && finding.name === name)) found += 1
    if (name === 'block') messages.add(await messageOfBlocks(dataDir, projectId))
    flipBit(page, bit)
  }
  return {
    fault: 'One bit of a page of the database is another one',
    times: chosen.length,
    found,
    lost: 0,
    messages: [...messages],
    whatToDo: '`duet verify` names the table. Restore a backup.',
  }
}

/** What is reported to people who open the project meanwhile. */
async function messageOfBlocks(dataDir: string, projectId: string): Promise<string> {
  const product = await startSupervised(dataDir)
  try {
    const api = await signInWhenReady(product.baseUrl, product.password)
    await blocksOf(api, projectId)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await product.stop()
  }
}
