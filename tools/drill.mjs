// `npm run drill -- FOLDER`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('drill-main', process.argv.slice(2));
