import { execFile } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { environment } from '../kills/supervised.ts'

const reportSchema = z.object({
  findings: z.array(z.object({ kind: z.string(), name: z.string(), message: z.string() })),
})

type Findings = z.infer<typeof reportSchema>['findings']

/** What `duet verify` finds in a data folder. */
export function verifyFolder(dataDir: string): Promise<Findings> {
  const program = path.join(import.meta.dirname, '../../maintenance/maintenanceProgram.ts')
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, 'verify', '--json'],
      { env: environment(dataDir, 0), maxBuffer: 1 << 26 },
      // It ends with 1 where it finds something
      (error, stdout, stderr) => {
        if (stdout === '') reject(error ?? new Error(stderr))
        else resolve(reportSchema.parse(JSON.parse(stdout)).findings)
      },
    )
  })
}
