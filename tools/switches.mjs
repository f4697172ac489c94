// `npm run switches`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('switches-main', process.argv.slice(2));
