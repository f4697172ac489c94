// `npm run screenshots [word…]`: pictures of every page type on every brand, below screenshots/; words choose some of them, as `tn home 360`.
// `npm run screenshots -- --newsroom`: the pictures of the newsroom in the documents.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('tools/screenshots.ts', process.argv.slice(2));
