const MIN_MAJOR = 22
const MIN_MINOR = 18

/** Ends the process with advice where this Node cannot run the server's TypeScript. */
export function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MIN_MAJOR || (major === MIN_MAJOR && minor >= MIN_MINOR)) return
  console.error(
    [
      `This is Node ${process.versions.node}; DUET needs Node ${MIN_MAJOR}.${MIN_MINOR} or newer (24 is best).`,
      '',
      'npm ci installs a Node 24 of its own for Linux and Windows, which the npm scripts use.',
      'If you see this there, run: npm ci --include=optional && npm start',
      `On ${process.platform}-${process.arch} without such a package, install Node 24 from https://nodejs.org.`,
    ].join('\n'),
  )
  process.exit(1)
}
