import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { KpiRow } from './kpiRow.ts'

/** What of a run is finished, in a file beside its table: a JSON line for each plant, appended as it ends. */
export interface Journal {
  /** Rows that were finished from the same inputs. */
  readonly rowsOf: (key: string) => readonly KpiRow[] | undefined
  readonly finish: (key: string, rows: readonly KpiRow[]) => void
}

const CELL = z.union([z.string(), z.number(), z.null()])
const LINE = z.object({ key: z.string(), rows: z.array(z.record(z.string(), CELL)) })

/** @param resumes - begin with what the file holds; else it begins anew */
export function openJournal(file: string, resumes: boolean): Journal {
  const text = resumes && existsSync(file) ? readFileSync(file, 'utf8') : ''
  const finished = new Map(linesOf(text).map(({ key, rows }) => [key, rows] as const))
  // a line that was cut when a run was stopped is ended; what is finished is never written anew, so that no stop can lose it
  const end = text === '' || text.endsWith('\n') ? '' : '\n'
  writeFileSync(file, end, { flag: resumes ? 'a' : 'w' })
  return {
    rowsOf: (key) => finished.get(key),
    finish: (key, rows) => appendFileSync(file, `${JSON.stringify({ key, rows })}\n`),
  }
}

function linesOf(text: string): readonly z.infer<typeof LINE>[] {
  return text.split('\n').flatMap((line) => {
    try {
      return LINE.safeParse(JSON.parse(line)).data ?? []
    } catch {
      return []
    }
  })
}
