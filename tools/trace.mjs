// `npm run trace`: writes which tests prove which requirements and promises, and the tables of variables and permissions.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare({ build: false });
process.exitCode = await run('tools/trace.ts');
