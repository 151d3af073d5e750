/**
 * `npm run test:busy`: runs the suite while four processes per core burn processor time, to show that no test depends
 * on the machine's speed. `npm run test:busy -- 3` runs it three times; other arguments go to Vitest.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const [first, ...rest] = process.argv.slice(2)
const times = Number(first) || 1
const args = Number(first) ? rest : process.argv.slice(2)

/** Ends by itself once this process has ended, however that was. */
const burn = `while (process.ppid === ${process.pid}) for (let n = 0; n < 1e8; n++);`
const burners = Array.from({ length: 4 * availableParallelism() }, () =>
  spawn(process.execPath, ['-e', burn], { stdio: 'ignore' }),
)
let failures = 0
try {
  for (let time = 1; time <= times; time++) {
    const suite = spawn('npx', ['vitest', 'run', ...args], {
      stdio: 'inherit',
      env: { ...process.env, TEST_SLOWNESS: '8' },
    })
    const code = await new Promise((resolve) => suite.once('exit', resolve))
    if (code !== 0) failures++
    console.log(`Busy run ${time} of ${times}: ${code === 0 ? 'no failure' : 'failed'}`)
  }
} finally {
  for (const burner of burners) burner.kill('SIGKILL')
}
process.exitCode = failures === 0 ? 0 : 1
