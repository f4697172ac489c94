// `npm run lighthouse [word…]`: home, section and story of each brand on a slow phone; words choose some of them, as `tn story`.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('tools/lighthouse.ts', process.argv.slice(2));
