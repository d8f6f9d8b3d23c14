import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The page of the guide whose parts are made by commands. */
export const PAGE: string = path.resolve(import.meta.dirname, '../../../../docs/guide/recovery.md')

/** Writes one part of the page anew, under its heading; the others stay. */
export function writePart(heading: string, body: string): void {
  const parts = readFileSync(PAGE, 'utf8').split(/^(?=## )/m)
  const isPart = (part: string): boolean => part.startsWith(`## ${heading}\n`)
  const made = `## ${heading}\n\n${body.trim()}\n`
  const all = parts.some(isPart)
    ? parts.map((part) => (isPart(part) ? made : part))
    : [...parts, made]
  writeFileSync(PAGE, `${all.map((part) => part.trim()).join('\n\n')}\n`)
}
