// Which Node runs the sources as they are. Plain JavaScript that Node 20 can run.
export const MIN_MAJOR = 22
export const MIN_MINOR = 18

export function isNewEnough(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  return major > MIN_MAJOR || (major === MIN_MAJOR && minor >= MIN_MINOR)
}
