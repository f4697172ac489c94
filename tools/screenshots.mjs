// `npm run screenshots [word…]`: pictures of every page type on every brand, below screenshots/; words choose some of them, as `tn home 360`.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('tools/screenshots.ts', process.argv.slice(2));
