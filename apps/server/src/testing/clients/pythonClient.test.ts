import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeWeatherCsv } from '@duet/formats'
import { sampleWeather } from '@duet/plant'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pythonWith } from '../pythonWith.ts'
import { TEST_PASSWORD, type TestServer } from '../testServer.ts'
import { type ScriptedServer, startScriptedServer } from './scriptedServer.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../../../clients/python')

let scripted: ScriptedServer
let folder: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'duet-python-'))
  scripted = await startScriptedServer()
  const weather = path.join(folder, 'year.csv')
  writeFileSync(weather, [...writeWeatherCsv(sampleWeather())].join(''))
  env = {
    PATH: process.env['PATH'],
    HOME: folder,
    MPLCONFIGDIR: folder,
    PYTHONPATH: path.join(FOLDER, 'src'),
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUTF8: '1',
    DUET_SERVER: scripted.url,
    DUET_TOKEN: scripted.token,
    DUET_EMAIL: scripted.owner.email,
    DUET_PASSWORD: TEST_PASSWORD,
    ...(await carefulUser(scripted.server)),
    DUET_PLANT: scripted.plant.projectId,
    DUET_INGEST_TOKEN: scripted.plant.token,
    DUET_WEATHER: weather,
  }
})
afterAll(async () => {
  await scripted.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody with an authenticator app, and one of their recovery codes. */
async function carefulUser(server: TestServer): Promise<NodeJS.ProcessEnv> {
  const { email, token } = await server.newUser('careful@duet.example')
  const enrolled = await server.call(
    'mutation Enroll { enrollTotp(display_name: "App") { uid secret } }',
    {},
    token,
  )
  const { uid, secret } = enrolled.data?.['enrollTotp'] ?? { uid: '', secret: '' }
  const confirmed = await server.call(
    'mutation Confirm($uid: ID!, $code: String!) { confirmMfaFactor(mfa_uid: $uid, code: $code) { recovery_codes } }',
    { uid, code: new TOTP({ secret }).generate() },
    token,
  )
  return {
    DUET_CAREFUL_EMAIL: email,
    DUET_CODE: String(confirmed.data?.['confirmMfaFactor']?.['recovery_codes']?.[0]),
  }
}

/** Runs tests of the client and gives what it counts. */
async function unittest(python: string, pattern: string): Promise<string> {
  const args = ['-m', 'unittest', 'discover', '-s', path.join(FOLDER, 'tests'), '-p', pattern]
  const { stderr } = await promisify(execFile)(python, args, { env, cwd: folder }).catch(
    (error: { stderr: string }) => {
      throw new Error(error.stderr)
    },
  )
  return stderr.trim().split('\n').slice(-3).join(' ')
}

test.for([
  ['without a server', 'test_offline.py', 8],
  ['on a server', 'test_server.py', 10],
] as const)('the tests of the Python client %s', async ([, pattern, count], { skip }) => {
  const python = pythonWith()
  if (python === undefined) return skip('there is no python3')
  expect(await unittest(python, pattern)).toMatch(new RegExp(`^Ran ${count} tests .*OK$`))
})

test('its frames, and the notebook with its pictures', async ({ skip }) => {
  const python = pythonWith('pandas', 'matplotlib')
  if (python === undefined) return skip('no python3 with pandas and matplotlib')
  expect(await unittest(python, 'test_frames.py')).toMatch(/^Ran 4 tests .*OK$/)
})

test('the wheel holds the modules, their types and the operations, and works when installed', async ({
  skip,
}) => {
  const python = pythonWith('pip', 'setuptools', 'wheel')
  if (python === undefined) return skip('no python3 with pip, setuptools and wheel')
  // Building leaves folders beside the sources
  const source = path.join(folder, 'source')
  cpSync(FOLDER, source, { recursive: true })
  const run = promisify(execFile)
  const build = ['-m', 'pip', 'wheel', '--no-build-isolation', '--no-deps', '--no-index']
  await run(python, [...build, '-w', folder, source], { env, cwd: folder })
  const wheel = readdirSync(folder).find((name) => name.endsWith('.whl')) ?? ''
  const { version } = JSON.parse(readFileSync(path.resolve(FOLDER, '../../package.json'), 'utf8'))
  expect(wheel).toBe(`duet_solar-${version}-py3-none-any.whl`)
  const listed = await run(python, ['-m', 'zipfile', '-l', path.join(folder, wheel)], { env })
  for (const name of ['__init__.py', 'client.py', 'py.typed', 'operations.graphql'])
    expect(listed.stdout).toContain(`duet_solar/${name}`)
  expect(listed.stdout).not.toContain('tests/')
  const program = 'import duet_solar; print(duet_solar.__file__)'
  const installed = await run(python, ['-c', program], {
    env: { ...env, PYTHONPATH: path.join(folder, wheel) },
    cwd: folder,
  })
  expect(installed.stdout).toContain('.whl')
})
