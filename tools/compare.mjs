// `npm run compare -- --old PLACE --new ORIGIN`
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('dist/server/compare-main.js', process.argv.slice(2), { NODE_ENV: 'production' });
