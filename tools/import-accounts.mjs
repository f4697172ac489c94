// `npm run import-accounts -- --brand tn FILE.ndjson…`
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('dist/server/import-accounts-main.js', process.argv.slice(2), { NODE_ENV: 'production' });
