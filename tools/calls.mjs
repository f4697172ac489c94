// `npm run calls -- export --brand tn SLUG FOLDER`
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('dist/server/calls-main.js', process.argv.slice(2), { NODE_ENV: 'production' });
