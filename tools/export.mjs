// `npm run export -- --brand tn FOLDER`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('export-main', process.argv.slice(2));
