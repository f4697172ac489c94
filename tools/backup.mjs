// `npm run backup -- FOLDER`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('backup-main', process.argv.slice(2));
