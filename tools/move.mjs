// `npm run move -- --to postgres://…`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('move-main', process.argv.slice(2));
