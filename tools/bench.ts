import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from './run.ts'

const REPORT = join(ROOT, '.types/bench.json')
/** Measured in a browser: frames of the map and of the scene. */
const FRAMES = join(ROOT, '.types/frames.jsonl')

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          benchmarks: z
            .array(
              z.object({
                tasks: z.array(
                  z.object({
                    name: z.string(),
                    latency: z.object({
                      p50: z.number(),
                      min: z.number(),
                      samplesCount: z.number(),
                    }),
                  }),
                ),
              }),
            )
            .default([]),
        }),
      ),
    }),
  ),
})

// Further arguments are Vitest's filters: npm run bench -- layout
for (const report of [REPORT, FRAMES]) rmSync(report, { force: true })
const { status } = spawnSync(
  'vitest',
  [
    'bench',
    '--run',
    '--config',
    'vitest.bench.config.ts',
    '--reporter=json',
    `--outputFile=${REPORT}`,
    '--passWithNoTests',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
)
if (status !== 0) process.exit(status ?? 1)

for (const { name: file, assertionResults } of reportSchema.parse(
  JSON.parse(readFileSync(REPORT, 'utf8')),
).testResults) {
  for (const { title, benchmarks } of assertionResults) {
    for (const { name, latency } of benchmarks.flatMap(({ tasks }) => tasks)) {
      console.log(
        JSON.stringify({
          file: file.replace(`${ROOT}/`, ''),
          case: title,
          name,
          median_ms: Number(latency.p50.toPrecision(4)),
          min_ms: Number(latency.min.toPrecision(4)),
          runs: latency.samplesCount,
        }),
      )
    }
  }
}

const browser = spawnSync(
  'vitest',
  ['run', '--config', 'vitest.frames.config.ts', '--passWithNoTests', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
)
if (existsSync(FRAMES)) process.stdout.write(readFileSync(FRAMES, 'utf8'))
process.exit(browser.status ?? 1)
