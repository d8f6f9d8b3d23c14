import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

/** PostgreSQL refuses to run as root: as root it runs as `nobody`. */
export const SERVICE_USER: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** A command line with who runs it. */
export interface ServiceCommand {
  readonly program: string
  readonly args: readonly string[]
  readonly user: { readonly uid?: number; readonly gid?: number }
}

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv']

/**
 * `nobody` cannot enter a folder below one that is closed to others, such as root's home. There the program
 * retains root's right to enter and read closed folders, by setpriv of util-linux, and nothing else of root.
 *
 * @param folders - what the program must reach
 * @throws Error where the folders are closed and there is no setpriv
 */
export function serviceCommand(
  program: string,
  args: readonly string[],
  folders: readonly string[],
): ServiceCommand {
  const { uid, gid } = SERVICE_USER
  if (uid === undefined) return { program, args, user: {} }
  const closed = folders.map(closedFolderAbove).find((folder) => folder !== undefined)
  if (closed === undefined) return { program, args, user: SERVICE_USER }
  const setpriv = SETPRIV.find(isExecutable)
  if (!setpriv) {
    throw new Error(
      `The built-in PostgreSQL cannot reach ${closed}: as root it runs as another user, to whom the folder is closed. ` +
        'Start DUET as an ordinary user, open the folder (chmod o+x), or set DATABASE_URL.',
    )
  }
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const passage = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
  ]
  return { program: setpriv, args: [...identity, ...passage, program, ...args], user: {} }
}

/** The folder on the way to `target` that others may not enter; undefined where the way is open. */
function closedFolderAbove(target: string): string | undefined {
  const parent = path.dirname(target)
  if (parent === target) return undefined
  const closed = closedFolderAbove(parent)
  if (closed !== undefined) return closed
  return (statSync(parent).mode & constants.S_IXOTH) === 0 ? parent : undefined
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
