// `npm run bench`: measures the program against the bare limit and a baseline, on the same machine in the same run.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('bench/bench.ts', process.argv.slice(2), { NODE_ENV: 'production' });
