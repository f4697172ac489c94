// `npm run reload`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('reload-main', process.argv.slice(2));
