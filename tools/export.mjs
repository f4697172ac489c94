// `npm run export -- --brand tn FOLDER`
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('dist/server/export-main.js', process.argv.slice(2), { NODE_ENV: 'production' });
