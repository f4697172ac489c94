// `npm run import -- --brand tn PATH…`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('import-main', process.argv.slice(2));
