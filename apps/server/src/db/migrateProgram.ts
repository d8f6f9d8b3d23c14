import { migrate } from './migrate.ts'

// `duet migrate`: an operator brings a database up to date before the new server starts.
const url = process.env['DATABASE_URL']
if (url === undefined || url === '') {
  process.stderr.write(
    'Set DATABASE_URL to the PostgreSQL server. The built-in database is migrated when its server starts.\n',
  )
  process.exitCode = 1
} else {
  const applied = await migrate(url)
  process.stdout.write(
    applied.length > 0 ? `applied: ${applied.join(', ')}\n` : 'the database is up to date\n',
  )
}
