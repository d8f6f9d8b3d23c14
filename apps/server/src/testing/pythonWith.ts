import { spawnSync } from 'node:child_process'

const HAS_MODULES =
  'import sys, importlib.util as u; sys.exit(not all(u.find_spec(name) for name in sys.argv[1:]))'

/** The first Python of the machine that has the modules; undefined: none has. */
export const pythonWith = (...modules: readonly string[]): string | undefined =>
  ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', HAS_MODULES, ...modules]).status === 0,
  )
