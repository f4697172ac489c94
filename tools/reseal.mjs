// `npm run reseal`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('reseal-main', process.argv.slice(2));
