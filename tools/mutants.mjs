// `npm run mutants [-- PATH…]`: see `npm run mutants -- --help`.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare({ build: false });
process.exitCode = await run('tools/mutants.ts', process.argv.slice(2), { NODE_ENV: 'test', TEST_FORM: 'short' });
