// `npm run check`, `npm test`, `npm run test:all`: see `npm test -- --help`. Ends with "N passed, N failed" alone on a line.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('tools/test.ts', process.argv.slice(2), { NODE_ENV: 'test' });
