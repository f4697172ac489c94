// `npm run keep-release`
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare({ build: false });
process.exitCode = await run('tools/keep-release.ts');
