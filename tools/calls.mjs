// `npm run calls -- export --brand tn SLUG FOLDER`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('calls-main', process.argv.slice(2));
