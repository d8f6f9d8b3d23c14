import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from './run.ts'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      resolved: z.string().optional(),
    }),
  ),
})

// npm leaves out of the lock what its registry lacked on the day, without a word; `npm ci` then fails elsewhere.
const { packages } = lockSchema.parse(
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')),
)
const locked = Object.keys(packages)
const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))
    .map((name) => `${from.replace('node_modules/', '')} wants ${name}`),
)
const hosted = locked.filter((path) => packages[path]?.resolved?.startsWith('http'))

for (const line of missing) console.error(`not in package-lock.json: ${line}`)
for (const path of hosted) console.error(`package-lock.json names a registry's host: ${path}`)
if (missing.length + hosted.length > 0) process.exit(1)
console.log('lock: complete')
