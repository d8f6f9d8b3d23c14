import type { FaultResult } from './diskFaults.ts'

/** Part of the page of recovery. @param machine - what it was tried on */
export function faultsPart(results: readonly FaultResult[], machine: string): string {
  return `What becomes of the product when its disk or its data fail. Made by \`npm run faults\` on a running product with the built-in database: its data folder lies on a file system of its own in memory, which is filled or made read-only; bits are flipped in the files of a stopped one. Tried on ${machine}.

| Fault | Times | Found | Lost | Message | What to do |
|---|---:|---:|---:|---|---|
${results.map(row).join('\n')}

- **Found**: \`/ready\`, the log, the answer to the person or \`duet verify\` named the fault.
- **Lost**: edits that were acknowledged and were not there when the fault was over. Bits were turned back after each try; on a real disk they come from the backup.`
}

function row({ fault, times, found, lost, messages, whatToDo }: FaultResult): string {
  const reported = [...new Set(messages.map(sentenceOf))].map((text) => `"${text}"`).join('<br>')
  return `| ${[fault, times, found, lost, reported, whatToDo].join(' | ')} |`
}

/** Without the name of the field that was asked for, and out of an answer in JSON. */
function sentenceOf(message: string): string {
  const inJson = /"message":"([^"]+)"/.exec(message)?.[1]
  return (inJson ?? message.replace(/^\w+: /, '')).replaceAll('|', '\\|')
}
