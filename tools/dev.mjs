// `npm run dev`: builds and starts again on save; open pages reload by themselves. `npm run dev -- --inspect` also starts Node's inspector.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare({ build: false });
process.exitCode = await run('tools/dev.ts', process.argv.slice(2));
