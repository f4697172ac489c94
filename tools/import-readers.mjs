// `npm run import-readers -- --brand tn FILE.ndjson…`
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('dist/server/import-readers-main.js', process.argv.slice(2), { NODE_ENV: 'production' });
