// `npm run staff -- add EMAIL --role admin`
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('dist/server/staff-main.js', process.argv.slice(2), { NODE_ENV: 'production' });
