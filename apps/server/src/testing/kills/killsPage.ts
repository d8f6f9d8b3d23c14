import type { KillReport, KillResult } from './killUnderLoad.ts'
import type { Victim } from './supervised.ts'

const WHAT: Readonly<Record<Victim, string>> = {
  backend: 'A backend of PostgreSQL, which serves one connection',
  checkpointer: 'The checkpointer of PostgreSQL',
  walwriter: 'The write-ahead log writer of PostgreSQL',
  postmaster: 'The main process of PostgreSQL: the server ends and is started again',
  server: 'The server itself, started again: it takes its database over',
}

/** Part of the page of recovery. @param machine - what it was measured on */
export function killsPart({ results, completedRuns }: KillReport, machine: string): string {
  return `What becomes of the product when one of its processes is killed by force (\`SIGKILL\`), as a system does that runs out of memory. Made by \`npm run kills\`: the product runs on a data folder of its own with the built-in database, four people rename blocks without a pause, runs follow one another on one thread, and a supervisor starts the server again when it ends. Measured on ${machine}.

| Killed | Times | Edits acknowledged | Of them lost | Back after, median | Longest |
|---|---:|---:|---:|---:|---:|
${results.map(row).join('\n')}

- **Acknowledged**: the server answered that the edit is stored. **Lost**: it was not there when the service was back.
- **Back after**: from the kill until everybody's edits are acknowledged again. Edits that were refused meanwhile were not stored, or not known to be; people are informed.
${runLine(completedRuns)}`
}

/** Nothing is said of runs where none was at work to its end. */
function runLine(completedRuns: number): string {
  if (completedRuns === 0) return ''
  return `- **Runs** at work meanwhile: ${completedRuns}. Every one completed; none was failed by a kill.\n`
}

function row({ victim, times, acknowledged, lost, backAfterS }: KillResult): string {
  const sorted = backAfterS.toSorted((a, b) => a - b)
  const seconds = (s: number | undefined): string => `${(s ?? 0).toFixed(1)} s`
  const cells = [times, acknowledged, lost, seconds(middle(sorted)), seconds(sorted.at(-1))]
  return `| ${[WHAT[victim], ...cells].join(' | ')} |`
}

const middle = (sorted: readonly number[]): number | undefined =>
  sorted[Math.floor(sorted.length / 2)]
