// `npm run restore -- FOLDER`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('restore-main', process.argv.slice(2));
