// `npm run import -- --brand tn PATH…`
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('dist/server/import-main.js', process.argv.slice(2), { NODE_ENV: 'production' });
