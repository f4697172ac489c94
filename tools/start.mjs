// `npm start`: everything from a fresh checkout to four running sites.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('dist/server/main.js', process.argv.slice(2), { NODE_ENV: 'production' });
