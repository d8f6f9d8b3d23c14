import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** A new password: typed twice at a terminal, where it is not shown, or the first line of standard input. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return lineOf('')
  const password = await lineOf('New password: ')
  if ((await lineOf('The same again: ')) !== password) throw new Error('these were two passwords')
  return password
}

async function lineOf(prompt: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = process.stdin.isTTY
  const reader = createInterface({ input: process.stdin, output: unseen, terminal })
  process.stderr.write(prompt)
  try {
    for await (const line of reader) return line
    throw new Error('no password was given')
  } finally {
    reader.close()
    if (terminal) process.stderr.write('\n')
  }
}
